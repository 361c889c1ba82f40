import type { HttpContext } from '@adonisjs/core/http'
import { requestSmsLogin } from '../actions/request_sms_login.js'
import { browserMark } from '../known_browser.js'
import { mustOfferSmsLogin } from '../sms_login_offer.js'
import { beginSmsLogin } from '../sms_login_session.js'
import { showThrottled } from '../throttled_page.js'
import { smsLoginValidator } from '../validators/login.js'

const PAGE = 'auth/sms_login'

/** Asking for a code by SMS in place of the password. */
export default class SmsLoginsController {
  async create({ inertia }: HttpContext) {
    await mustOfferSmsLogin()
    return inertia.render(PAGE, {})
  }

  async store(ctx: HttpContext) {
    await mustOfferSmsLogin()
    const { request, response, i18n, inertia } = ctx
    const { phone } = await request.validateUsing(smsLoginValidator)
    try {
      const mark = await requestSmsLogin({
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
