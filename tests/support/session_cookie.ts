import { randomBytes } from 'node:crypto'
import { CookieClient } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { ShopSessionStore } from '#app/sessions/session_store'
import type { Member } from '#auth'
import { sessionCookieName } from '#config/session'

/** A new session of the member in the shop's own store, and the cookie that names it. */
export async function sessionCookie(member: Member): Promise<{ name: string; value: string }> {
  const auth = await app.container.make('auth.manager')
  const guard = auth.createAuthenticatorClient().use('member')
  const { session } = await guard.authenticateAsClient(member)
  const id = randomBytes(16).toString('hex')
  await new ShopSessionStore().write(id, session!)
  const cookies = new CookieClient((await app.container.make('encryption')) as never)
  return {
    name: sessionCookieName,
    value: encodeURIComponent(cookies.sign(sessionCookieName, id)!),
  }
}
