import type { HttpContext } from '@adonisjs/core/http'
import { loginOf } from '#app/sessions/session_store'
import { settings } from '#app/settings/settings'
import env from '#start/env'
import { balanceOf, ledgerPageOfMember, SOURCE_GROUPS, type HistoryPage } from '#points'
import { SavingPlans } from './contracts/saving_plans.js'
import type { CompanyBlock } from './company_block.js'
import { loginsOf } from './logins.js'
import { companyOf } from './member_company.js'
import { latestConsentChanges } from './queries/consent_changes_of.js'
import { consentsOf } from './queries/consents_of.js'
import { hasConfirmedPassword } from './password_confirmation.js'
import { invitationsOf } from './queries/invitations_of.js'
import { nameDaysOf } from './name_days.js'
import { openBonuses } from './queries/open_bonuses.js'
import { profileOf } from './queries/profile_of.js'
import { shippingOf } from './queries/shipping_of.js'
import { twoFactorOf } from './queries/two_factor_of.js'

/** Pages of a history nobody has more of. */
const PAGE_MAX = 100_000

/** The properties of the profile page; a partial reload reads those it asks for. */
export function profilePageOf(ctx: HttpContext) {
  const { auth, request, i18n, session } = ctx
  const { id } = auth.use('member').user!
  let reading: ReturnType<typeof profileOf> | undefined
  const told = () => (reading ??= profileOf(id, i18n.locale))
  return {
    profile: async () => {
      const { referral_code: _code, ...profile } = await told()
      return profile
    },
    nameDays: async () => nameDaysOf((await told()).first_name),
    passwordConfirmed: () => hasConfirmedPassword(ctx, { guard: 'member', id }),
    company: () => companyOf(id),
    companies: [] as CompanyBlock[],
    shipping: () => shippingOf(id),
    consent: () => consentsOf(id),
    consentChanges: () => latestConsentChanges(id),
    balance: () => balanceOf(id),
    savings: async () => (await ctx.containerResolver.make(SavingPlans)).of(id, i18n.locale),
    bonuses: () => openBonuses(id),
    history: async () => historyOf(await ledgerPageOfMember(id, historyQuery(request.qs()))),
    twoFactor: () => twoFactorOf(id),
    logins: () => loginsOf(id, loginOf(session)),
    contactEmail: async () => (await settings()).contact_email,
    invitations: () => invitationsOf(id),
    referralLink: async () => {
      const { referral_code: code } = await told()
      return new URL(`/regisztracio?ref=${code}`, env.get('APP_URL')).href
    },
  }
}

/** What the address asks for; anything odd is the first page of everything. */
function historyQuery({ page: givenPage, source }: Record<string, unknown>) {
  const page = typeof givenPage === 'string' ? Number(givenPage) : 1
  const isPage = Number.isInteger(page) && page >= 1 && page <= PAGE_MAX
  return { page: isPage ? page : 1, group: SOURCE_GROUPS.find((group) => group === source) }
}

/** The wire form of point entries. @source requirement rows D-05 and D-06 */
function historyOf({ data, ...paging }: HistoryPage) {
  const entries = data.map((entry) => ({
    id: entry.id,
    source: entry.sourceGroup,
    source_key: entry.source,
    source_name: entry.sourceName,
    created_at: entry.occurredAt,
    points: entry.points,
  }))
  return { data: entries, ...paging }
}
