import type { SqlRunner } from '#app/database/engine'
import { runnerOf } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type { MemberRange } from '#points/expiry_sql'

const NEXT = `SELECT MAX(member_id) AS "through", COUNT(*) AS count FROM
  (SELECT member_id FROM balances WHERE member_id > ? ORDER BY member_id LIMIT ?) members`

/** A range and how many members are in it. */
export interface CountedRange extends MemberRange {
  count: number
}

/** The next so many members with a balance after an id; undefined where there are none. */
export async function memberRangeAfter(
  trx: Transaction,
  after: number,
  count: number
): Promise<CountedRange | undefined> {
  return rangeAfter(runnerOf(trx), after, count)
}

/** The same outside a transaction. */
export async function rangeAfter(
  runner: SqlRunner,
  after: number,
  count: number
): Promise<CountedRange | undefined> {
  const [next] = await runner.rows<{ through: number | null; count: number }>(NEXT, [after, count])
  const { through } = next
  return through === null ? undefined : { after, through, count: Number(next.count) }
}
