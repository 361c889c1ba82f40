import { rows } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import type { Booster } from '#points/boosters/booster'
import { giveBonuses } from '#points/boosters/give_bonuses'
import { credit } from '#points/ledger'
import type { ScanOutcome } from '#points/queries/scan_of_member'
import { scanPoints } from '#points/scan_points_sql'

/** Topic of the message that a member's first credited scan writes; payload `{ memberId }`. */
export const FIRST_SCAN_TOPIC = 'points.first_scan'

/** An authentic code in the hands of a member. */
export interface Claim {
  memberId: number
  code: string
  batchId: number
  serial: number
  keyId: string
  /** The name the browser gave this scan. */
  clientKey: string | null
  /** Milliseconds UTC. */
  at: number
}

/** Makes the row of the code at its first scan, and counts where the batch and the limit allow. */
const COUNT = `INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
  SELECT CAST(? AS TEXT), id, CAST(? AS INTEGER), max_scans, 1, CAST(? AS BIGINT)
    FROM code_batches
    WHERE id = ? AND key_id = ? AND state = 'active' AND ? < count
      AND (valid_from IS NULL OR valid_from <= ?) AND (valid_to IS NULL OR valid_to > ?)
      AND NOT EXISTS (SELECT 1 FROM void_ranges
        WHERE batch_id = code_batches.id AND first_serial <= ? AND last_serial >= ?)
  ON CONFLICT (code) DO UPDATE SET scans = codes.scans + 1 WHERE codes.scans < codes.max_scans
  RETURNING scans`

const WORTH = `SELECT COALESCE(b.points, ${scanPoints('p')}) AS points, p.id AS "productId",
    p.title_hu AS "titleHu", p.title_en AS "titleEn",
    CASE WHEN EXISTS (SELECT 1 FROM scans WHERE member_id = ?) THEN 1 ELSE 0 END AS "hasScanned",
    CASE WHEN EXISTS (SELECT 1 FROM scans WHERE code = ? AND member_id = ?)
      OR EXISTS (SELECT 1 FROM code_credits WHERE code = ? AND member_id = ?) THEN 1 ELSE 0 END
      AS "hasGotThis"
  FROM code_batches b JOIN participating_products p ON p.id = b.product_id WHERE b.id = ?`

type Worth = {
  points: number
  productId: number
  titleHu: string
  titleEn: string
  hasScanned: 0 | 1
  /** By a scan, or by a report that support credited. */
  hasGotThis: 0 | 1
}

const RECORD = `INSERT INTO scans (code, member_id, entry_id, client_key, scanned_at)
  VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING code`

/**
 * Credits a scan and what the running boosters give for it. Locks in the global order: code,
 * member, boosters, inserts.
 *
 * @param boosters those that are switched on, by id
 * @returns undefined where the scan brings nothing; the caller then rolls back what was written
 */
export async function acceptScan(
  trx: Transaction,
  claim: Claim,
  boosters: Booster[] = []
): Promise<ScanOutcome | undefined> {
  const { code, memberId, batchId, serial, keyId, clientKey, at } = claim
  const counted = [code, serial, at, batchId, keyId, serial, at, at, serial, serial]
  if ((await rows(trx, COUNT, counted)).length === 0) return undefined
  const [worth] = await rows<Worth>(trx, WORTH, [
    at,
    memberId,
    code,
    memberId,
    code,
    memberId,
    batchId,
  ])
  if (worth.hasGotThis) return undefined
  const entry = await credit(trx, {
    memberId,
    points: worth.points,
    source: 'qrcode',
    sourceName: worth.titleHu || worth.titleEn,
    reference: `scan:${code}:${memberId}`,
    productId: worth.productId,
  })
  const recorded = await rows(trx, RECORD, [code, memberId, entry.id, clientKey, at])
  if (recorded.length === 0) return undefined
  if (!worth.hasScanned) await tellFirstScan(trx, memberId)
  const { points: base, productId, titleHu, titleEn } = worth
  const scan = { memberId, code, points: base, productId, day: entry.businessDate }
  const { bonuses, balance = entry.balanceAfter } = await giveBonuses(trx, scan, boosters)
  const points = bonuses.reduce((sum, bonus) => sum + bonus.points, base)
  return { points, base, bonuses, balance, titleHu, titleEn, scannedAt: at, repeated: false }
}

/** Whoever invited the member is rewarded now; the ledger does not know who that is. */
async function tellFirstScan(trx: Transaction, memberId: number) {
  const dedupeKey = `first_scan:${memberId}`
  await sendLater(trx, { topic: FIRST_SCAN_TOPIC, dedupeKey, payload: { memberId } })
}
