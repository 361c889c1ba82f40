import { prettyPrintError } from '@adonisjs/core'
import { ignite } from './ignite.js'

ignite()
  // Ctrl+C reaches the server as well as the script that started it: requests under way are finished.
  .tap((app) => app.listen('SIGINT', () => app.terminate()))
  // Only a server claims the embedded database; commands run beside it.
  .tap((app) => {
    app.starting(async () => {
      const { claimStorage } = await import('#app/database/single_server')
      claimStorage()
    })
  })
  .httpServer()
  .start()
  .catch((error) => {
    process.exitCode = 1
    if (error.code === 'E_SECOND_SERVER') process.stderr.write(`${error.message}\n`)
    else prettyPrintError(error)
  })
