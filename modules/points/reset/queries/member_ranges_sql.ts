import { shopReader } from '#app/database/engine'
import type { MemberRange } from '../expiry_sql.js'

const NTH = `SELECT member_id AS "through" FROM balances WHERE member_id > ?
  ORDER BY member_id LIMIT 1 OFFSET ?`
const REST = `SELECT MAX(member_id) AS "through", COUNT(*) AS count FROM balances
  WHERE member_id > ?`

/** A range and how many members are in it. */
export interface CountedRange extends MemberRange {
  count: number
}

/** The members with a balance after an id, so many at a time in the order of their ids. */
export async function* memberRanges(after: number, count: number): AsyncGenerator<CountedRange> {
  for (;;) {
    const [nth] = await shopReader().rows<{ through: number }>(NTH, [after, count - 1])
    if (!nth) break
    yield { after, through: nth.through, count }
    after = nth.through
  }
  type Rest = { through: number | null; count: number }
  const [{ through, count: left }] = await shopReader().rows<Rest>(REST, [after])
  if (through !== null) yield { after, through, count: left }
}

/** How many members a reset lies before. */
export async function membersWithBalance(): Promise<number> {
  const sql = 'SELECT COUNT(*) AS members FROM balances'
  const [{ members }] = await shopReader().rows<{ members: number }>(sql)
  return Number(members)
}
