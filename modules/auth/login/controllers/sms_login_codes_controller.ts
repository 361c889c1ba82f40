import type { HttpContext } from '@adonisjs/core/http'
import { phoneCodeValidator } from '#auth/registration/validators/registration'
import { logInBySms } from '../actions/log_in_by_sms.js'
import { continueLogin } from '../enter_member.js'
import { mustOfferSmsLogin } from '../sms_login_offer.js'
import { endSmsLogin, smsLogin } from '../sms_login_session.js'
import { showThrottled } from '../throttled_page.js'

const PAGE = 'auth/sms_login_code'

/** The code of an SMS in place of the password; a second factor is still asked for. */
export default class SmsLoginCodesController {
  async create(ctx: HttpContext) {
    await mustOfferSmsLogin()
    const waiting = smsLogin(ctx)
    if (!waiting) return ctx.response.redirect().toPath('/belepes/sms')
    ctx.inertia.encryptHistory()
    return ctx.inertia.render(PAGE, { phone: waiting.phone })
  }

  async store(ctx: HttpContext) {
    await mustOfferSmsLogin()
    const { request, response, inertia } = ctx
    const waiting = smsLogin(ctx)
    if (!waiting) return response.redirect().toPath('/belepes/sms')
    const { code } = await request.validateUsing(phoneCodeValidator)
    const { id, phone, browserMark = null } = waiting
    try {
      const found = await logInBySms({ id, phone, browserMark, code })
      endSmsLogin(ctx)
      return response.redirect().toPath(await continueLogin(ctx, { ...found, remember: false }))
    } catch (error) {
      return showThrottled(ctx, error, (errors) => inertia.render(PAGE, { phone, ...errors }))
    }
  }
}
