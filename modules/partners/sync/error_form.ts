import type { ErrorAnswer } from '#app/exceptions/answer'

/** What the codes mean, for whoever reads the log of a partner's program. */
const MEANINGS: Record<string, string> = {
  consent_newer: 'The member withdrew this consent at that time or later',
  cursor_expired: 'Read all from the start, and erase whom the new copy lacks',
  duplicate_in_request: 'The request names this Salesforce id twice',
  idempotency_mismatch: 'The same Idempotency-Key came with other contents',
  insufficient_scope: 'The token is not for this',
  invalid_cursor: 'The cursor was not made for this client',
  invalid_token: 'The bearer token is missing, unknown, expired or revoked',
  link_conflict: 'The member or the Salesforce id is linked with another one',
  malformed_id: 'This is no Salesforce id',
  not_found: 'There is no such member',
  not_writable: 'Partners may not change this field',
  required: 'This field is needed',
  stale_version: 'The member has changed since it was read',
  too_many_requests: 'Wait before the next request',
  unique: 'Another member already has this',
  unknown_field: 'There is no such field',
  unsupported_media_type: 'A body is read as JSON alone',
}

/** An error as Salesforce writes its own. */
export interface PartnerError {
  errorCode: string
  message: string
  fields: string[]
  /** Of the member now, where the one that was sent is too old. */
  version?: number
  /** Seconds after which to ask again. */
  retryAfter?: number
}

/** Errors as programs of partners read them: headers may be out of their sight. */
export function partnerErrors({ errors, retryAfterSeconds }: ErrorAnswer): PartnerError[] {
  return errors.map(({ rule, field, meta }) => ({
    errorCode: rule,
    message: MEANINGS[rule] ?? rule,
    fields: field ? [field] : [],
    ...(typeof meta?.version === 'number' && { version: meta.version }),
    ...(retryAfterSeconds && { retryAfter: retryAfterSeconds }),
  }))
}

/** Errors where tokens are asked for. @source RFC 6749 section 5.2 */
export function grantError({ code, status }: ErrorAnswer): { error: string } {
  return { error: status === 422 ? 'invalid_request' : code }
}
