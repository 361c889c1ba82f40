import vine from '@vinejs/vine'
import type { ApplicationService } from '@adonisjs/core/types'
import { sendValidHeadersOnly } from '#app/http/header_values'
import { packAnswers } from '#app/http/packed_answers'
import { usePageTag } from '#app/http/page_tag'
import { readOwnContentsOnly } from '#app/http/request_contents'
import { writeModelsInTransactions } from '#app/database/models_write_in_transactions'
import { withPatienceFor } from '#app/database/request_patience'
import { openShortWays } from '#app/shortcut/short_way'
import { renderPagesWithReport } from '#app/inertia/server_rendering'
import { takeShortWay } from '#app/shortcut/take_short_way'
import { usesPostgres } from '#config/database'
import env from '#start/env'
import { CodeReporter } from '#app/validation/code_reporter'

/** Only PostgreSQL can be silent while requests wait. */
const inRequest: typeof withPatienceFor = usesPostgres
  ? withPatienceFor
  : (_response, work) => work()

/** What the kernel starts and ends with the application. */
export default class KernelProvider {
  /** What begins once the server listens; nothing is closed before it has finished. */
  #beginning: Promise<void> | undefined
  #isEnding = false

  constructor(protected app: ApplicationService) {}

  async boot() {
    // A server may be asked to end the moment it listens: what begins after its end would keep it alive.
    this.app.terminating(async () => {
      this.#isEnding = true
      await this.#beginning?.catch(() => {})
    })
    writeModelsInTransactions()
    await this.#takeShortWays()
    readOwnContentsOnly()
    sendValidHeadersOnly()
    packAnswers()
    const { default: edge } = await import('edge.js')
    edge.use(usePageTag)
    vine.errorReporter = () => new CodeReporter()
    // A form sends an empty field as an empty text; to the rules it is a missing value.
    vine.convertEmptyStringsToNull = true
  }

  async #takeShortWays() {
    const server = await this.app.container.make('server')
    const handle = server.handle.bind(server)
    const count = await this.#requestCounter()
    server.handle = async (request, response) => {
      count?.(request, response)
      return inRequest(response, () =>
        takeShortWay(request, response, () => handle(request, response))
      )
    }
  }

  /** Nothing is measured where nobody asks for it. */
  async #requestCounter() {
    if (!env.get('METRICS_PORT') || this.app.getEnvironment() !== 'web') return undefined
    return (await import('#app/metrics/count_requests')).countRequest
  }

  async start() {
    if (this.app.getEnvironment() !== 'web') return
    const { connectRedis, usesRedis } = await import('#app/redis/redis')
    if (usesRedis) await connectRedis()
    if (usesPostgres) await this.#watchDatabase()
    await this.#tellMetrics()
  }

  async #watchDatabase() {
    const { startStallWatch } = await import('#app/database/stall_watch')
    const db = await this.app.container.make('lucid.db')
    startStallWatch(db.connection().getWriteClient().client)
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web' || this.#isEnding) return
    await openShortWays()
    this.#beginning = this.#begin()
    await this.#beginning
    await renderPagesWithReport(this.app)
  }

  async #begin() {
    const { noteServedAddress } = await import('#app/serving/served_address')
    await noteServedAddress()
    const { startTidying } = await import('#app/tidying')
    startTidying()
    const { startCheckpoints } = await import('#app/database/checkpointer')
    startCheckpoints()
    if (!env.get('OUTBOX_WORKER', true)) return
    const { startOutbox } = await import('#app/outbox/worker')
    startOutbox()
  }

  async #tellMetrics() {
    const port = env.get('METRICS_PORT')
    if (!port) return
    const { startMetrics, stopMetrics } = await import('#app/metrics/metrics_server')
    this.app.terminating(stopMetrics)
    await startMetrics({ host: env.get('METRICS_HOST', '127.0.0.1'), port })
  }

  async shutdown() {
    if (this.app.getEnvironment() === 'web') {
      const { forgetServedAddress } = await import('#app/serving/served_address')
      await forgetServedAddress()
    }
    const { stopTidying } = await import('#app/tidying')
    stopTidying()
    const { stopOutbox } = await import('#app/outbox/worker')
    await stopOutbox()
    const { closeStudio } = await import('#app/media/studio')
    closeStudio()
    const { closeRedis } = await import('#app/redis/redis')
    closeRedis()
    const { endCheckpoints } = await import('#app/database/checkpointer')
    await endCheckpoints()
    const { endStallWatch } = await import('#app/database/stall_watch')
    endStallWatch()
    const { closeEngine } = await import('#app/database/engine')
    await closeEngine()
    const { releaseStorage } = await import('#app/database/single_server')
    releaseStorage()
  }
}
