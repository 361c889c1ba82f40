import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ResetPassword } from '#auth/actions/reset_password'
import { passwordResetValidator } from '#auth/validators/password_reset'

/** Longest token and address the form shows, in characters. */
const SHOWN_MAX = 254

/** Setting a new password by the link of the reset message. */
export default class PasswordResetsController {
  async edit({ inertia, params, request }: HttpContext) {
    const email = request.qs().email
    return inertia.render('auth/reset_password', {
      token: String(params.token).slice(0, SHOWN_MAX),
      email: typeof email === 'string' ? email.slice(0, SHOWN_MAX) : '',
    })
  }

  @inject()
  async store({ request, response, session, i18n }: HttpContext, resetPassword: ResetPassword) {
    const data = request.body()
    const reset = await request.validateUsing(passwordResetValidator, { data })
    await resetPassword.handle(reset)
    session.flash('status', i18n.t('auth.reset.done'))
    return response.redirect().toPath('/belepes')
  }
}
