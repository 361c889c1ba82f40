import { shopReader } from '#app/database/engine'
import type { PointSource } from '#points/constants'

/** How fast a member collects. */
export interface Pace {
  /** When the member's first points of all came, in ms UTC; null where none ever came. */
  collectingSince: number | null
  /** Points of scans and their bonuses since the wanted instant. */
  points: number
  /** The scanned products among them, the most scanned first. */
  products: { productId: number; scans: number }[]
}

/** What comes again; a bonus that is given once says nothing of the weeks to come. */
const REPEATED: PointSource[] = ['qrcode', 'promotion']
/** Entries looked at, the newest; nobody has more of them in a season. */
const ENTRIES_MAX = 2000

const GAINED = `SELECT product_id AS "productId", COUNT(*) AS scans, SUM(points) AS points
  FROM (SELECT id, product_id, points, source, occurred_at FROM ledger_entries
    WHERE member_id = ? ORDER BY id DESC LIMIT ${ENTRIES_MAX}) newest
  WHERE occurred_at >= ? AND points > 0 AND source IN (${REPEATED.map(() => '?').join(', ')})
    AND NOT EXISTS (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = newest.id)
  GROUP BY product_id ORDER BY scans DESC, product_id`

const FIRST = `SELECT occurred_at AS "at" FROM ledger_entries
  WHERE member_id = ? ORDER BY id LIMIT 1`

/**
 * What a member collected by scanning since an instant; what was taken back does not count.
 *
 * @param since in ms UTC
 */
export async function paceOf(memberId: number, since: number): Promise<Pace> {
  const reader = shopReader()
  type Gained = { productId: number | null; scans: number; points: number }
  const [gained, [first]] = await Promise.all([
    reader.rows<Gained>(GAINED, [memberId, since, ...REPEATED]),
    reader.rows<{ at: number }>(FIRST, [memberId]),
  ])
  return {
    collectingSince: first ? Number(first.at) : null,
    points: gained.reduce((sum, { points }) => sum + Number(points), 0),
    products: gained.flatMap(({ productId, scans }) =>
      productId === null ? [] : [{ productId, scans: Number(scans) }]
    ),
  }
}
