import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { settings } from '#app/settings/settings'
import type { StaffRole } from '#app/staff/roles'
import type { Transaction } from '#app/transaction'
import { businessDate } from '#points/business_date'
import { MayNotBook, NotEnoughPoints } from '#points/exceptions'
import { balanceIn, holdBalance } from '#points/ledger'
import type { LedgerEntry } from '#points/queries/ledger_entry'
import { takesAlone } from '#points/two_people/lone_points_sql'
import { bookByHand, type HandBooking } from './book_by_hand.js'

/** A booking that waits for a second staff member. */
export interface WaitingBooking {
  waitingId: number
}

/** What was moved by hand for a member on a day, whichever way. */
const MOVED = `SELECT COALESCE(SUM(ABS(points)), 0) AS points FROM ledger_entries
  WHERE member_id = ? AND source = 'adjustment_manual' AND business_date = ?`

const ASK = `INSERT INTO hand_bookings (member_id, points, reason, state, asked_by, asked_at)
  VALUES (?, ?, ?, 'open', ?, ?) RETURNING id`

/** Whether staff of this role book points by hand at all. */
export function mayBook(role: StaffRole): boolean {
  return role === 'admin' || role === 'support'
}

/**
 * Books points by hand, or has them wait for a second staff member where they are more than one may
 * book alone: with what was booked by hand for the member today, and for support with what the same
 * person booked today for anybody.
 *
 * @param role of the staff member who answers for it
 * @throws may_not_book, not_enough_points, already_booked
 * @source reliability.md section 2
 */
export async function bookOrAsk(
  trx: Transaction,
  booking: HandBooking,
  role: StaffRole
): Promise<LedgerEntry | WaitingBooking> {
  if (!mayBook(role)) throw new MayNotBook()
  await holdBalance(trx, booking.memberId)
  if (booking.source !== 'adjustment_manual') return bookByHand(trx, booking)
  await refuseUncovered(trx, booking)
  if (await isForOne(trx, booking, role)) return bookByHand(trx, booking)
  return { waitingId: await ask(trx, booking) }
}

type Asked = { memberId: number; points: number; reason: string; by: Actor }

async function isForOne(trx: Transaction, { memberId, points, by }: Asked, role: StaffRole) {
  const { four_eyes_points: forMember, support_points: limit } = await settings()
  const today = businessDate(clock.now())
  const [moved] = await rows<{ points: number }>(trx, MOVED, [memberId, today])
  if (Number(moved.points) + Math.abs(points) > forMember) return false
  return (
    role === 'admin' || takesAlone(trx, { kind: 'booking', by, points: Math.abs(points), limit })
  )
}

/** What the member does not have is refused before anybody waits for it. */
async function refuseUncovered(trx: Transaction, { memberId, points }: Asked) {
  if (points >= 0 || (await balanceIn(trx, memberId)) + points >= 0) return
  const refusal = new NotEnoughPoints()
  refusal.field = 'points'
  throw refusal
}

async function ask(trx: Transaction, { memberId, points, reason, by }: Asked): Promise<number> {
  const askedBy = by.staffId ?? null
  const values = [memberId, points, reason, askedBy, clock.now()]
  const [{ id }] = await rows<{ id: number }>(trx, ASK, values)
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'points.asked', subject, detail: String(points) })
  return id
}
