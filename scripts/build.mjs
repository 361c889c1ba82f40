import { guarded } from './steps/failure.mjs'
import { build } from './steps/build.mjs'
import { loadEnvironment } from './steps/environment.mjs'
import { install } from './steps/install.mjs'
import { say } from './steps/narration.mjs'
import { ROOT } from './steps/paths.mjs'

await guarded(async () => {
  await install()
  const built = await build(loadEnvironment(ROOT).environment)
  say(
    built ? 'The production build is in build/.' : 'The production build in build/ is up to date.'
  )
})
