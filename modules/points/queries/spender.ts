import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** What decides whether a member may exchange points. */
export interface Spender {
  /** Has a scan that brought points. */
  hasCreditedScan: boolean
  /** The points that can be spent now. */
  points: number
}

const FIND = `SELECT COALESCE((SELECT points FROM balances WHERE member_id = ?), 0) AS points,
  CASE WHEN EXISTS (SELECT 1 FROM scans WHERE member_id = ?) THEN 1 ELSE 0 END AS scanned`

/** A member as a spender, with what the transaction itself has booked. */
export async function spenderIn(trx: Transaction, memberId: number): Promise<Spender> {
  type Row = { points: number; scanned: number }
  const [{ points, scanned }] = await rows<Row>(trx, FIND, [memberId, memberId])
  return { hasCreditedScan: scanned === 1, points }
}
