import type { PluginFn } from '@japa/runner/types'
import { SessionClient } from '@adonisjs/session/client'
import type { SessionData } from '@adonisjs/session/types'
import { ApiClient, ApiRequest } from '@japa/api-client'
import { ShopSessionStore } from '#app/sessions/session_store'

let lastWrite: Promise<void> = Promise.resolve()
const clients = new WeakMap<ApiRequest, AnsweredSessionClient>()

/**
 * The shop's own store; the session client does not wait for its write, so the request must. The
 * sessions of a storm are written one by one, or they would take the connections it is about.
 */
class AwaitedSessionStore extends ShopSessionStore {
  written: Promise<void> = Promise.resolve()

  write(id: string, data: SessionData): Promise<void> {
    this.written = lastWrite.then(() => super.write(id, data))
    lastWrite = this.written.catch(() => {})
    return this.written
  }
}

/** The plugin looks for the session by the cookie of the answer, which a browser that has it is not sent again. */
class AnsweredSessionClient extends SessionClient {
  /** What the session held when the answer had come. */
  left: Awaited<ReturnType<SessionClient['load']>> = { values: {}, flashMessages: {} }

  constructor(readonly kept: AwaitedSessionStore) {
    super(kept)
  }

  async destroy(id?: string): Promise<void> {
    this.left = await this.load(id ?? this.sessionId)
    return super.destroy(id)
  }
}

/** Gives test requests sessions in the store the shop really uses; comes after the session plugin. */
export function storedSessions(): PluginFn {
  return () => {
    const clientOf = function (this: ApiRequest) {
      const client = new AnsweredSessionClient(new AwaitedSessionStore())
      clients.set(this, client)
      return client
    }
    ApiRequest.getter('sessionClient', clientOf, true)
    ApiClient.onRequest((request) => {
      request.setup(async () => {
        await clients.get(request)?.kept.written
      })
      request.teardown((response) => {
        const client = clients.get(request)
        if (client) response.sessionBag = client.left
      })
    })
  }
}
