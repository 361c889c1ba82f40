import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { RenewRecoveryCodes } from '#auth/actions/renew_recovery_codes'
import { ShowRecoveryCodes } from '#auth/actions/show_recovery_codes'
import { twoFactorOf } from '#auth/queries/two_factor_of'

/** The codes that stand in for a lost phone. */
export default class RecoveryCodesController {
  @inject()
  async index(ctx: HttpContext, show: ShowRecoveryCodes) {
    const { id } = ctx.auth.use('member').user!
    // A link that is merely opened does not use up the one showing.
    const codes = wantsJson(ctx) ? await show.handle(id) : []
    const { recovery_codes_left: remaining } = await twoFactorOf(id)
    return { codes, remaining }
  }

  @inject()
  async store(ctx: HttpContext, renew: RenewRecoveryCodes) {
    const renewed = await renew.handle(ctx.auth.use('member').user!.id)
    if (wantsJson(ctx)) return { renewed }
    ctx.session.flash('status', ctx.i18n.t('auth.two_factor.status.renewed'))
    return ctx.response.redirect().toPath('/profil')
  }
}
