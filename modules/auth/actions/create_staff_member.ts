import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import type { StaffMember } from '#auth/member'
import { hashPassword } from '#auth/passwords'
import { StaffEmailTaken } from '#auth/staff_exceptions'

/** A staff member to be; the caller has validated the values. */
export interface NewStaffMember {
  email: string
  name: string
  role: StaffMember['role']
  password: string
}

const INSERT = `INSERT INTO staff_members (email, name, password, role, created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING id`

/**
 * Makes an account for the back-office.
 *
 * @throws unique
 */
export async function createStaffMember(staff: NewStaffMember): Promise<StaffMember> {
  const email = staff.email.trim().toLowerCase()
  const password = await hashPassword(staff.password)
  const now = clock.now()
  const values = [email, staff.name, password, staff.role, now, now]
  const id = await transaction(async (trx) => {
    const [made] = await rows<{ id: number }>(trx, INSERT, values)
    if (!made) throw new StaffEmailTaken()
    const entry = { by: { source: 'cli' } as const, subject: { type: 'staff', id: made.id } }
    await recordAudit(trx, { ...entry, action: 'staff.created', detail: staff.role })
    return made.id
  })
  return { id, email, name: staff.name, role: staff.role, locale: null }
}
