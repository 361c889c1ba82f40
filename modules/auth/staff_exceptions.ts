import { DomainException } from '#app/exceptions/domain_exception'

/** Neither says whether the address or the password was wrong. */
export class StaffCredentialsWrong extends DomainException {
  static code = 'credentials'
  static message = 'The e-mail address or the password is wrong'
  field = 'email'
}

/** Too many tries for this account or from this address. */
export class StaffSignInThrottled extends DomainException {
  static status = 429
  static code = 'throttled'
  static message = 'Too many tries'

  constructor(
    waitSeconds: number,
    public field = 'email'
  ) {
    super()
    this.meta = { wait_for: waitSeconds }
  }
}

/** No password was entered before, or too long ago. */
export class NotSigningIn extends DomainException {
  static status = 401
  static code = 'unauthorized'
  static message = 'The password comes first'
}

/** The time code is wrong, too old, or was used before. */
export class SecondFactorWrong extends DomainException {
  static code = 'wrong_code'
  static message = 'The code is wrong or was used before'

  constructor(public field: 'code' | 'recovery_code') {
    super()
  }
}

/** The link to set a password by is unknown, used or too old. */
export class InvitationSpent extends DomainException {
  static code = 'invitation_spent'
  static message = 'The invitation cannot be used any more'
}

/** Another staff member already has this e-mail address. */
export class StaffEmailTaken extends DomainException {
  static code = 'unique'
  static message = 'Another staff member already has this e-mail address'
  field = 'email'
}

/** There is no such account, or not in a state that allows this. */
export class UnknownStaff extends DomainException {
  static code = 'unknown_staff'
  static message = 'There is no such staff member, or the account is disabled'
}

/** Nobody takes the own account away from under the own feet. */
export class OwnAccount extends DomainException {
  static code = 'own_account'
  static message = 'Nobody can do this to the own account'
}

/** Somebody must be left who can let others in. */
export class LastAdmin extends DomainException {
  static code = 'last_admin'
  static message = 'The last active administrator stays'
}

/** Nothing can be sent from this shop, so an invitation would wait for ever. */
export class MailNotConfigured extends DomainException {
  static code = 'mail_not_configured'
  static message = 'No mail can be sent: "cli staff create" prints the link instead'
}
