import type { HttpContext } from '@adonisjs/core/http'
import { loginOf } from '#app/sessions/session_store'
import { saveProfile } from '../actions/save_profile.js'
import { countEmailChange } from '../email_changes.js'
import { proveMember } from '../proof.js'
import { profileInformationValidator } from '../validators/profile.js'

/** Name and e-mail address alone. @source requirements H-57 */
export default class ProfileInformationController {
  async update(ctx: HttpContext) {
    const { request, response, auth, session, i18n } = ctx
    session.flash('errorBag', 'updateProfileInformation')
    const member = auth.use('member').user!
    const data = request.body()
    await countEmailChange(member, data.email)
    const { current_password: password, ...change } = await request.validateUsing(
      profileInformationValidator,
      { meta: { ownId: member.id } }
    )
    if (change.email !== member.email) {
      await proveMember(ctx, { password, field: 'current_password' })
    }
    const who = { id: member.id, loginId: loginOf(session), locale: i18n.locale }
    await saveProfile(who, change)
    session.flash('status', 'profile-information-updated')
    return response.redirect().status(303).toPath('/profil')
  }
}
