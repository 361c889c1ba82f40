import type { HttpContext } from '@adonisjs/core/http'
import { renderSVG } from 'uqr'
import { NotFound } from '#app/exceptions/page_exceptions'
import { settings } from '#app/settings/settings'
import {
  confirmTwoFactor,
  enableTwoFactor,
  disableTwoFactor,
} from '../actions/change_two_factor.js'
import { beginningOf } from '../queries/two_factor_of.js'
import { timeCodeUri } from '../time_codes.js'
import { timeCodeValidator } from '../validators/two_factor.js'

/** Quiet modules around the QR code; readers need four. */
const BORDER = 4

/** Switching the second factor on and off. */
export default class TwoFactorController {
  async store(ctx: HttpContext) {
    await enableTwoFactor(ctx.auth.use('member').user!.id)
    return this.#goBack(ctx, 'begun')
  }

  async confirm(ctx: HttpContext) {
    const { code } = await ctx.request.validateUsing(timeCodeValidator)
    await confirmTwoFactor(ctx.auth.use('member').user!.id, code)
    ctx.session.regenerate()
    return this.#goBack(ctx, 'on')
  }

  async destroy(ctx: HttpContext) {
    await disableTwoFactor(ctx.auth.use('member').user!.id)
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
