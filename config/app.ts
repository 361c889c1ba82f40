import { defineConfig } from '@adonisjs/core/http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { secure } from '#app/http/security_headers'
import { appUrl, secureCookies } from '#config/address'
import env from '#start/env'

export const appKey = env.get('APP_KEY')
export { appUrl, secureCookies }

export const http = defineConfig({
  generateRequestId: true,
  // Spoofing matches the route before the body is read and so switches the cross-site check off.
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  // The framework's own looks at each value for a big integer; nothing here has one.
  serializeJSON: (value: unknown) => JSON.stringify(value),
  onBadUrl(_request: IncomingMessage, response: ServerResponse) {
    secure(response)
    response.writeHead(400, { 'Content-Type': 'text/plain' }).end('Bad Request')
  },
  // Headers within 10 s, a whole request within 30 s: a slow client holds no socket for long.
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  cookie: {
    domain: '',
    path: '/',
    maxAge: '2h',
    httpOnly: true,
    secure: secureCookies,
    sameSite: 'lax',
  },
})
