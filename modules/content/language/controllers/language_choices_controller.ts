import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { changeLocale } from '#auth'
import { wantsJson } from '#app/http/wants_json'
import { rememberLocale } from '#app/middleware/locale_middleware'
import { locales } from '#config/i18n'

const validator = vine.create({ locale: vine.enum(locales) })

/** The language a visitor chose in header or footer. */
export default class LanguageChoicesController {
  async store(ctx: HttpContext) {
    const { locale } = await ctx.request.validateUsing(validator)
    rememberLocale(ctx, locale)
    const member = ctx.auth.use('member').user
    if (member) await changeLocale(member.id, locale)
    if (wantsJson(ctx)) return { locale }
    // The document itself is in another language now, so the browser loads it anew.
    const back = ctx.response.redirect().getPreviousUrl('/')
    if (ctx.inertia.requestInfo().isInertiaRequest) ctx.inertia.location(back)
    else ctx.response.redirect(back)
  }
}
