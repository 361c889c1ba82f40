import { recordAudit, type Actor } from '#app/audit/audit'
import { notify } from '#app/outbox/notices'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import type { Transaction } from '#app/transaction'
import Booster from '#points/boosters/models/booster'
import BoosterBonus from '#points/boosters/models/booster_bonus'
import { POINTS_PATH } from '#points/constants'
import { AlreadyTakenBack, UnknownScan } from '#points/exceptions'
import { holdBalances, reverse } from '#points/ledger'
import Entry from '#points/ledger/models/ledger_entry'
import type { LedgerEntry } from '#points/ledger/queries/ledger_entry'
import Scan from '#points/scans/models/scan'

/** Topic of the message that a scan was taken back, and by whom. */
export const SCAN_TAKEN_BACK_TOPIC = topic<{ memberId: number; by: Actor }>(
  'points.scan_taken_back'
)

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
  const scan = await Scan.find(entryId, trx)
  if (!scan) throw new UnknownScan()
  const { code, memberId } = scan
  // Locked before anything else is read: scan and bonuses are taken back by one at a time.
  await holdBalances(trx, [memberId])
  if (await Entry.findBy({ reversedEntryId: entryId }, trx)) throw new AlreadyTakenBack()
  const actorId = by.source === 'admin' ? by.staffId : undefined
  const taken: LedgerEntry[] = []
  for (const bonus of await bonusesOf(trx, scan)) {
    taken.push(await takeBonusBack(trx, bonus, actorId))
  }
  const reference = `scan-reversed:${code}:${memberId}`
  const { sourceName } = await Entry.findOrFail(entryId, trx)
  const undone = { entryId, source: 'qrcode', sourceName, reference, actorId, reason } as const
  taken.push(await reverse(trx, undone))
  const points = -taken.reduce((sum, entry) => sum + entry.points, 0)
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'scan.taken_back', subject, detail: String(points) })
  await tellTakenBack(trx, memberId, { entryId, by })
  await tellOwner(trx, memberId, { entryId, points })
  return { points, balanceAfter: taken.at(-1)!.balanceAfter }
}

function bonusesOf(trx: Transaction, { code, memberId }: Scan): Promise<BoosterBonus[]> {
  return BoosterBonus.query(trx).where({ code, memberId }).orderBy('boosterId')
}

async function takeBonusBack(trx: Transaction, bonus: BoosterBonus, actorId?: number) {
  const { boosterId, code, memberId, points } = bonus
  const entryId = Number(bonus.entryId)
  const { sourceName } = await Entry.findOrFail(entryId, trx)
  await Booster.query(trx).where('id', boosterId).decrement('spent', points)
  const reference = `booster-reversed:${boosterId}:${code}:${memberId}`
  return reverse(trx, { entryId, source: 'promotion', sourceName, reference, actorId })
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

function tellOwner(
  trx: Transaction,
  memberId: number,
  { entryId, points }: { entryId: number; points: number }
) {
  return notify(trx, {
    memberId,
    dedupeKey: `scan_taken_back:${entryId}`,
    notice: {
      topic: 'points',
      type: 'warning',
      key: 'scan_taken_back',
      values: { points },
      path: POINTS_PATH,
    },
  })
}
