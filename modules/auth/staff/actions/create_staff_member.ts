import { recordAudit } from '#app/audit/audit'
import { transaction } from '#app/transaction'
import type { StaffMember } from '#auth/members/member'
import { hashPassword } from '#auth/passwords/passwords'
import { newStaffMember } from '../new_staff_member.js'

/** A staff member to be; the caller has validated the values. */
export type NewStaffMember = Pick<StaffMember, 'email' | 'name' | 'role'> & { password: string }

/**
 * Makes an account for the back-office.
 *
 * @throws unique
 */
export async function createStaffMember(staff: NewStaffMember): Promise<StaffMember> {
  const email = staff.email.trim().toLowerCase()
  const password = await hashPassword(staff.password)
  const { name, role } = staff
  const id = await transaction(async (trx) => {
    const made = await newStaffMember(trx, { email, name, role, password })
    const entry = { by: { source: 'cli' } as const, subject: { type: 'staff', id: made.id } }
    await recordAudit(trx, { ...entry, action: 'staff.created', detail: role })
    return made.id
  })
  return { id, email, name, role, locale: null }
}
