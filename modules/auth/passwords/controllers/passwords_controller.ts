import type { HttpContext } from '@adonisjs/core/http'
import { loginOf } from '#app/sessions/session_store'
import { proveMember } from '#auth/profile/proof'
import { passwordValidator } from '#auth/profile/validators/profile'
import { changePassword } from '../actions/change_password.js'

/** A new password for the member who knows the old one. @source requirements H-58 */
export default class PasswordsController {
  async update(ctx: HttpContext) {
    const { request, response, auth, session } = ctx
    session.flash('errorBag', 'updatePassword')
    const sent = await request.validateUsing(passwordValidator)
    const { current_password: old } = sent
    await proveMember(ctx, { password: old, field: 'current_password' })
    const memberId = auth.use('member').user!.id
    const kept = { loginId: loginOf(session) }
    await changePassword({ memberId, password: sent.password, kept })
    session.flash('status', 'password-updated')
    return response.redirect().status(303).toPath('/profil')
  }
}
