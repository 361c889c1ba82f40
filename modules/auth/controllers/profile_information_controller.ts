import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CheckPassword } from '#auth/actions/check_password'
import { SaveProfile } from '#auth/actions/save_profile'
import { countEmailChange } from '#auth/email_changes'
import { proveMember } from '#auth/profile/proof'
import { profileInformationValidator } from '#auth/validators/profile'

/** Name and e-mail address alone. @source requirement row H-57 */
export default class ProfileInformationController {
  @inject()
  async update(ctx: HttpContext, saveProfile: SaveProfile, checkPassword: CheckPassword) {
    const { request, response, auth, session, i18n } = ctx
    session.flash('errorBag', 'updateProfileInformation')
    const member = auth.use('member').user!
    const data = request.body()
    await countEmailChange(member, data.email)
    const { current_password: password, ...change } = await request.validateUsing(
      profileInformationValidator,
      { data, meta: { ownId: member.id } }
    )
    if (change.email !== member.email) {
      await proveMember(ctx, checkPassword, { password, field: 'current_password' })
    }
    const who = { id: member.id, sessionId: session.sessionId, locale: i18n.locale }
    await saveProfile.handle(who, change)
    session.flash('status', 'profile-information-updated')
    return response.redirect().status(303).toPath('/profil')
  }
}
