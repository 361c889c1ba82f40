import { shopAtOnce } from '#app/database/engine'
import { shouldTryAgain } from '#app/transaction'
import { businessDate } from '#points/business_date'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import { scanPoints } from '#points/scan_points_sql'
import type { Claim } from './accept_scan.js'

/** A unique key was taken: this scan, or the client key, was there before. */
const UNIQUE_VIOLATION = '23505'

/*
 * What acceptScan and the ledger's credit do, as one statement of PostgreSQL, for the plain case:
 * an open batch, a member who has scanned before, and no booster. Locks in the global order: code, balance,
 * inserts. The number of the entry is drawn under the lock of the balance, so that the entries of
 * a member are numbered in the order of their running balance.
 */
const ACCEPT = `WITH worth AS (
    SELECT b.id, b.max_scans, COALESCE(b.points, ${scanPoints('p')}) AS points, p.id AS product_id,
      p.title_hu, p.title_en
    FROM code_batches b JOIN participating_products p ON p.id = b.product_id
    WHERE b.id = ? AND b.key_id = ? AND b.state = 'active' AND ?::integer < b.count
      AND (b.valid_from IS NULL OR b.valid_from <= ?::bigint)
      AND (b.valid_to IS NULL OR b.valid_to > ?::bigint)
      AND NOT EXISTS (SELECT 1 FROM void_ranges v WHERE v.batch_id = b.id
        AND v.first_serial <= ?::integer AND v.last_serial >= ?::integer)
      AND EXISTS (SELECT 1 FROM scans WHERE member_id = ?)),
  counted AS (
    INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
    SELECT ?, id, ?::integer, max_scans, 1, ?::bigint FROM worth
    ON CONFLICT (code) DO UPDATE SET scans = codes.scans + 1 WHERE codes.scans < codes.max_scans
    RETURNING code),
  raised AS (
    UPDATE balances SET points = balances.points + worth.points,
      last_entry_id = nextval('ledger_entries_id_seq')
    FROM counted, worth WHERE member_id = ?
    RETURNING member_id, balances.points AS balance, last_entry_id),
  booked AS (
    INSERT INTO ledger_entries (id, member_id, points, source, source_name, reference,
      balance_after, product_id, occurred_at, business_date)
    SELECT last_entry_id, member_id, worth.points, 'qrcode',
      COALESCE(NULLIF(title_hu, ''), title_en), 'scan:' || counted.code || ':' || member_id,
      balance, product_id, ?::bigint, ?
    FROM raised, counted, worth
    RETURNING id, member_id),
  made AS (
    INSERT INTO scans (code, member_id, entry_id, client_key, scanned_at)
    SELECT counted.code, member_id, id, ?, ?::bigint FROM booked, counted)
  SELECT worth.points, balance, title_hu AS "titleHu", title_en AS "titleEn" FROM raised, worth`

/**
 * Credits a scan in one round trip, on PostgreSQL only.
 *
 * @returns undefined where nothing was written, because the case is not the plain one
 */
export async function acceptAtOnce(claim: Claim): Promise<ScanOutcome | undefined> {
  const { memberId, code, batchId, serial, keyId, clientKey, at } = claim
  const worth = [at, batchId, keyId, serial, at, at, serial, serial, memberId]
  const booked = [code, serial, at, memberId, at, businessDate(at), clientKey, at]
  try {
    type Row = Omit<ScanOutcome, 'base' | 'bonuses' | 'repeated'>
    const [row] = await shopAtOnce().rows<Row>(ACCEPT, [...worth, ...booked])
    return row && { ...row, base: row.points, bonuses: [], repeated: false }
  } catch (error: any) {
    if (error.code === UNIQUE_VIOLATION || shouldTryAgain(error)) return undefined
    throw error
  }
}
