import app from '@adonisjs/core/services/app'
import { loginOf } from '#app/sessions/session_store'
import { settings } from '#app/settings/settings'
import { page, type EndpointRequest, type PageEndpoint } from '#app/shortcut/endpoint'
import { ledgerPageOfMember, SOURCE_GROUPS, type HistoryPage } from '#points'
import type { CompanyBlock } from '../companies/company_block.js'
import { latestConsentChanges } from '../consents/queries/consent_changes_sql.js'
import { SavingPlans } from '../contracts/saving_plans.js'
import { nameDaysOf } from '../extra_points/name_days.js'
import { openBonuses } from '../extra_points/queries/open_bonuses.js'
import { referralLink } from '../invitations/referral_link.js'
import { invitationsOf } from '../invitations/queries/invitations_of_sql.js'
import { loginsOf } from '../login/logins_of_member.js'
import { hasConfirmedPassword } from '../passwords/password_confirmation.js'
import { profileFactsOf } from './queries/profile_facts_sql.js'

/** Pages of a history nobody has more of. */
const PAGE_MAX = 100_000

/** A member's own page. */
export const profile: PageEndpoint = {
  async show(request) {
    return page('profile/show', profilePageOf(request))
  },
}

/** The properties of the profile page; a partial reload reads those it asks for. */
export function profilePageOf(request: EndpointRequest) {
  const { locale, member, session } = request
  const { id } = member
  const facts = once(() => profileFactsOf(id, locale))
  const booked = once(() => ledgerPageOfMember(id, historyQuery(request.qs())))
  return {
    profile: async () => {
      const { referral_code: _code, ...profile } = (await facts()).profile
      return profile
    },
    nameDays: async () => nameDaysOf((await facts()).profile.first_name),
    passwordConfirmed: () => hasConfirmedPassword(request, { guard: 'member', id }),
    company: async () => (await facts()).company,
    companies: [] as CompanyBlock[],
    shipping: async () => (await facts()).shipping,
    consent: async () => (await facts()).consent,
    consentChanges: () => latestConsentChanges(id),
    balance: async () => (await booked()).balance,
    savings: async () => (await app.container.make(SavingPlans)).of(id, locale),
    bonuses: () => openBonuses(id),
    history: async () => historyOf(await booked()),
    twoFactor: async () => (await facts()).twoFactor,
    logins: () => loginsOf(id, loginOf(session)),
    contactEmail: async () => (await settings()).contact_email,
    invitations: () => invitationsOf(id),
    referralLink: async () => referralLink((await facts()).profile.referral_code),
  }
}

/** What several properties are told from, read by the first that is asked for. */
function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined
  return () => (reading ??= read())
}

/** What the address asks for; anything odd is the first page of everything. */
function historyQuery({ page: givenPage, source }: Record<string, unknown>) {
  const page = typeof givenPage === 'string' ? Number(givenPage) : 1
  const isPage = Number.isInteger(page) && page >= 1 && page <= PAGE_MAX
  return { page: isPage ? page : 1, group: SOURCE_GROUPS.find((group) => group === source) }
}

/** The wire form of point entries. @source requirements D-05 and D-06 */
function historyOf({ data, balance: _balance, ...paging }: HistoryPage) {
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
