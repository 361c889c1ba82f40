import { shopReader } from '#app/database/engine'
import { STANDS } from '#points/scans/standing_scan_sql'

/** A scan that was credited and not taken back. */
export interface PastScan {
  /** Its ledger entry. */
  id: number
  memberId: number
  productId: number
  /** What the sticker itself brought, in points. */
  points: number
  /** 1 where its code batch has points of its own, whatever the product brings. */
  hasOwnPoints: 0 | 1
  /** Day in Budapest, YYYY-MM-DD. */
  day: string
}

/** Scans read at a time: other requests are answered between two pages. */
const PAGE = 2000

const FIRST = `SELECT id FROM ledger_entries WHERE business_date >= ?
  ORDER BY business_date, id LIMIT 1`

const NEXT = `SELECT e.id, e.member_id AS "memberId", e.product_id AS "productId", e.points,
    e.business_date AS day, CASE WHEN b.points IS NULL THEN 0 ELSE 1 END AS "hasOwnPoints"
  FROM scans s JOIN ledger_entries e ON e.id = s.entry_id
    JOIN codes c ON c.code = s.code JOIN code_batches b ON b.id = c.batch_id
  WHERE s.entry_id > ? AND e.business_date >= ?
    AND ${STANDS}
  ORDER BY s.entry_id LIMIT ${PAGE}`

/** The scans since a day in Budapest, page by page, in the order they were credited. */
export async function* pastScans(since: string): AsyncGenerator<PastScan[]> {
  const [first] = await shopReader().rows<{ id: number }>(FIRST, [since])
  let after = first ? first.id - 1 : undefined
  while (after !== undefined) {
    const page: PastScan[] = await shopReader().rows<PastScan>(NEXT, [after, since])
    if (page.length > 0) yield page
    after = page.length < PAGE ? undefined : page.at(-1)!.id
  }
}
