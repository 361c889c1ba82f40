import { prettyPrintError } from '@adonisjs/core'
import type { ApplicationService } from '@adonisjs/core/types'
import { writeForOwnerOnly } from '#app/files/owner_only'
import { safeError } from '#app/logging/safe_error'
import { sentenceOf } from '#app/serving/start_refused'
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

writeForOwnerOnly()
process.on('uncaughtException', end)
process.on('unhandledRejection', end)

ignite()
  // Ctrl+C reaches the server as well as the script that started it: requests under way are finished.
  .tap((app) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) app.listen(signal, () => stop(app))
  })
  // Only a server claims the embedded database and asks whether it may serve; commands run beside it.
  .tap((app) => {
    app.starting(async () => {
      await import('#start/tables')
      const { assertServable } = await import('#app/serving/assert_servable')
      await assertServable()
    })
  })
  .httpServer()
  .start()
  .catch(async (error) => {
    const sentence = sentenceOf(error)
    if (sentence) process.stderr.write(`${sentence}\n`)
    else await prettyPrintError(error)
    // What was opened before the failure, a connection to Redis for one, would keep the process.
    process.exit(1)
  })
