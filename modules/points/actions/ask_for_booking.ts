import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { settings } from '#app/settings/settings'
import type { Transaction } from '#app/transaction'
import { businessDate } from '#points/business_date'
import { holdBalance } from '#points/ledger'
import type { LedgerEntry } from '#points/queries/ledger_entry'
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

/**
 * Books points by hand, or has them wait for a second staff member where they are, with what was
 * booked by hand for the member today, more than one may book alone.
 *
 * @throws not_enough_points, already_booked
 * @source reliability.md section 2
 */
export async function bookOrAsk(
  trx: Transaction,
  booking: HandBooking
): Promise<LedgerEntry | WaitingBooking> {
  const { memberId } = booking
  const { four_eyes_points: alone } = await settings()
  await holdBalance(trx, memberId)
  if (booking.source !== 'adjustment_manual') return bookByHand(trx, booking)
  const today = businessDate(clock.now())
  const [moved] = await rows<{ points: number }>(trx, MOVED, [memberId, today])
  if (Number(moved.points) + Math.abs(booking.points) <= alone) return bookByHand(trx, booking)
  return { waitingId: await ask(trx, booking) }
}

type Asked = { memberId: number; points: number; reason: string; by: Actor }

async function ask(trx: Transaction, { memberId, points, reason, by }: Asked): Promise<number> {
  const askedBy = by.staffId ?? null
  const values = [memberId, points, reason, askedBy, clock.now()]
  const [{ id }] = await rows<{ id: number }>(trx, ASK, values)
  const subject = { type: 'member', id: memberId }
  await recordAudit(trx, { by, action: 'points.asked', subject, detail: String(points) })
  return id
}
