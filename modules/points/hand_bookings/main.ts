/** Books points by hand at once, or has a second administrator agree first. */
export { bookOrAsk, mayBook } from './actions/ask_for_booking.js'
/** Whose points, how many and why. */
export type { HandBooking } from './actions/book_by_hand.js'
