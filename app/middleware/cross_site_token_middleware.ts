import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import Tokens from 'csrf'

/** Cookie that pages read the cross-site token from; the name is the one Inertia looks for. */
const COOKIE = 'XSRF-TOKEN'
/** Where shield keeps the secret of a session. */
const SECRET = 'csrf-secret'
const tokens = new Tokens()

/** Whether a token was made for a session; `data` is what the session holds. */
export function isTokenOf(data: Record<string, unknown>, token: unknown): boolean {
  const secret = data[SECRET]
  return typeof secret === 'string' && typeof token === 'string' && tokens.verify(secret, token)
}

/**
 * Carries the cross-site token between a page and shield, which checks it on every write. The cookie is
 * sent only where the browser has none that fits its session, not with every answer.
 */
export default class CrossSiteTokenMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { headers } = ctx.request.request
    const sent = headers['x-xsrf-token']
    if (typeof sent === 'string') headers['x-csrf-token'] ??= sent
    try {
      return await next()
    } finally {
      // Also after a refusal, so that the next try has a token that fits.
      renew(ctx)
    }
  }
}

function renew({ request, response, session }: HttpContext) {
  const secret: unknown = session.get(SECRET)
  if (typeof secret !== 'string') return
  const known: unknown = request.plainCookie(COOKIE, { encoded: false })
  if (typeof known === 'string' && tokens.verify(secret, known)) return
  // No age: it lives as long as the session cookie.
  const options = { httpOnly: false, encode: false, maxAge: undefined }
  response.plainCookie(COOKIE, request.csrfToken, options)
}
