import type { HttpContext } from '@adonisjs/core/http'
import { settings } from '#app/settings/settings'
import { markLogin } from '#auth/login/enter_member'
import type Member from '#auth/members/models/member'
import { memberById } from '#auth/members/queries/member_by_id_sql'
import { activateAccount } from '../actions/activate_account.js'
import { closeRegistration } from '../registration_session.js'
import { accountOfLink } from '../validation_link.js'

/** The link by which the owner of an account that was prepared elsewhere activates it. */
export default class RegistrationValidationsController {
  async show(ctx: HttpContext) {
    const account = await accountOfLink(ctx)
    if (account.registeredAt !== null) return this.#tellActive(ctx, account)
    const { terms_link: termsLink } = await settings()
    const { email, lastName, firstName } = account
    const props = { email: email!, lastName, firstName, termsLink }
    ctx.inertia.encryptHistory()
    return ctx.inertia.render('auth/validate_registration', props)
  }

  async store(ctx: HttpContext) {
    const { auth, session, request, response, i18n } = ctx
    const account = await accountOfLink(ctx)
    const { id, email } = account
    const isNew = await activateAccount({
      id,
      email: email!,
      address: request.ip(),
      locale: i18n.locale,
    })
    if (!isNew) return this.#tellActive(ctx, account)
    // Nothing of whoever used this browser before goes over to the new member.
    session.clear()
    closeRegistration(ctx)
    await auth.use('member').login(await memberById(id))
    await markLogin(ctx, id, { isOwn: true })
    session.flash('success', i18n.t('auth.validation.done'))
    return response.redirect().toRoute('extra-points')
  }

  /** The link has done its work: it logs nobody in a second time. */
  #tellActive({ auth, session, response, i18n }: HttpContext, { id }: Member) {
    if (auth.use('member').user?.id === id) {
      return response.redirect().toRoute('extra-points')
    }
    session.flash('status', i18n.t('auth.validation.used'))
    return response.redirect().toPath('/belepes')
  }
}
