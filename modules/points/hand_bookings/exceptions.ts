import { domainError, DomainException } from '#app/exceptions/domain_exception'

/** The staff member's role books no points. Our own code. */
export const MayNotBook = domainError('may_not_book', {
  message: 'This role books no points',
  status: 403,
})

/** Nobody agrees to a booking that is the own one. Ours. */
export const OwnBooking = domainError('own_booking', {
  message: 'Somebody else has to agree to this booking',
  status: 409,
})

/** The booking was agreed to or refused before, or there is none. Ours. */
export const BookingSettled = domainError('booking_settled', {
  message: 'This booking does not wait any more',
  status: 409,
})

/** What a member gets once was booked before. Ours. */
export class AlreadyBooked extends DomainException {
  static code = 'already_booked'
  field = 'source'
}
