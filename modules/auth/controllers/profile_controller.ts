import type { HttpContext } from '@adonisjs/core/http'
import { balanceOf, ledgerPageOfMember, type HistoryPage } from '#points'
import { settings } from '#app/settings/settings'
import env from '#start/env'
import { companyOf } from '#auth/member_company'
import { consentsOf } from '#auth/queries/consents_of'
import { profileOf } from '#auth/queries/profile_of'
import { shippingOf } from '#auth/queries/shipping_of'

/** Pages of a history nobody has more of. */
const PAGE_MAX = 100_000

/** A member's own page. */
export default class ProfileController {
  async show({ auth, inertia, request, i18n }: HttpContext) {
    const { id } = auth.use('member').user!
    const { contact_email: contactEmail } = await settings()
    const { referral_code: code, ...profile } = await profileOf(id, i18n.locale)
    return inertia.render('profile/show', {
      profile,
      company: () => companyOf(id),
      shipping: () => shippingOf(id),
      consent: () => consentsOf(id),
      balance: () => balanceOf(id),
      history: async () => historyOf(await ledgerPageOfMember(id, pageOf(request.qs().page))),
      contactEmail,
      referralLink: new URL(`/regisztracio?ref=${code}`, env.get('APP_URL')).href,
    })
  }
}

function pageOf(given: unknown): number {
  const page = typeof given === 'string' ? Number(given) : 1
  return Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1
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
