import { domainError, DomainException } from '#app/exceptions/domain_exception'

/** Nobody agrees to a deed that is the own one. Ours. */
export const OwnDeed = domainError('own_deed', {
  message: 'Somebody else has to agree to this',
  status: 409,
})

/** The deed was agreed to or refused before, or there is none. Ours. */
export const DeedSettled = domainError('deed_settled', {
  message: 'This does not wait any more',
  status: 409,
})

/** What shall be done is not what was asked for any more. Ours. */
export const DeedOutdated = domainError('deed_outdated', {
  message: 'It was changed since it was asked for: refuse it, and ask again',
  status: 409,
})

/** One person lets no more points in today. Ours. */
export class TooMuchAlone extends DomainException {
  static code = 'too_much_alone'
  static message = 'These are more points than one person may let in today: a colleague can'
  field = 'points'
}

/** Without the rule more points would be possible than one person may let in. Ours; its code keeps an old word. */
export class RemovalRaises extends DomainException {
  static code = 'withdrawal_raises'
  static message =
    'Without this rule members would get more points: change its points, and a second administrator agrees'
  static status = 409
}
