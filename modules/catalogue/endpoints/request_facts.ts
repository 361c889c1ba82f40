import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#config/i18n'

const DIGITS = /^\d{1,6}$/

/** The language a request is answered in. */
export function localeOf(ctx: HttpContext): Locale {
  return ctx.i18n.locale === 'hu' ? 'hu' : 'en'
}

/** The member whose request it is; only behind the `auth` middleware. */
export function memberOf(ctx: HttpContext) {
  return ctx.auth.use('member').getUserOrFail()
}

/** The number of a page as an address names it; 0, which is no page, where it is not a number. */
export function pageOf(text: unknown): number {
  return typeof text === 'string' && DIGITS.test(text) ? Number(text) : 0
}
