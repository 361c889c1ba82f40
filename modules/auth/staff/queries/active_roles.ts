import type { StaffRole } from '#app/staff/roles'
import type { Transaction } from '#app/transaction'
import StaffMember from '../models/staff_member.js'

/** What those among these are, by id, whose account is open. */
export async function activeRoles(
  staffIds: number[],
  trx?: Transaction
): Promise<Map<number, StaffRole>> {
  const staff = await StaffMember.active(trx).whereIn('id', staffIds)
  return new Map(staff.map(({ id, role }) => [id, role]))
}
