import type { ModelAdapterOptions } from '@adonisjs/lucid/types/model'
import { HandBookingSchema } from '#database/schema'

/** Points booked by hand that wait, or waited, for a second administrator. */
export default class HandBooking extends HandBookingSchema {
  /** Bookings that wait for a second person. */
  static open(options?: ModelAdapterOptions) {
    return HandBooking.query(options).where('state', 'open')
  }
}
