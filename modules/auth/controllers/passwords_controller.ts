import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ChangePassword } from '#auth/actions/change_password'
import { CheckPassword } from '#auth/actions/check_password'
import { proveMember } from '#auth/profile/proof'
import { passwordValidator } from '#auth/validators/profile'

/** A new password for the member who knows the old one. @source requirement row H-58 */
export default class PasswordsController {
  @inject()
  async update(ctx: HttpContext, changePassword: ChangePassword, checkPassword: CheckPassword) {
    const { request, response, auth, session } = ctx
    session.flash('errorBag', 'updatePassword')
    const data = request.body()
    const sent = await request.validateUsing(passwordValidator, { data })
    const { current_password: old } = sent
    await proveMember(ctx, checkPassword, { password: old, field: 'current_password' })
    const memberId = auth.use('member').user!.id
    const { sessionId } = session
    await changePassword.handle({ memberId, password: sent.password, sessionId })
    session.flash('status', 'password-updated')
    return response.redirect().status(303).toPath('/profil')
  }
}
