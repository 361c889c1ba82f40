import { randomUUID } from 'node:crypto'
import { recordAudit, type Actor } from '#app/audit/audit'
import { notify } from '#app/outbox/notices'
import type { Transaction } from '#app/transaction'
import { POINTS_PATH } from '#points/constants'
import { AlreadyBooked } from '#points/hand_bookings/exceptions'
import { NotEnoughPoints } from '#points/exceptions'
import { adjust, holdBalances } from '#points/ledger'
import { isBooked, type LedgerEntry } from '#points/ledger/queries/ledger_entry'
import { pointsOfRule } from '#points/point_rules/queries/point_rules'

/** What a staff member or an operator books for a member. */
export type HandBooking = {
  memberId: number
  /** Why; kept beside the entry. */
  reason: string
  by: Actor
} & (
  | { source: 'adjustment_manual'; points: number }
  /** Once a member, as many points as the rule says. */
  | { source: 'facebook_group' }
)

/**
 * Books points by hand, with its reason and a line in the audit log.
 *
 * @throws not_enough_points, already_booked
 */
export async function bookByHand(trx: Transaction, booking: HandBooking): Promise<LedgerEntry> {
  const { memberId, source, reason, by } = booking
  const isManual = source === 'adjustment_manual'
  const reference = isManual ? `adjustment:${randomUUID()}` : `facebook_group:${memberId}`
  // Two at once wait for each other here, so that the second sees what the first has booked.
  await holdBalances(trx, [memberId])
  if (await isBooked(trx, reference)) throw new AlreadyBooked()
  const entry = await adjust(trx, {
    memberId,
    points: isManual ? booking.points : await pointsOfRule(trx, source),
    source,
    sourceName: '',
    reference,
    reason,
    actorId: by.staffId,
  }).catch(atPoints)
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'points.adjusted', subject, detail: String(entry.points) })
  await tellOfBooking(trx, entry)
  return entry
}

/** Points that come or go without the member's own doing are told. @source requirements N-23 */
export function tellOfBooking(
  trx: Transaction,
  { id, memberId, points }: LedgerEntry
): Promise<void> {
  const isCredit = points > 0
  return notify(trx, {
    memberId,
    dedupeKey: `points_booked:${id}`,
    notice: {
      topic: 'points',
      type: isCredit ? 'success' : 'warning',
      key: isCredit ? 'points_booked' : 'points_taken',
      values: { points: Math.abs(points) },
      path: POINTS_PATH,
    },
  })
}

/** A form shows the refusal where the figure was typed. */
function atPoints(error: unknown): never {
  if (error instanceof NotEnoughPoints) error.field = 'points'
  throw error
}
