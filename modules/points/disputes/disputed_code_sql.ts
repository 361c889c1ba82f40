import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import type Code from '#points/code_batches/models/code'
import { STANDS } from '#points/scans/standing_scan_sql'

const LOCK = `INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at, credited)
  SELECT CAST(? AS TEXT), id, CAST(? AS INTEGER), max_scans, 0, CAST(? AS BIGINT), 0
    FROM code_batches WHERE id = ? AND key_id = ? AND ? < count
  ON CONFLICT (code) DO UPDATE SET scans = codes.scans
  RETURNING scans, max_scans AS "maxScans"`

/**
 * Makes the row of a code that was never scanned, and locks it; the state of its code batch does not matter.
 *
 * @returns how often the code may be scanned; undefined where its batch has no such sticker
 */
export async function lockSticker(
  trx: Transaction,
  { code, batchId, serial, keyId }: { code: string; batchId: number; serial: number; keyId: string }
): Promise<number | undefined> {
  const values = [code, serial, clock.now(), batchId, keyId, serial]
  const [locked] = await rows<Pick<Code, 'maxScans'>>(trx, LOCK, values)
  return locked?.maxScans
}

/** A scan that was taken back pays nothing any more. */
const PAID = `SELECT
  (SELECT COUNT(*) FROM scans s WHERE s.code = ? AND ${STANDS}) AS scanned,
  (SELECT COUNT(*) FROM scans s WHERE s.code = ? AND s.member_id = ? AND ${STANDS}) AS "scannedByMember",
  (SELECT COUNT(*) FROM code_credits c WHERE c.code = ?) AS credited,
  (SELECT COUNT(*) FROM code_credits c WHERE c.code = ? AND c.member_id = ?) AS "creditedToMember"`

type Paid = Record<'scanned' | 'scannedByMember' | 'credited' | 'creditedToMember', number>

/** How often a code was paid, in all and to a member: by scans that stand, and by disputes. */
export async function paymentsOf(
  trx: Transaction,
  { code, memberId }: { code: string; memberId: number }
): Promise<Paid> {
  const [paid] = await rows<Paid>(trx, PAID, [code, code, memberId, code, code, memberId])
  const counts = Object.entries(paid).map(([name, count]) => [name, Number(count)])
  return Object.fromEntries(counts) as Paid
}

const USE_UP = `UPDATE codes SET scans = scans + 1, credited = credited + 1
  WHERE code = ? AND scans < max_scans`

/** Counts a dispute among the scans of a code, where one is left. */
export async function useUp(trx: Transaction, code: string): Promise<void> {
  await rows(trx, USE_UP, [code])
}
