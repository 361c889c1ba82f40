import { recordAudit, type Actor } from '#app/audit/audit'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { settings } from '#app/settings/settings'
import type { StaffRole } from '#app/staff/roles'
import type { Transaction } from '#app/transaction'
import { MayNotBook } from '#points/hand_bookings/exceptions'
import { NotEnoughPoints } from '#points/exceptions'
import { balanceIn, holdBalances } from '#points/ledger'
import LedgerEntry from '#points/ledger/models/ledger_entry'
import type { LedgerEntry as BookedEntry } from '#points/ledger/queries/ledger_entry'
import { mayLetIn } from '#points/two_people/let_in_alone'
import { takesAlone } from '#points/two_people/lone_points_sql'
import HandBookingRow from '../models/hand_booking.js'
import { bookByHand, type HandBooking } from './book_by_hand.js'

/** A booking that waits for a second staff member. */
export interface WaitingBooking {
  waitingId: number
}

/** Whether staff of this role book points by hand at all. */
export function mayBook(role: StaffRole): boolean {
  return role === 'admin' || role === 'support'
}

/**
 * Books points by hand, or has them wait for a second staff member where they are more than one may
 * book alone: with what was booked by hand for the member today, for support with what the same
 * person booked today for anybody, and for administrators with all that they let in today.
 *
 * @param role of the staff member who answers for it
 * @throws may_not_book, not_enough_points, already_booked
 * @source docs/decisions/0199
 */
export async function bookOrAsk(
  trx: Transaction,
  booking: HandBooking,
  role: StaffRole
): Promise<BookedEntry | WaitingBooking> {
  if (!mayBook(role)) throw new MayNotBook()
  await holdBalances(trx, [booking.memberId])
  if (booking.source !== 'adjustment_manual') return bookByHand(trx, booking)
  await refuseUncovered(trx, booking)
  if (await isForOne(trx, booking, role)) return bookByHand(trx, booking)
  return { waitingId: await ask(trx, booking) }
}

type Asked = { memberId: number; points: number; reason: string; by: Actor }

async function isForOne(trx: Transaction, { memberId, points, by }: Asked, role: StaffRole) {
  const { four_eyes_points: forMember, support_points: limit } = await settings()
  // What was moved by hand for the member today, whichever way.
  const moved = await LedgerEntry.query({ client: trx.client })
    .where({ memberId, source: 'adjustment_manual', businessDate: businessDate(clock.now()) })
    .then((entries) => entries.reduce((sum, entry) => sum + Math.abs(entry.points), 0))
  if (moved + Math.abs(points) > forMember) return false
  if (role === 'admin') return mayLetIn(trx, { points, by })
  return takesAlone(trx, { kind: 'booking', by, points: Math.abs(points), limit })
}

/** What the member does not have is refused before anybody waits for it. */
async function refuseUncovered(trx: Transaction, { memberId, points }: Asked) {
  if (points >= 0 || (await balanceIn(trx, memberId)) + points >= 0) return
  const refusal = new NotEnoughPoints()
  refusal.field = 'points'
  throw refusal
}

async function ask(trx: Transaction, { memberId, points, reason, by }: Asked): Promise<number> {
  const asked = { memberId, points, reason, askedBy: by.staffId ?? null, askedAt: clock.now() }
  const { id } = await HandBookingRow.create({ ...asked, state: 'open' }, { client: trx.client })
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'points.asked', subject, detail: String(points) })
  return id
}
