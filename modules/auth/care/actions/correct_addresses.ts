import { transaction, type Transaction } from '#app/transaction'
import { changeCompany, changeShipping } from '#auth/account/addresses'
import type { ByStaff } from '#auth/actions/delete_member'
import { changedIn, recordCorrection } from '#auth/care/corrections'
import type { CompanyBlock } from '#auth/company_block'
import { holdMember } from '#auth/hold_member'
import { companyOf } from '#auth/member_company'
import { shippingOf, type ShippingBlock } from '#auth/queries/shipping_of'

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
