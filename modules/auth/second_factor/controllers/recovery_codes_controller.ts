import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { renewRecoveryCodes, showRecoveryCodes } from '../actions/renew_recovery_codes.js'
import { twoFactorOf } from '../queries/two_factor_of.js'

/** The codes that stand in for a lost phone. */
export default class RecoveryCodesController {
  async index(ctx: HttpContext) {
    const { id } = ctx.auth.use('member').user!
    const codes = await showRecoveryCodes(id)
    const { recovery_codes_left: remaining } = await twoFactorOf(id)
    return { codes, remaining }
  }

  async store(ctx: HttpContext) {
    const renewed = await renewRecoveryCodes(ctx.auth.use('member').user!.id)
    if (wantsJson(ctx)) return { renewed }
    ctx.session.flash('status', ctx.i18n.t('auth.two_factor.status.renewed'))
    return ctx.response.redirect().toPath('/profil')
  }
}
