import { domainError } from '#app/exceptions/domain_exception'

/** No token, or none that is known and open. The code is that of RFC 6750. @source requirements Z-02 */
export const InvalidToken = domainError('invalid_token', {
  message: 'The bearer token is missing, unknown, expired or revoked',
  status: 401,
})

/** The token is not for this. The code is that of RFC 6750. @source requirements Z-02 */
export const InsufficientScope = domainError('insufficient_scope', {
  message: 'The token does not have the scope that is needed',
  status: 403,
})

/** The client or its secret is wrong. The code is that of RFC 6749. @source requirements Z-02 */
export const InvalidClient = domainError('invalid_client', {
  message: 'The client or its secret is wrong',
  status: 401,
})

/** The client may not have this scope. The code is that of RFC 6749. */
export const InvalidScope = domainError('invalid_scope', {
  message: 'The client may not have this scope',
  status: 400,
})

/** There is another grant only. The code is that of RFC 6749. */
export const UnsupportedGrantType = domainError('unsupported_grant_type', {
  message: 'The only grant is client_credentials',
  status: 400,
})

/** A client asks too often; `wait_for` in seconds. The code is ours. */
export const TooManyRequests = domainError('too_many_requests', {
  message: 'Too many requests',
  status: 429,
  tell: (waitSeconds: number) => ({ meta: { wait_for: waitSeconds } }),
})

/** The Salesforce id is none. The code is ours. */
export const MalformedId = domainError('malformed_id', {
  message: 'This is no Salesforce id',
  status: 400,
  field: 'sf_id',
})

/** The cursor was not made here for this client. The code is ours. */
export const InvalidCursor = domainError('invalid_cursor', {
  message: 'The cursor was not made for this client',
  status: 400,
  field: 'cursor',
})

/** What the cursor points at is no more: the copy is to be made anew. The code is ours. */
export const CursorExpired = domainError('cursor_expired', {
  message: 'The cursor is too old: read all from the start and erase whom it lacks',
  status: 410,
  field: 'cursor',
})

/** A call without a right signature, or with a stamp of another time. @source requirements Z-03; the code is ours */
export const UnsignedCall = domainError('unsigned_call', {
  message: 'The call is not signed as it should be',
  status: 401,
})
