import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { renderSVG } from 'uqr'
import { NotFound } from '#app/exceptions/page_exceptions'
import { settings } from '#app/settings/settings'
import { ConfirmTwoFactor } from '#auth/actions/confirm_two_factor'
import { DisableTwoFactor } from '#auth/actions/disable_two_factor'
import { EnableTwoFactor } from '#auth/actions/enable_two_factor'
import { beginningOf } from '#auth/queries/two_factor_of'
import { timeCodeUri } from '#auth/time_codes'
import { timeCodeValidator } from '#auth/validators/two_factor'

/** Quiet modules around the QR code; readers need four. */
const BORDER = 4

/** Switching the second factor on and off. */
export default class TwoFactorController {
  @inject()
  async store(ctx: HttpContext, enable: EnableTwoFactor) {
    await enable.handle(ctx.auth.use('member').user!.id)
    return this.#goBack(ctx, 'begun')
  }

  @inject()
  async confirm(ctx: HttpContext, confirmTwoFactor: ConfirmTwoFactor) {
    const { code } = await ctx.request.validateUsing(timeCodeValidator, {
      data: ctx.request.body(),
    })
    await confirmTwoFactor.handle(ctx.auth.use('member').user!.id, code)
    ctx.session.regenerate()
    return this.#goBack(ctx, 'on')
  }

  @inject()
  async destroy(ctx: HttpContext, disable: DisableTwoFactor) {
    await disable.handle(ctx.auth.use('member').user!.id)
    return this.#goBack(ctx, 'off')
  }

  async qrCode({ auth }: HttpContext) {
    const { secret, email } = await this.#beginning(auth.use('member').user!.id)
    const { product_name: issuer } = await settings()
    const url = timeCodeUri({ issuer, label: email, secret })
    return { svg: renderSVG(url, { border: BORDER, ecc: 'M' }), url }
  }

  async secretKey({ auth }: HttpContext) {
    const { secret } = await this.#beginning(auth.use('member').user!.id)
    return { secretKey: secret }
  }

  async #beginning(memberId: number) {
    const beginning = await beginningOf(memberId)
    if (!beginning) throw new NotFound()
    return beginning
  }

  #goBack({ session, i18n, response }: HttpContext, state: 'begun' | 'on' | 'off') {
    session.flash('status', i18n.t(`auth.two_factor.status.${state}`))
    return response.redirect().toPath('/profil')
  }
}
