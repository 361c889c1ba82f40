import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { BookingSettled, OwnBooking } from '#points/hand_bookings/exceptions'
import { adjust } from '#points/ledger'
import HandBooking from '../models/hand_booking.js'
import { tellOfBooking } from './book_by_hand.js'

/** What a second staff member makes of a booking by hand that waits. */
export interface BookingVerdict {
  id: number
  staffId: number
  verdict: 'booked' | 'refused'
}

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
  const booking = await HandBooking.open({ client: trx.client }).where({ id }).forUpdate().first()
  // Who comes second finds nothing to settle; who asked may take it back, but not agree.
  if (!booking) throw new BookingSettled()
  if (verdict === 'booked' && booking.askedBy === staffId) throw new OwnBooking()
  await booking.merge({ state: verdict, settledBy: staffId, settledAt: clock.now() }).save()
  const { memberId, points } = booking
  if (verdict === 'booked') await book(trx, booking)
  await recordAudit(trx, {
    by: { source: 'admin', staffId },
    action: verdict === 'booked' ? 'points.agreed' : 'points.refused',
    subject: { type: 'member', id: memberId },
    detail: String(points),
  })
}

async function book(trx: Transaction, { id, memberId, points, askedBy, reason }: HandBooking) {
  const entry = await adjust(trx, {
    memberId,
    points,
    source: 'adjustment_manual',
    sourceName: '',
    reference: `hand_booking:${id}`,
    reason,
    actorId: askedBy ?? undefined,
  })
  await tellOfBooking(trx, entry)
}
