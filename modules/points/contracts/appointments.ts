import type { Actor } from '#app/audit/audit'
import type { StaffRole } from '#app/staff/roles'
import type { Transaction } from '#app/transaction'

/** Somebody who is to work in the back-office, or to do more there than before. */
export interface Appointment {
  role: StaffRole
  name: string
  email: string
  /** Language of the invitation; null: the shop's own. */
  locale: string | null
}

/** Gives accounts and roles of the back-office; implemented by the module that has staff. */
export abstract class Appointments {
  /**
   * @param staffId who has an account already, or 0
   * @returns the id of the account
   * @throws what an invitation or a change of role throws
   */
  abstract appoint(
    trx: Transaction,
    appointed: Appointment & { staffId: number },
    by: Actor
  ): Promise<number>
}
