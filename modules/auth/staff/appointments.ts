import type { Actor } from '#app/audit/audit'
import type { StaffRole } from '#app/staff/roles'
import type { Transaction } from '#app/transaction'
import { type Appointment, Appointments, appointOrAsk } from '#points'
import { changeStaffRole } from './actions/change_staff.js'
import { inviteStaffIn } from './actions/invite_staff.js'

/** Reads and writes nothing: such a colleague can be no second person of anything. */
const HARMLESS: StaffRole = 'auditor'

/** Invites, and changes roles, whoever agreed to it. */
export class AppointmentsOfStaff extends Appointments {
  async appoint(
    trx: Transaction,
    { staffId, ...person }: Appointment & { staffId: number },
    by: Actor
  ): Promise<number> {
    if (staffId) {
      await changeStaffRole(trx, { staffId, by }, person.role)
      return staffId
    }
    const { id } = await inviteStaffIn(trx, { person, by, delivery: 'mail' })
    return id
  }
}

const appointments = new AppointmentsOfStaff()

/**
 * Gives somebody an account, or another role: at once where it lets the person do less, once a second
 * administrator agrees where it may let one person act as two.
 *
 * @param before the role so far; undefined where there is no account yet
 * @throws what the invitation or the change throws
 * @source requirements O-16
 */
export async function appoint(
  trx: Transaction,
  { before, ...wanted }: Appointment & { staffId: number; before?: StaffRole },
  by: Actor
): Promise<{ id: number } | { waitingId: number }> {
  const isLess = wanted.role === before || wanted.role === HARMLESS || before === 'admin'
  if (isLess) return { id: await appointments.appoint(trx, wanted, by) }
  return appointOrAsk(trx, wanted, by)
}
