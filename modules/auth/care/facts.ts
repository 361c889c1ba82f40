import { gainedSince, type Gain } from '#points'
import type { CompanyBlock } from '../companies/company_block.js'
import { companyOf } from '../companies/member_company.js'
import { waitingEmailOf } from '../profile/account.js'
import { shippingOf, type ShippingBlock } from '../profile/member_shipping.js'

/** What staff who help a member see besides the line of the list. */
export interface CareFacts {
  company: CompanyBlock | null
  shipping: ShippingBlock | null
  /** The address that waits until its owner confirms it; null where none does. */
  pending_email: string | null
  /** What the member was given points for telling, oldest first. */
  extra_points: Pick<Gain, 'source' | 'points'>[]
}

/** What members are given points for telling about themselves. */
const TOLD = ['profile_data', 'birthday', 'name_day', 'survey', 'facebook_group'] as const

/** The firm, the delivery address and what else the profile of a member holds. */
export async function careFactsOf(memberId: number): Promise<CareFacts> {
  const [company, shipping, pendingEmail, gains] = await Promise.all([
    companyOf(memberId),
    shippingOf(memberId),
    waitingEmailOf(memberId),
    gainedSince(memberId, TOLD, 0),
  ])
  return {
    company,
    shipping,
    pending_email: pendingEmail,
    extra_points: gains.map(({ source, points }) => ({ source, points })),
  }
}
