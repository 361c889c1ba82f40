import { DomainException } from '#app/exceptions/domain_exception'

/** The key is missing or is not 8 to 64 characters of A-Z, a-z, 0-9, _ and -. Ours. */
export class IdempotencyKeyInvalid extends DomainException {
  static code = 'idempotency_key_invalid'
  field = 'idempotency_key'
}

/** The key was already used with other contents. Ours. */
export class IdempotencyMismatch extends DomainException {
  static code = 'idempotency_mismatch'
  static status = 409
}
