import type { PluginFn } from '@japa/runner/types'
import { SessionClient } from '@adonisjs/session/client'
import type { SessionData } from '@adonisjs/session/types'
import { ApiClient, ApiRequest } from '@japa/api-client'
import { ShopSessionStore } from '#app/sessions/session_store'

let writing: Promise<void> = Promise.resolve()

/** The shop's own store; the session client does not wait for its write, so the request must. */
class AwaitedSessionStore extends ShopSessionStore {
  async write(id: string, data: SessionData): Promise<void> {
    writing = super.write(id, data)
    return writing
  }
}

/** Gives test requests sessions in the store the shop really uses; comes after the session plugin. */
export function storedSessions(): PluginFn {
  return () => {
    ApiRequest.getter('sessionClient', () => new SessionClient(new AwaitedSessionStore()), true)
    ApiClient.onRequest((request) => {
      request.setup(async () => {
        await writing
      })
    })
  }
}
