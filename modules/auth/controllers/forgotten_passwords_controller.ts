import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { RequestPasswordReset } from '#auth/actions/request_password_reset'
import { showThrottled } from '#auth/throttled_page'
import { forgottenPasswordValidator } from '#auth/validators/password_reset'

/** Asking for a reset message. */
export default class ForgottenPasswordsController {
  async create({ inertia, session }: HttpContext) {
    const error = session.flashMessages.get('error') as string | undefined
    return inertia.render('auth/forgotten_password', { error: error ?? null })
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
