import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { BookingSettled, OwnBooking } from '#points/exceptions'
import { adjust } from '#points/ledger'

/** What a second staff member makes of a booking by hand that waits. */
export interface BookingVerdict {
  id: number
  staffId: number
  verdict: 'booked' | 'refused'
}

/** Who comes second finds nothing to settle; who asked may withdraw, but not agree. */
const SETTLE = `UPDATE hand_bookings SET state = ?, settled_by = ?, settled_at = ?
  WHERE id = ? AND state = 'open' AND (? = 'refused' OR asked_by IS NULL OR asked_by <> ?)
  RETURNING member_id AS "memberId", points, asked_by AS "askedBy", reason`

const WAITS = "SELECT 1 FROM hand_bookings WHERE id = ? AND state = 'open'"

type Row = { memberId: number; points: number; askedBy: number | null; reason: string }

/**
 * Books what another staff member asked for, or refuses it. The entry names who asked, the audit log
 * who agreed.
 *
 * @throws own_booking, booking_settled, not_enough_points
 */
export async function settleHandBooking(
  trx: Transaction,
  { id, staffId, verdict }: BookingVerdict
): Promise<void> {
  const values = [verdict, staffId, clock.now(), id, verdict, staffId]
  const [settled] = await rows<Row>(trx, SETTLE, values)
  if (!settled) {
    throw (await rows(trx, WAITS, [id])).length > 0 ? new OwnBooking() : new BookingSettled()
  }
  const { memberId, points } = settled
  if (verdict === 'booked') await book(trx, id, settled)
  await recordAudit(trx, {
    by: { source: 'admin', staffId },
    action: verdict === 'booked' ? 'points.agreed' : 'points.refused',
    subject: { type: 'member', id: memberId },
    detail: String(points),
  })
}

async function book(trx: Transaction, id: number, { memberId, points, askedBy, reason }: Row) {
  await adjust(trx, {
    memberId,
    points,
    source: 'adjustment_manual',
    sourceName: '',
    reference: `hand_booking:${id}`,
    reason,
    actorId: askedBy ?? undefined,
  })
}
