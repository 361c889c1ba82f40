import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rows } from '#app/database/statement'

/** True once the member has a scan that brought points; gifts and referrals ask for it. */
export async function hasCreditedScan(
  trx: TransactionClientContract,
  memberId: number
): Promise<boolean> {
  const sql = 'SELECT 1 AS found FROM scans WHERE member_id = ? LIMIT 1'
  return (await rows(trx, sql, [memberId])).length > 0
}
