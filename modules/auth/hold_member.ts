import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

const HOLD = `UPDATE members SET updated_at = updated_at
  WHERE id = ? AND deleted_at IS NULL RETURNING id`

/**
 * Locks a member: others that lock it wait, a deletion as well. To be called as the first statement
 * of a transaction that keeps something a member wrote.
 *
 * @returns false where the member was deleted
 */
export async function holdMember(trx: Transaction, memberId: number): Promise<boolean> {
  return (await rows(trx, HOLD, [memberId])).length > 0
}
