import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangePassword } from '#auth/actions/change_password'
import { provePassword } from '#auth/current_password'
import { passwordValidator } from '#auth/validators/profile'

/** A new password for the member who knows the old one. @source requirement row H-58 */
export default class PasswordsController {
  @inject()
  async update(ctx: HttpContext, changePassword: ChangePassword) {
    const { request, response, auth, session } = ctx
    session.flash('errorBag', 'updatePassword')
    const data = request.body()
    const sent = await request.validateUsing(passwordValidator, { data })
    const memberId = auth.use('member').user!.id
    await provePassword({ memberId, password: sent.current_password, field: 'current_password' })
    const { sessionId } = session
    await changePassword.handle({ memberId, password: sent.password, sessionId })
    session.flash('status', 'password-updated')
    return response.redirect().status(303).toPath('/profil')
  }
}
