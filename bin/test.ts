process.env.NODE_ENV = 'test'

import { prettyPrintError } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'

import { buildAssets, servesPages } from '../tests/support/assets.js'
import { prepareTestEnvironment } from '../tests/support/environment.js'
import { registerPageModules } from '../tests/support/page_modules.js'

prepareTestEnvironment()
registerPageModules()
// Before the application starts, because without built pages it would start a development server.
if (servesPages(process.argv)) await buildAssets()

const { ignite } = await import('./ignite.js')

ignite()
  .testRunner()
  .configure(async (app) => {
    const { runnerHooks, ...config } = await import('../tests/bootstrap.js')
    processCLIArgs(process.argv.splice(2))
    configure({
      ...app.rcFile.tests,
      ...config,
      setup: runnerHooks.setup,
      teardown: runnerHooks.teardown.concat([() => app.terminate()]),
    })
  })
  .run(() => run())
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
