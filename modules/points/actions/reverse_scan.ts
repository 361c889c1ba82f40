import { recordAudit, type Actor } from '#app/audit/audit'
import { rows } from '#app/database/statement'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import { AlreadyTakenBack, UnknownScan } from '#points/exceptions'
import { reverse } from '#points/ledger'
import type { LedgerEntry } from '#points/queries/ledger_entry'

/** Topic of the message that a scan was taken back; payload `{ memberId, by }`. */
export const SCAN_TAKEN_BACK_TOPIC = 'points.scan_taken_back'

/** A credited scan, by the entry it was booked as. */
export interface ScanToReverse {
  entryId: number
  /** Why; kept beside the entry. */
  reason: string
  by: Actor
}

/** What was taken back. */
export interface ReversedScan {
  /** Points taken back with the bonuses, as a positive number. */
  points: number
  balanceAfter: number
}

const TOUCH = `UPDATE balances SET points = points
  WHERE member_id = (SELECT member_id FROM scans WHERE entry_id = ?)`

const SCAN = `SELECT s.code, s.member_id AS "memberId", e.source_name AS "sourceName",
    (SELECT COUNT(*) FROM ledger_entries r WHERE r.reversed_entry_id = e.id) AS reversals
  FROM scans s JOIN ledger_entries e ON e.id = s.entry_id WHERE s.entry_id = ?`

const BONUSES = `SELECT x.entry_id AS "entryId", x.booster_id AS "boosterId", x.points,
    e.source_name AS "sourceName"
  FROM booster_bonuses x JOIN ledger_entries e ON e.id = x.entry_id
  WHERE x.code = ? AND x.member_id = ? ORDER BY x.booster_id`

const RETURN_TO_BUDGET = 'UPDATE boosters SET spent = spent - ? WHERE id = ?'

type Scan = { code: string; memberId: number; sourceName: string; reversals: number }
type Bonus = { entryId: number; boosterId: number; points: number; sourceName: string }

/**
 * Takes the points of a scan back and those of every bonus it got, or nothing at all. The sticker
 * stays used. Points of a bonus return to the budget; the count of bonuses stays, so that nobody
 * gets one twice.
 *
 * @throws unknown_scan, already_taken_back, not_enough_points where they are spent already
 */
export async function reverseScan(
  trx: Transaction,
  { entryId, reason, by }: ScanToReverse
): Promise<ReversedScan> {
  // The first statement locks the balance: scan and bonuses are taken back by one at a time.
  await rows(trx, TOUCH, [entryId])
  const [scan] = await rows<Scan>(trx, SCAN, [entryId])
  if (!scan) throw new UnknownScan()
  if (Number(scan.reversals) > 0) throw new AlreadyTakenBack()
  const { code, memberId } = scan
  const actorId = by.source === 'admin' ? by.staffId : undefined
  const taken: LedgerEntry[] = []
  for (const { boosterId, points, ...bonus } of await rows<Bonus>(trx, BONUSES, [code, memberId])) {
    await rows(trx, RETURN_TO_BUDGET, [points, boosterId])
    const reference = `booster-reversed:${boosterId}:${code}:${memberId}`
    taken.push(await reverse(trx, { ...bonus, source: 'promotion', reference, actorId }))
  }
  const reference = `scan-reversed:${code}:${memberId}`
  const { sourceName } = scan
  const undone = { entryId, source: 'qrcode', sourceName, reference, actorId, reason } as const
  taken.push(await reverse(trx, undone))
  const points = -taken.reduce((sum, entry) => sum + entry.points, 0)
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'scan.taken_back', subject, detail: String(points) })
  await tellTakenBack(trx, memberId, { entryId, by })
  return { points, balanceAfter: taken.at(-1)!.balanceAfter }
}

/** Whoever was rewarded for the scans of the member may lose it; the ledger does not know who that is. */
async function tellTakenBack(
  trx: Transaction,
  memberId: number,
  { entryId, by }: { entryId: number; by: Actor }
) {
  const dedupeKey = `scan_taken_back:${entryId}`
  await sendLater(trx, { topic: SCAN_TAKEN_BACK_TOPIC, dedupeKey, payload: { memberId, by } })
}
