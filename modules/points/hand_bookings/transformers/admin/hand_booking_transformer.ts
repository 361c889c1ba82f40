import { BaseTransformer } from '@adonisjs/core/transformers'
import type HandBooking from '#points/hand_bookings/models/hand_booking'

/** A booking by hand that waits or waited, as the back-office shows it. */
export default class HandBookingTransformer extends BaseTransformer<HandBooking> {
  toObject() {
    const booking = this.resource
    return {
      id: booking.id,
      member_id: booking.memberId,
      points: booking.points,
      reason: booking.reason,
      state: booking.state,
      asked_by: booking.askedBy,
      settled_by: booking.settledBy,
      asked_at: booking.askedAt,
      settled_at: booking.settledAt,
    }
  }
}
