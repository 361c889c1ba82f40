import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** That a scan, which the statement calls `s`, was not taken back. */
export const STANDS = `NOT EXISTS
  (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = s.entry_id)`

/** That the member of this id, a piece of SQL, has a scan that brought points; for SQL of other modules. */
export const scannedBy = (id: string) => `EXISTS (SELECT 1 FROM scans WHERE member_id = ${id})`

const FIND = 'SELECT 1 AS found FROM scans WHERE member_id = ? LIMIT 1'

const FIND_STANDING = `SELECT 1 AS found FROM scans s WHERE s.member_id = ? AND ${STANDS} LIMIT 1`

const LATEST = 'SELECT max(scanned_at) AS "scannedAt" FROM scans WHERE member_id = ?'

/** When the member last scanned a sticker that brought points, in ms UTC; null before the first. */
export async function latestScanOf(memberId: number): Promise<number | null> {
  const [{ scannedAt }] = await shopReader().rows<{ scannedAt: number | null }>(LATEST, [memberId])
  return scannedAt
}

/** True while the member has a scan that was not taken back; referrals ask for it. */
export async function hasStandingScan(trx: Transaction, memberId: number): Promise<boolean> {
  return (await rows(trx, FIND_STANDING, [memberId])).length > 0
}

/** True once the member has a scan that brought points, for pages; a checkout asks again in its transaction. */
export async function hasScanned(memberId: number): Promise<boolean> {
  return (await shopReader().rows(FIND, [memberId])).length > 0
}
