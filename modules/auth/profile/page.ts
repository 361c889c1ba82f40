import type { HttpContext } from '@adonisjs/core/http'
import { loginOf } from '#app/sessions/session_store'
import { settings } from '#app/settings/settings'
import env from '#start/env'
import { ledgerPageOfMember, SOURCE_GROUPS, type HistoryPage } from '#points'
import { SavingPlans } from '../contracts/saving_plans.js'
import type { CompanyBlock } from '../company_block.js'
import { loginsOf } from '../logins.js'
import { latestConsentChanges } from '../queries/consent_changes_of.js'
import { hasConfirmedPassword } from '../password_confirmation.js'
import { invitationsOf } from '../queries/invitations_of.js'
import { nameDaysOf } from '../name_days.js'
import { openBonuses } from '../queries/open_bonuses.js'
import { profileFactsOf } from '../queries/profile_facts_of.js'

/** Pages of a history nobody has more of. */
const PAGE_MAX = 100_000
/** Where an invitation leads, without the code of its inviter. */
const REFERRAL = new URL('/regisztracio?ref=', env.get('APP_URL')).href

/** The properties of the profile page; a partial reload reads those it asks for. */
export function profilePageOf(ctx: HttpContext) {
  const { auth, request, i18n, session } = ctx
  const { id } = auth.use('member').user!
  const facts = once(() => profileFactsOf(id, i18n.locale))
  const booked = once(() => ledgerPageOfMember(id, historyQuery(request.qs())))
  return {
    profile: async () => {
      const { referral_code: _code, ...profile } = (await facts()).profile
      return profile
    },
    nameDays: async () => nameDaysOf((await facts()).profile.first_name),
    passwordConfirmed: () => hasConfirmedPassword(ctx, { guard: 'member', id }),
    company: async () => (await facts()).company,
    companies: [] as CompanyBlock[],
    shipping: async () => (await facts()).shipping,
    consent: async () => (await facts()).consent,
    consentChanges: () => latestConsentChanges(id),
    balance: async () => (await booked()).balance,
    savings: async () => (await ctx.containerResolver.make(SavingPlans)).of(id, i18n.locale),
    bonuses: () => openBonuses(id),
    history: async () => historyOf(await booked()),
    twoFactor: async () => (await facts()).twoFactor,
    logins: () => loginsOf(id, loginOf(session)),
    contactEmail: async () => (await settings()).contact_email,
    invitations: () => invitationsOf(id),
    referralLink: async () => `${REFERRAL}${(await facts()).profile.referral_code}`,
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

/** The wire form of point entries. @source requirement rows D-05 and D-06 */
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
