import { refuseIfNotAsShown } from '#app/http/saved_since'
import { transaction, type Transaction } from '#app/transaction'
import { changedIn, recordCorrection, type CorrectedByStaff } from '#auth/care/corrections'
import type { CompanyBlock } from '#auth/companies/company_block'
import { companyOf } from '#auth/companies/member_company'
import { holdMember } from '#auth/members/hold_member'
import { changeCompany, changeShipping } from '#auth/profile/addresses'
import { shippingOf, type ShippingBlock } from '#auth/profile/member_shipping'

/**
 * Puts the company of a member right, as the member asked for it.
 *
 * @returns false where there is no such member
 * @throws changed_meanwhile
 */
export function correctCompany(id: number, right: CompanyBlock, staff: CorrectedByStaff) {
  return correct(id, async (trx) => {
    const now = await companyOf(id, trx)
    const changed = changedIn(now, right)
    if (!changed.length) return
    refuseIfNotAsShown(now, staff.shown)
    await changeCompany(trx, id, right)
    await recordCorrection(trx, staff, { id, part: 'company', changed })
  })
}

/**
 * Puts the place right that gifts of a member are sent to, as the member asked for it.
 *
 * @returns false where there is no such member
 * @throws changed_meanwhile
 */
export function correctShipping(id: number, right: ShippingBlock, staff: CorrectedByStaff) {
  return correct(id, async (trx) => {
    const now = await shippingOf(id, trx)
    const changed = changedIn(now, right)
    if (!changed.length) return
    refuseIfNotAsShown(now, staff.shown)
    await changeShipping(trx, id, right)
    await recordCorrection(trx, staff, { id, part: 'shipping', changed })
  })
}

/** What is put right is read once the member is held: a colleague may be at it as well. */
function correct(id: number, putRight: (trx: Transaction) => Promise<void>) {
  return transaction(async (trx) => {
    if (!(await holdMember(trx, id))) return false
    await putRight(trx)
    return true
  })
}
