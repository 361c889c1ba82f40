import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RequestPasswordReset } from '#auth/actions/request_password_reset'
import { DeliveryReadiness } from '#auth/contracts/delivery_readiness'
import { showThrottled } from '#auth/throttled_page'
import { forgottenPasswordValidator } from '#auth/validators/password_reset'

/** Asking for a reset message. */
export default class ForgottenPasswordsController {
  @inject()
  async create({ inertia, i18n }: HttpContext, delivery: DeliveryReadiness) {
    const error = delivery.canSendMail() ? null : i18n.t('auth.forgotten.no_mail')
    return inertia.render('auth/forgotten_password', { error })
  }

  @inject()
  async store(ctx: HttpContext, requestReset: RequestPasswordReset) {
    const { request, response, session, i18n, inertia } = ctx
    const data = request.body()
    const { email } = await request.validateUsing(forgottenPasswordValidator, { data })
    try {
      await requestReset.handle({ email, locale: i18n.locale, address: request.ip() })
    } catch (error) {
      return showThrottled(ctx, error, (errors) => {
        return inertia.render('auth/forgotten_password', { error: null, ...errors })
      })
    }
    session.flash('status', i18n.t('auth.forgotten.sent'))
    return response.redirect().toPath('/elfelejtett-jelszo')
  }
}
