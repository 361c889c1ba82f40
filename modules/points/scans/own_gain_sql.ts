import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'

/** What a code brought a member, by a scan or by a report that support credited. */
export interface OwnGain {
  /** Points gained with the bonuses; 0 where they were taken back since. */
  points: number
  /** When they were booked, in ms UTC. */
  scannedAt: number
  titleHu: string
  titleEn: string
}

/** A scan that was taken back may be paid after a report; then the newer gain counts. */
const OWN_GAIN = `SELECT gain.at AS "scannedAt", p.title_hu AS "titleHu", p.title_en AS "titleEn",
    CASE WHEN EXISTS (SELECT 1 FROM ledger_entries back WHERE back.reversed_entry_id = gain.entry_id)
      THEN 0
      ELSE e.points + COALESCE((SELECT SUM(given.points) FROM booster_bonuses given
        WHERE given.code = gain.code AND given.member_id = gain.member_id), 0)
    END AS points
  FROM (
    SELECT code, member_id, entry_id, scanned_at AS at FROM scans WHERE code = ? AND member_id = ?
    UNION ALL
    SELECT code, member_id, entry_id, credited_at AS at FROM code_credits
      WHERE code = ? AND member_id = ?
  ) gain
  JOIN ledger_entries e ON e.id = gain.entry_id
  JOIN codes c ON c.code = gain.code
  JOIN code_batches b ON b.id = c.batch_id
  JOIN participating_products p ON p.id = b.product_id
  ORDER BY gain.at DESC LIMIT 1`

/** What this code brought this member before, or undefined where it is not the member's. */
export async function ownGainOfCode(
  trx: Transaction,
  { code, memberId }: { code: string; memberId: number }
): Promise<OwnGain | undefined> {
  const [gain] = await rows<OwnGain>(trx, OWN_GAIN, [code, memberId, code, memberId])
  return gain && { ...gain, points: Number(gain.points) }
}
