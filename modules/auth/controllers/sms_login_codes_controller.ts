import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { LogInBySms } from '#auth/actions/log_in_by_sms'
import { admit } from '#auth/entrance'
import { SmsLoginOffer } from '#auth/sms_login_offer'
import { endSmsLogin, smsLogin } from '#auth/sms_login_session'
import { showThrottled } from '#auth/throttled_page'
import { phoneCodeValidator } from '#auth/validators/registration'

const PAGE = 'auth/sms_login_code'

/** The code of an SMS in place of the password; a second factor is still asked for. */
@inject()
export default class SmsLoginCodesController {
  constructor(
    private offer: SmsLoginOffer,
    private logInBySms: LogInBySms
  ) {}

  async create(ctx: HttpContext) {
    await this.offer.mustBeMade()
    const waiting = smsLogin(ctx)
    if (!waiting) return ctx.response.redirect().toPath('/belepes/sms')
    ctx.inertia.encryptHistory()
    return ctx.inertia.render(PAGE, { phone: waiting.phone })
  }

  async store(ctx: HttpContext) {
    await this.offer.mustBeMade()
    const { request, response, inertia } = ctx
    const waiting = smsLogin(ctx)
    if (!waiting) return response.redirect().toPath('/belepes/sms')
    const { code } = await request.validateUsing(phoneCodeValidator, { data: request.body() })
    const { id, phone, browserMark = null } = waiting
    try {
      const found = await this.logInBySms.handle({ id, phone, browserMark, code })
      endSmsLogin(ctx)
      return response.redirect().toPath(await admit(ctx, { ...found, remember: false }))
    } catch (error) {
      return showThrottled(ctx, error, (errors) => inertia.render(PAGE, { phone, ...errors }))
    }
  }
}
