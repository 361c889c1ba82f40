import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { CheckPassword } from '#auth/actions/check_password'
import { SaveProfile } from '#auth/actions/save_profile'
import { countEmailChange } from '#auth/email_changes'
import { backToProfile } from '#auth/profile/answers'
import { profilePageOf } from '#auth/profile/page'
import { proveMember } from '#auth/profile/proof'
import { FoundCompanies } from '#auth/queries/found_companies'
import { profileValidator } from '#auth/validators/profile'
import { companyLookupValidator } from '#auth/validators/registration'

/** A member's own page, with its first form. */
@inject()
export default class ProfileController {
  constructor(
    private saveProfile: SaveProfile,
    private checkPassword: CheckPassword,
    private foundCompanies: FoundCompanies
  ) {}

  async show(ctx: HttpContext) {
    return ctx.inertia.render('profile/show', profilePageOf(ctx))
  }

  /** Saves the profile data; a partial reload of companies is the lookup of the company form. */
  async update(ctx: HttpContext) {
    if (asksForCompanies(ctx)) return this.#lookUp(ctx)
    const { request, auth, session, i18n } = ctx
    const member = auth.use('member').user!
    const data = request.body()
    await countEmailChange(member, data.email)
    const { password, ...change } = await request.validateUsing(profileValidator, {
      data,
      meta: { ownId: member.id },
    })
    if (change.email !== member.email || change.new_password) {
      await proveMember(ctx, this.checkPassword, { password, field: 'password' })
    }
    const who = { id: member.id, sessionId: session.sessionId, locale: i18n.locale }
    await this.saveProfile.handle(who, change)
    return backToProfile(ctx)
  }

  async #lookUp(ctx: HttpContext) {
    const data = ctx.request.body()
    const wanted = await ctx.request.validateUsing(companyLookupValidator, { data })
    const found = await this.foundCompanies.handle(ctx.auth.use('member').user!.id, wanted)
    return ctx.inertia.render('profile/show', { ...profilePageOf(ctx), ...found })
  }
}

/** The form of the data and the lookup share one address. @source requirement row H-34 */
function asksForCompanies({ request }: HttpContext) {
  const wanted = request.header('x-inertia-partial-data')?.split(',') ?? []
  return wanted.includes('company') || wanted.includes('companies')
}
