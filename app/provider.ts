import vine from '@vinejs/vine'
import type { ApplicationService } from '@adonisjs/core/types'
import { HttpContext } from '@adonisjs/core/http'
import { useKeyObjects } from '#app/crypto/key_objects'
import { beginImmediately } from '#app/database/begin_immediate'
import { sendValidHeadersOnly } from '#app/http/header_values'
import { usePageTag } from '#app/http/page_tag'
import { readOwnContentsOnly } from '#app/http/request_contents'
import env from '#start/env'
import { CodeReporter } from '#app/validation/code_reporter'

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
    useKeyObjects()
    beginImmediately()
    readOwnContentsOnly()
    sendValidHeadersOnly()
    const { default: edge } = await import('edge.js')
    edge.use(usePageTag)
    HttpContext.getter(
      'view',
      function (this: HttpContext) {
        return edge.createRenderer().share({ request: this.request, cspNonce: this.response.nonce })
      },
      true
    )
    vine.errorReporter = () => new CodeReporter()
    // A form sends an empty field as an empty text; to the rules it is a missing value.
    vine.convertEmptyStringsToNull = true
  }

  async start() {
    if (this.app.getEnvironment() !== 'web') return
    const { connectRedis, usesRedis } = await import('#app/redis/redis')
    if (usesRedis) await connectRedis()
  }

  async ready() {
    if (this.app.getEnvironment() !== 'web' || this.#isEnding) return
    this.#beginning = this.#begin()
    await this.#beginning
  }

  async #begin() {
    const { proveImmediateBegin } = await import('#app/database/begin_immediate')
    await proveImmediateBegin()
    const { startTidying } = await import('#app/tidying')
    startTidying()
    if (!env.get('OUTBOX_WORKER', true)) return
    const { startOutbox } = await import('#app/outbox/worker')
    startOutbox()
  }

  async shutdown() {
    const { stopTidying } = await import('#app/tidying')
    stopTidying()
    const { stopOutbox } = await import('#app/outbox/worker')
    await stopOutbox()
    const { closeRedis } = await import('#app/redis/redis')
    closeRedis()
    const { closeEngine } = await import('#app/database/engine')
    await closeEngine()
    const { releaseStorage } = await import('#app/database/single_server')
    releaseStorage()
  }
}
