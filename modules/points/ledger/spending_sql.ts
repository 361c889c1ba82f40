import { lockRows } from '#app/database/dialect'
import { oneOf } from '#app/database/dialect'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** What decides whether a member may exchange points. */
export interface Spender {
  /** Has a scan that brought points. */
  hasCreditedScan: boolean
  /** The points that can be spent now. */
  points: number
}

// An EXISTS may be answered by reading all scans there are.
const hold = (
  lock: string
) => `SELECT member_id AS "memberId", points, COALESCE((SELECT 1 FROM scans s
    WHERE s.member_id = balances.member_id LIMIT 1), 0) AS scanned
  FROM balances WHERE ${oneOf('member_id', 'bigint')} ORDER BY member_id ${lock}`

const HOLD = hold(lockRows('balances'))
const HOLD_FREE = hold(lockRows('balances', { skipsLocked: true }))

/**
 * Members as spenders, whose points nobody else moves until the transaction ends. One who never had points is left out.
 *
 * @param skipsLocked leaves out a member whose points somebody else moves at the moment, instead of waiting
 */
export async function holdSpenders(
  trx: Transaction,
  memberIds: number[],
  { skipsLocked = false } = {}
): Promise<Map<number, Spender>> {
  type Row = { memberId: number; points: number; scanned: number }
  const sql = skipsLocked ? HOLD_FREE : HOLD
  const found = await rows<Row>(trx, sql, [JSON.stringify([...new Set(memberIds)])])
  return new Map(
    found.map(({ memberId, points, scanned }) => [
      memberId,
      { hasCreditedScan: scanned === 1, points },
    ])
  )
}
