import { domainError } from '#app/exceptions/domain_exception'

/** A call without a right signature, or with a stamp of another time. The code is ours. */
export const UnsignedCall = domainError('unsigned_call', {
  message: 'The call is not signed as it should be',
  status: 401,
})

/** A network calls too often; `wait_for` in seconds. The code is ours. */
export const TooManyCalls = domainError('too_many_attempts', {
  message: 'Reports of mails come too often',
  status: 429,
  tell: (waitSeconds: number) => ({ meta: { wait_for: waitSeconds } }),
})
