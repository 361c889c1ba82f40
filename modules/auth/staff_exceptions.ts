import { DomainException } from '#app/exceptions/domain_exception'

/** Neither says whether the address or the password was wrong. */
export class StaffCredentialsWrong extends DomainException {
  static code = 'credentials'
  static message = 'The e-mail address or the password is wrong'
  field = 'email'
}

/** Too many tries for this account from this address. */
export class StaffSignInThrottled extends DomainException {
  static status = 429
  static code = 'throttled'
  static message = 'Too many tries'

  constructor(waitSeconds: number) {
    super()
    this.field = 'email'
    this.meta = { wait_for: waitSeconds }
  }
}
