import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { keepPage } from '#app/guest_pages/kept_pages'
import { plainGuestOf } from '#app/guest_pages/plain_guest'

const withoutCookies = new WeakSet<HttpContext>()

/** Whether the answer of a request names no session: it is everybody's. */
export const isWithoutCookies = (ctx: HttpContext): boolean => withoutCookies.has(ctx)

/** Says that the answer of a request is everybody's, though no page. */
export const leaveCookiesOut = (ctx: HttpContext): void => void withoutCookies.add(ctx)

/**
 * For pages that are the same for everybody nothing is known of: what one is answered, the next ones are answered before session
 * and login. Such a visitor gets no session and no token; the first form fetches them.
 */
export default class KeptPageMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    await next()
    const { request, response, session, auth } = ctx
    const guest = plainGuestOf(request.request)
    if (!guest || auth.use('member').user || response.getStatus() !== 200) return
    const html: unknown = response.getBody()
    if (typeof html !== 'string') return
    session.clear()
    withoutCookies.add(ctx)
    for (const [name, value] of Object.entries(keepPage(guest, html))) response.header(name, value)
    if (response.fresh()) response.status(304).send(null)
  }
}
