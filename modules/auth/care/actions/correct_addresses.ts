import { transaction, type Transaction } from '#app/transaction'
import { changedIn, recordCorrection } from '#auth/care/corrections'
import type { CompanyBlock } from '#auth/companies/company_block'
import { companyOf } from '#auth/companies/member_company'
import { holdMember } from '#auth/members/hold_member'
import type { ByStaff } from '#auth/my_data/actions/delete_member'
import { changeCompany, changeShipping } from '#auth/profile/addresses'
import { shippingOf, type ShippingBlock } from '#auth/profile/member_shipping'

/**
 * Puts the company of a member right, as the member asked for it.
 *
 * @returns false where there is no such member
 */
export async function correctCompany(id: number, right: CompanyBlock, staff: ByStaff) {
  const changed = changedIn(await companyOf(id), right)
  return correct(id, changed, async (trx) => {
    await changeCompany(trx, id, right)
    await recordCorrection(trx, staff, { id, part: 'company', changed })
  })
}

/**
 * Puts the place right that gifts of a member are sent to, as the member asked for it.
 *
 * @returns false where there is no such member
 */
export async function correctShipping(id: number, right: ShippingBlock, staff: ByStaff) {
  const changed = changedIn(await shippingOf(id), right)
  return correct(id, changed, async (trx) => {
    await changeShipping(trx, id, right)
    await recordCorrection(trx, staff, { id, part: 'shipping', changed })
  })
}

function correct(id: number, changed: string[], write: (trx: Transaction) => Promise<void>) {
  return transaction(async (trx) => {
    if (!(await holdMember(trx, id))) return false
    if (changed.length) await write(trx)
    return true
  })
}
