import type { HttpContext } from '@adonisjs/core/http'
import type { Locale } from '#config/i18n'

/** The language a request is answered in. */
export function localeOf(ctx: HttpContext): Locale {
  return ctx.i18n.locale === 'hu' ? 'hu' : 'en'
}

/** The member whose request it is; only behind the `auth` middleware. */
export function memberOf(ctx: HttpContext) {
  return ctx.auth.use('member').getUserOrFail()
}
