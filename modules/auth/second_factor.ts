import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { storedRecoveryCode } from './recovery_codes.js'

/**
 * Whose second factor: both tables have the columns `two_factor_confirmed_at`,
 * `two_factor_last_step` and `two_factor_recovery_codes`.
 */
export interface SecondFactorOwner {
  table: 'members' | 'staff_members'
  id: number
}

/** The owner's name in hashes. */
export function ownerName({ table, id }: SecondFactorOwner): string {
  return `${table === 'members' ? 'member' : 'staff'}:${id}`
}

/**
 * Takes the step of a time code, by the statement that compares: of any number of requests with one
 * code one gets it, and an earlier code than the last one is never accepted again.
 *
 * @returns whether this caller got it
 */
export async function takeTimeCodeStep(
  trx: Transaction,
  { table, id }: SecondFactorOwner,
  step: number
): Promise<boolean> {
  const sql = `UPDATE ${table} SET two_factor_last_step = ?
    WHERE id = ? AND COALESCE(two_factor_last_step, -1) < ? RETURNING id`
  return (await rows(trx, sql, [step, id, step])).length === 1
}

/**
 * Cuts a recovery code out of those that are left; the same statement finds it, so that it works
 * once however many ask at the same time.
 *
 * @returns whether it was there
 */
export async function spendRecoveryCode(
  trx: Transaction,
  owner: SecondFactorOwner,
  code: string
): Promise<boolean> {
  const { table, id } = owner
  const stored = storedRecoveryCode(code, ownerName(owner))
  const sql = `UPDATE ${table}
    SET two_factor_recovery_codes = replace(two_factor_recovery_codes, ?, '')
    WHERE id = ? AND two_factor_recovery_codes LIKE ? RETURNING id`
  return (await rows(trx, sql, [stored, id, `%${stored}%`])).length === 1
}
