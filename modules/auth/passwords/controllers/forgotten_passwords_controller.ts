import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DeliveryReadiness } from '#auth/contracts/delivery_readiness'
import { showThrottled } from '#auth/login/throttled_page'
import { requestPasswordReset } from '../actions/request_password_reset.js'
import { forgottenPasswordValidator } from '../validators/passwords.js'

/** Asking for a reset message. */
export default class ForgottenPasswordsController {
  @inject()
  async create({ inertia, i18n }: HttpContext, delivery: DeliveryReadiness) {
    const error = delivery.canSendMail() ? null : i18n.t('auth.forgotten.no_mail')
    return inertia.render('auth/forgotten_password', { error })
  }

  async store(ctx: HttpContext) {
    const { request, response, session, i18n, inertia } = ctx
    const { email } = await request.validateUsing(forgottenPasswordValidator)
    try {
      await requestPasswordReset({ email, locale: i18n.locale, address: request.ip() })
    } catch (error) {
      return showThrottled(ctx, error, (errors) => {
        return inertia.render('auth/forgotten_password', { error: null, ...errors })
      })
    }
    session.flash('status', i18n.t('auth.forgotten.sent'))
    return response.redirect().toPath('/elfelejtett-jelszo')
  }
}
