import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { sameOriginPath } from '#app/http/same_origin'
import { leadBackTo, wantedPage } from '#app/http/wanted_page'
import { wantsJson } from '#app/http/wants_json'
import { leaveCookiesOut } from './kept_page_middleware.js'

/** Where pages listen to what happens. */
const STREAMS = '/__transmit/'

/**
 * Lets members in; a guest goes to the login page and comes back to the wanted page after it. Who
 * is in the middle of the registration goes on with it: its second step leads to the open one. A
 * login that waits for its second factor is finished first.
 */
export default class AuthMiddleware {
  /**
   * @param leadsBack whether a script that is refused leads to the login itself; the page it was on
   *   is the one to come back to
   */
  async handle(ctx: HttpContext, next: NextFn, { leadsBack }: { leadsBack?: boolean } = {}) {
    if (await ctx.auth.use('member').check()) return next()
    if (wantsJson(ctx)) {
      if (leadsBack) comeBackTo(ctx)
      // A stream may be asked for by a session that has just ended: the answer must not bring a guest's token in the place of the member's.
      if (ctx.request.url().startsWith(STREAMS)) leaveCookiesOut(ctx)
      return ctx.response.unauthorized({
        errors: [{ message: 'unauthorized', rule: 'unauthorized' }],
      })
    }
    leadBackTo(ctx, wantedPage(ctx))
    return ctx.response.redirect().toPath(pathOfGuest(ctx))
  }
}

/** After the login a guest comes back to the page a request was made on, where it is one of ours. */
export function comeBackTo(ctx: HttpContext): void {
  const { request } = ctx
  leadBackTo(ctx, sameOriginPath(request.header('referer'), request.host() ?? undefined))
}

/** Where somebody who is not logged in goes on: to the login, or with what was begun. */
export function pathOfGuest({ session }: HttpContext): string {
  if (session.has('two_factor_login')) return '/two-factor-challenge'
  return session.has('registration_member_id') ? '/regisztracio/step/2' : '/belepes'
}
