import { versionProblem } from './steps/version.mjs'

var problem = versionProblem(process.versions.node, process.env.npm_config_user_agent)
if (problem) {
  console.error(problem)
  process.exit(1)
} else {
  import('./steps/renew_pictures.mjs').then(function (module) {
    return module.main()
  })
}
