import { prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { safeError } from '#app/logging/safe_error'
import { ignite } from './ignite.js'

/** What nobody caught leaves the process in a state nobody knows: it says why and ends. */
function end(error: unknown) {
  const line = { level: 60, msg: 'The server ends', err: safeError(error) }
  process.stderr.write(`${JSON.stringify(line)}\n`)
  process.exit(1)
}

/** Requests under way are finished first; a stream would be under way for ever, so it ends at once. */
async function stop(app: ApplicationService) {
  const { closeStreams } = await import('#app/realtime/streams')
  closeStreams()
  await app.terminate()
}

process.on('uncaughtException', end)
process.on('unhandledRejection', end)

ignite()
  // Ctrl+C reaches the server as well as the script that started it: requests under way are finished.
  .tap((app) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) app.listen(signal, () => stop(app))
  })
  // Only a server claims the embedded database; commands run beside it.
  .tap((app) => {
    app.starting(async () => {
      const { claimStorage } = await import('#app/database/single_server')
      claimStorage()
    })
  })
  .httpServer()
  .start()
  .catch(async (error) => {
    if (error.code === 'E_SECOND_SERVER') process.stderr.write(`${error.message}\n`)
    else await prettyPrintError(error)
    // What was opened before the failure, a connection to Redis for one, would keep the process.
    process.exit(1)
  })
