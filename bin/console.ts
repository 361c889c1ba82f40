import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './ignite.js'

ignite()
  .tap((app) => app.listen('SIGTERM', () => app.terminate()))
  .ace()
  .handle(process.argv.splice(2))
  .catch((error) => {
    process.exitCode = 1
    prettyPrintError(error)
  })
