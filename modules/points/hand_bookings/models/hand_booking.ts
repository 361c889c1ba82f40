import { HandBookingSchema } from '#database/schema'

/** Points booked by hand that wait, or waited, for a second administrator. */
export default class HandBooking extends HandBookingSchema {}
