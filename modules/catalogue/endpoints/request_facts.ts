import type { HttpContext } from '@adonisjs/core/http'

const DIGITS = /^\d{1,6}$/

/** The member whose request it is; only behind the `auth` middleware. */
export function memberOf(ctx: HttpContext) {
  return ctx.auth.use('member').getUserOrFail()
}

/** The number of a page as an address names it; 0, which is no page, where it is not a number. */
export function pageOf(text: unknown): number {
  return typeof text === 'string' && DIGITS.test(text) ? Number(text) : 0
}
