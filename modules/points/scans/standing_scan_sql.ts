import { oneOf } from '#app/database/dialect'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** That a scan, which the statement calls `s`, was not taken back. */
export const STANDS = `NOT EXISTS
  (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = s.entry_id)`

const PRODUCT = `JOIN codes code ON code.code = s.code
  JOIN code_batches batch ON batch.id = code.batch_id`

/** That the member of this id, a piece of SQL, has a scan that brought points; for SQL of other modules. */
export const scannedBy = (id: string) => `EXISTS (SELECT 1 FROM scans WHERE member_id = ${id})`

/**
 * That the member of this id, a piece of SQL, has a scan in a half-open period that was not taken back, none of it before the
 * instant `since`, another piece; takes the ends of the period, in ms UTC. For SQL of other modules.
 *
 * @param counts what must hold of the product that was scanned, and of the instant; asked only where it is given
 */
export const scannedWithin = (
  id: string,
  since: string,
  counts?: (product: string, instant: string) => string
) => `EXISTS (SELECT 1 FROM scans s ${counts ? PRODUCT : ''}
  WHERE s.member_id = ${id} AND s.scanned_at >= ${since}
    AND s.scanned_at >= ? AND s.scanned_at < ? AND ${STANDS}
    ${counts ? `AND ${counts('batch.product_id', 's.scanned_at')}` : ''})`

/**
 * Counts members who have scans of some days that were not taken back, these scans, and the points they brought with their bonuses.
 * For SQL of other modules: `counts` says of the member `t.member_id` whether it counts, `doubled` which ones are counted apart. Takes
 * the values of `doubled`, then the first day and the day after the last one, YYYY-MM-DD in Budapest, then the values of `counts`.
 */
export const countOfScanners = ({ counts, doubled }: { counts: string; doubled: string }) => `SELECT
    COUNT(*) AS members, SUM(t.scans) AS scans, SUM(t.points) AS points,
    SUM(CASE WHEN ${doubled} THEN 1 ELSE 0 END) AS doubled
  FROM (SELECT s.member_id, COUNT(*) AS scans, SUM(e.points
      + COALESCE((SELECT SUM(b.points) FROM booster_bonuses b
        WHERE b.code = s.code AND b.member_id = s.member_id), 0)) AS points
    FROM ledger_entries e JOIN scans s ON s.entry_id = e.id
    WHERE e.business_date >= ? AND e.business_date < ? AND ${STANDS}
    GROUP BY s.member_id) t
  WHERE ${counts}`

const FIND = 'SELECT 1 AS found FROM scans WHERE member_id = ? LIMIT 1'

const FIND_STANDING = `SELECT 1 AS found FROM scans s WHERE s.member_id = ? AND ${STANDS} LIMIT 1`

const LATEST = `SELECT member_id AS "memberId", max(scanned_at) AS "scannedAt" FROM scans
  WHERE ${oneOf('member_id', 'bigint')} GROUP BY member_id`

/** When these members last scanned a sticker that brought points, in ms UTC; who has none is not in the map. */
export async function latestScansOf(memberIds: number[]): Promise<Map<number, number>> {
  type Row = { memberId: number; scannedAt: number }
  const found = await shopReader().rows<Row>(LATEST, [JSON.stringify(memberIds)])
  return new Map(found.map(({ memberId, scannedAt }) => [memberId, scannedAt]))
}

/** True while the member has a scan that was not taken back; referrals ask for it. */
export async function hasStandingScan(trx: Transaction, memberId: number): Promise<boolean> {
  return (await rows(trx, FIND_STANDING, [memberId])).length > 0
}

/** True once the member has a scan that brought points, for pages; a checkout asks again in its transaction. */
export async function hasScanned(memberId: number): Promise<boolean> {
  return (await shopReader().rows(FIND, [memberId])).length > 0
}
