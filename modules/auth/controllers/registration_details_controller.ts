import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { settings } from '#app/settings/settings'
import { additionalPoints } from '#points'
import { enter } from '#auth/entrance'
import { CompleteRegistration } from '#auth/actions/complete_registration'
import { registeredNow } from '#auth/extra_points_flow'
import { FoundCompanies, type CompaniesFound } from '#auth/queries/found_companies'
import { memberById } from '#auth/queries/member_by_id'
import { openProfessions } from '#auth/queries/professions'
import { defaultRepresentative } from '#auth/queries/representatives'
import type { UnfinishedMember } from '#auth/queries/unfinished_member'
import { memberAtStep } from '#auth/registration_session'
import { companyLookupValidator, detailsValidator } from '#auth/validators/registration'

/** The last registration step, with the company lookups of its form. */
export default class RegistrationDetailsController {
  async show(ctx: HttpContext) {
    const member = await memberAtStep(ctx, 'details')
    if (member) return this.#render(ctx, member, { company: null, companies: [] })
  }

  @inject()
  async lookUp(ctx: HttpContext, foundCompanies: FoundCompanies) {
    const member = await memberAtStep(ctx, 'details')
    if (!member) return
    const data = ctx.request.body()
    const wanted = await ctx.request.validateUsing(companyLookupValidator, { data })
    return this.#render(ctx, member, await foundCompanies.handle(member.id, wanted))
  }

  @inject()
  async store(ctx: HttpContext, completeRegistration: CompleteRegistration) {
    const { request, response, session, i18n } = ctx
    const member = await memberAtStep(ctx, 'details')
    if (!member) return
    const body = request.body()
    const data = { ...body, other_shown: (body.other_profession ?? null) !== null }
    const { company, ...details } = await request.validateUsing(detailsValidator, { data })
    const { floor = null, door_number = null, ...address } = company
    const other_profession = details.other_profession ?? null
    await completeRegistration.handle(
      member.id,
      { ...details, other_profession, company: { ...address, floor, door_number } },
      { address: request.ip(), locale: i18n.locale }
    )
    await enter(ctx, await memberById(member.id), { remember: false })
    registeredNow(session)
    session.flash('success', i18n.t('auth.register.step_details.error.submit_success'))
    return response.redirect().toRoute('extra-points')
  }

  async #render(
    ctx: HttpContext,
    { lastName, firstName }: UnfinishedMember,
    found: CompaniesFound
  ) {
    const { terms_link: termsLink } = await settings()
    ctx.inertia.encryptHistory()
    return ctx.inertia.render('auth/register_details', {
      ...found,
      lastName,
      firstName,
      termsLink,
      professions: () => openProfessions(ctx.i18n.locale),
      defaultRepresentative: () => defaultRepresentative(),
      bonuses: () => additionalPoints(),
    })
  }
}
