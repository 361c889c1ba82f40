import type { HttpContext } from '@adonisjs/core/http'
import { rememberBrowser } from '#auth/login/known_browser'
import { resetPassword } from '../actions/reset_password.js'
import { passwordResetValidator } from '../validators/passwords.js'

/** Longest token and address the form shows, in characters. */
const SHOWN_MAX = 254

/** Setting a new password by the link of the reset message. */
export default class PasswordResetsController {
  async edit({ inertia, params, request }: HttpContext) {
    const email = request.qs().email
    inertia.encryptHistory()
    return inertia.render('auth/reset_password', {
      token: String(params.token).slice(0, SHOWN_MAX),
      email: typeof email === 'string' ? email.slice(0, SHOWN_MAX) : '',
    })
  }

  async store(ctx: HttpContext) {
    const { request, response, session, i18n } = ctx
    const reset = await request.validateUsing(passwordResetValidator)
    const id = await resetPassword(reset)
    // Who reads the owner's mail is no stranger: guesses of others do not make the login wait.
    rememberBrowser(ctx, { guard: 'member', id })
    session.flash('status', i18n.t('auth.reset.done'))
    return response.redirect().toPath('/belepes')
  }
}
