import { hash, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'

/** Cookie that pages read the cross-site token from; the name is the one Inertia looks for. */
export const TOKEN_COOKIE = 'XSRF-TOKEN'
/** Where shield keeps the secret of a session. */
const SECRET = 'csrf-secret'

/** The token that was right last for the data of a session that is kept in memory: a browser sends the same one again. */
const proved = new WeakMap<object, { secret: string; token: string }>()

/**
 * Whether a token was made for a session: what shield asks the library `csrf`, which draws a key of its own for each
 * comparison and takes longer than all else a plain scan is checked for.
 *
 * @param data what the session holds
 */
export function isTokenOf(data: Record<string, unknown>, token: unknown): boolean {
  const secret = data[SECRET]
  if (typeof secret !== 'string' || secret === '' || typeof token !== 'string') return false
  const last = proved.get(data)
  if (last?.secret === secret && isSame(token, last.token)) return true
  const saltEnd = token.indexOf('-')
  if (saltEnd === -1) return false
  const salt = token.slice(0, saltEnd)
  const digest = hash('sha1', `${salt}-${secret}`, 'base64url')
  const isRight = isSame(token, `${salt}-${digest}`)
  if (isRight) proved.set(data, { secret, token })
  return isRight
}

function isSame(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
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
  const known: unknown = request.plainCookie(TOKEN_COOKIE, { encoded: false })
  if (isTokenOf({ [SECRET]: secret }, known)) return
  // No age: it lives as long as the session cookie.
  const options = { httpOnly: false, encode: false, maxAge: undefined }
  response.plainCookie(TOKEN_COOKIE, request.csrfToken, options)
}
