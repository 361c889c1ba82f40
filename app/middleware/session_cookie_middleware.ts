import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sessionCookieName } from '#config/session'

/**
 * Sends the session's cookie only to a browser that lacks it; stands before what reads and writes it. The cookie has no age that
 * another one would prolong, and an answer that was under way while the session took a new id would put the former one back: its
 * member would be a guest.
 */
export default class SessionCookieMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { session, response } = ctx
    if (session.fresh || session.hasRegeneratedSession) return
    const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String)
    const others = cookies.filter((cookie) => !cookie.startsWith(`${sessionCookieName}=`))
    response.removeHeader('set-cookie')
    if (others.length) response.header('set-cookie', others)
  }
}
