import { loginsOf, type Login } from '#auth/logins'
import { companyOf } from '#auth/member_company'
import { shippingOf, type ShippingBlock } from '#auth/queries/shipping_of'
import type { CompanyBlock } from '#auth/company_block'

/** What staff who help a member see besides the line of the list. */
export interface CareFacts {
  company: CompanyBlock | null
  shipping: ShippingBlock | null
  /** What only ends a login, its name, stays with the member. */
  logins: Omit<Login, 'id' | 'current'>[]
}

/** The firm, the delivery address and the logins of a member. */
export async function careFactsOf(memberId: number): Promise<CareFacts> {
  const [company, shipping, logins] = await Promise.all([
    companyOf(memberId),
    shippingOf(memberId),
    loginsOf(memberId, ''),
  ])
  return {
    company,
    shipping,
    logins: logins.map(({ id: _id, current: _current, ...login }) => login),
  }
}
