import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { openCode } from '#points/code_format'
import { codeKeys } from '#points/code_keys'
import { CodeSpent } from '#points/exceptions'
import { STANDS } from '#points/standing_scan_sql'

/** A report pays a code nobody printed once: what it stands for is known to nobody. */
const FOREIGN_PAYS_MAX = 1

/** Makes the row of a code that was never scanned, and locks it; the state of its roll does not matter. */
const LOCK = `INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at, credited)
  SELECT CAST(? AS TEXT), id, CAST(? AS INTEGER), max_scans, 0, CAST(? AS BIGINT), 0
    FROM code_batches WHERE id = ? AND key_id = ? AND ? < count
  ON CONFLICT (code) DO UPDATE SET scans = codes.scans
  RETURNING scans, max_scans AS "maxScans"`

/** A scan that was taken back pays nothing any more. */
const PAID = `SELECT
  (SELECT COUNT(*) FROM scans s WHERE s.code = ? AND ${STANDS}) AS scanned,
  (SELECT COUNT(*) FROM scans s WHERE s.code = ? AND s.member_id = ? AND ${STANDS}) AS "scannedByMember",
  (SELECT COUNT(*) FROM code_credits c WHERE c.code = ?) AS credited,
  (SELECT COUNT(*) FROM code_credits c WHERE c.code = ? AND c.member_id = ?) AS "creditedToMember"`

const USE_UP = `UPDATE codes SET scans = scans + 1, credited = credited + 1
  WHERE code = ? AND scans < max_scans`

type Paid = Record<'scanned' | 'scannedByMember' | 'credited' | 'creditedToMember', number>

/**
 * Uses a reported code up as a scan does, before its report is credited: scans that stand and
 * reports together are paid as often as the code may be scanned, and each member once. Where all
 * its scans are used up, a scan that was taken back makes room. The caller holds the reports of the code.
 *
 * @throws code_spent
 */
export async function payReportedCode(
  trx: Transaction,
  { code, memberId }: { code: string; memberId: number }
): Promise<void> {
  const maxScans = await lockCode(trx, code)
  const [paid] = await rows<Paid>(trx, PAID, [code, code, memberId, code, code, memberId])
  const isPaidToMember = Number(paid.scannedByMember) + Number(paid.creditedToMember) > 0
  const times = Number(paid.scanned) + Number(paid.credited)
  if (isPaidToMember || times >= (maxScans ?? FOREIGN_PAYS_MAX)) throw new CodeSpent()
  await rows(trx, USE_UP, [code])
}

/** @returns how often the code may be scanned; undefined where it is none of ours */
async function lockCode(trx: Transaction, code: string): Promise<number | undefined> {
  const opened = openCode(code, codeKeys())
  if (!opened) return undefined
  const { batchId, serial, keyId } = opened
  const values = [code, serial, clock.now(), batchId, keyId, serial]
  const [locked] = await rows<{ maxScans: number }>(trx, LOCK, values)
  return locked?.maxScans
}
