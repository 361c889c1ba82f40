import { clock } from '#app/clock'
import { isUniqueViolation } from '#app/database/unique_violation'
import type { Transaction } from '#app/transaction'
import { StaffEmailTaken } from './exceptions.js'
import StaffMember from './models/staff_member.js'

type Values = Pick<StaffMember, 'email' | 'name' | 'role'> &
  Partial<Pick<StaffMember, 'password' | 'locale'>>

/**
 * Makes an account of the back-office; the transaction is over where the address is taken.
 *
 * @throws unique
 */
export async function newStaffMember(trx: Transaction, values: Values): Promise<StaffMember> {
  const now = clock.now()
  try {
    return await StaffMember.create({ ...values, createdAt: now, updatedAt: now }, trx)
  } catch (error) {
    if (isUniqueViolation(error)) throw new StaffEmailTaken()
    throw error
  }
}
