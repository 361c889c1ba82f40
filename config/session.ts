import { defineConfig } from '@adonisjs/session'
import { secureCookies } from '#config/app'
import { sessionStore } from '#app/sessions/session_store'

/** A session ends after this time without a visit; the absolute end is checked by the guard. */
export const SESSION_AGE = '12h'

/** Name of the session cookie; the prefix ties it to https and this very host. */
export const sessionCookieName = secureCookies ? '__Host-session' : 'session'

const sessionConfig = defineConfig({
  enabled: true,
  cookieName: sessionCookieName,
  clearWithBrowser: true,
  age: SESSION_AGE,
  cookie: { path: '/', httpOnly: true, secure: secureCookies, sameSite: 'lax' },
  store: 'own',
  stores: { own: sessionStore },
})

export default sessionConfig
