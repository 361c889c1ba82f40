import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RequestSmsLogin } from '#auth/actions/request_sms_login'
import { browserMark } from '#auth/logins/known_browser'
import { beginSmsLogin } from '#auth/sms_login_session'
import { SmsLoginOffer } from '#auth/sms_login_offer'
import { showThrottled } from '#auth/throttled_page'
import { smsLoginValidator } from '#auth/validators/login'

const PAGE = 'auth/sms_login'

/** Asking for a code by SMS in place of the password. */
@inject()
export default class SmsLoginsController {
  constructor(
    private offer: SmsLoginOffer,
    private requestSmsLogin: RequestSmsLogin
  ) {}

  async create({ inertia }: HttpContext) {
    await this.offer.mustBeMade()
    return inertia.render(PAGE, {})
  }

  async store(ctx: HttpContext) {
    await this.offer.mustBeMade()
    const { request, response, i18n, inertia } = ctx
    const { phone } = await request.validateUsing(smsLoginValidator, { data: request.body() })
    try {
      const mark = await this.requestSmsLogin.handle({
        phone,
        locale: i18n.locale,
        address: request.ip(),
        browserMark: (id) => browserMark(ctx, { guard: 'member', id }),
      })
      beginSmsLogin(ctx, { phone, browserMark: mark })
    } catch (error) {
      return showThrottled(ctx, error, (errors) => inertia.render(PAGE, errors))
    }
    return response.redirect().toPath('/belepes/sms/kod')
  }
}
