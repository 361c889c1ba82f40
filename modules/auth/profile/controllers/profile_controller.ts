import type { HttpContext } from '@adonisjs/core/http'
import { loginOf } from '#app/sessions/session_store'
import { requestOf, showUsually } from '#app/shortcut/usual_way'
import { foundCompanies } from '#auth/companies/queries/found_companies'
import { companyLookupValidator } from '#auth/registration/validators/registration'
import { saveProfile } from '../actions/save_profile.js'
import { backToProfile } from '../answers.js'
import { countEmailChange } from '../email_changes.js'
import { profile, profilePageOf } from '../page.js'
import { proveMember } from '../proof.js'
import { profileValidator } from '../validators/profile.js'

/** A member's own page, with its first form. */
export default class ProfileController {
  show(ctx: HttpContext) {
    return showUsually(ctx, profile)
  }

  /** Saves the profile data; a partial reload of companies is the lookup of the company form. */
  async update(ctx: HttpContext) {
    if (asksForCompanies(ctx)) return this.#lookUp(ctx)
    const { request, auth, session, i18n } = ctx
    const member = auth.use('member').user!
    const data = request.body()
    await countEmailChange(member, data.email)
    const { password, ...change } = await request.validateUsing(profileValidator, {
      meta: { ownId: member.id },
    })
    if (change.email !== member.email || change.new_password) {
      await proveMember(ctx, { password, field: 'password' })
    }
    const who = { id: member.id, loginId: loginOf(session), locale: i18n.locale }
    await saveProfile(who, change)
    return backToProfile(ctx)
  }

  async #lookUp(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(companyLookupValidator)
    const found = await foundCompanies(ctx.auth.use('member').user!.id, wanted)
    return ctx.inertia.render('profile/show', { ...profilePageOf(requestOf(ctx)), ...found })
  }
}

/** The form of the data and the lookup share one address. @source requirements H-34 */
function asksForCompanies({ request }: HttpContext) {
  const wanted = request.header('x-inertia-partial-data')?.split(',') ?? []
  return wanted.includes('company') || wanted.includes('companies')
}
