import type { HttpContext } from '@adonisjs/core/http'
import { settings } from '#app/settings/settings'
import { foundCompanies, type CompaniesFound } from '#auth/companies/queries/found_companies'
import { UnableToComplete } from '#auth/exceptions'
import { enterMember } from '#auth/login/enter_member'
import type Member from '#auth/members/models/member'
import { memberById } from '#auth/members/queries/member_by_id_sql'
import { openProfessions } from '#auth/reference/queries/professions'
import { defaultRepresentative } from '#auth/reference/queries/representatives'
import { additionalPoints } from '#points'
import { completeRegistration } from '../actions/complete_registration.js'
import { memberAtStep } from '../registration_session.js'
import { companyLookupValidator, detailsValidator } from '../validators/registration.js'

/** The last registration step, with the company lookups of its form. */
export default class RegistrationDetailsController {
  async show(ctx: HttpContext) {
    const member = await memberAtStep(ctx, 'details')
    if (member) return this.#render(ctx, member, { company: null, companies: [] })
  }

  async lookUp(ctx: HttpContext) {
    const member = await memberAtStep(ctx, 'details')
    if (!member) return
    const wanted = await ctx.request.validateUsing(companyLookupValidator)
    return this.#render(ctx, member, await foundCompanies(member.id, wanted))
  }

  async store(ctx: HttpContext) {
    const { request, response, session, i18n } = ctx
    const member = await memberAtStep(ctx, 'details')
    if (!member) {
      // Finished elsewhere, or closed: the form is gone, so the page that comes says why.
      session.flash('error', i18n.t(`errors.${UnableToComplete.code}.default`))
      return
    }
    const body = request.body()
    const data = { ...body, other_shown: (body.other_profession ?? null) !== null }
    const { company, ...details } = await request.validateUsing(detailsValidator, { data })
    const { floor = null, door_number = null, ...address } = company
    const other_profession = details.other_profession ?? null
    await completeRegistration(
      member.id,
      { ...details, other_profession, company: { ...address, floor, door_number } },
      { address: request.ip(), locale: i18n.locale }
    )
    await enterMember(ctx, await memberById(member.id), { remember: false, isNew: true })
    session.flash('success', i18n.t('auth.register.step_details.error.submit_success'))
    return response.redirect().toRoute('extra-points')
  }

  async #render(ctx: HttpContext, { lastName, firstName }: Member, found: CompaniesFound) {
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
