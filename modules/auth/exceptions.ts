import { DomainException } from '#app/exceptions/domain_exception'

/** The same for an unknown address and a wrong password. @source requirement row A-08; code is ours */
export class WrongCredentials extends DomainException {
  static code = 'wrong_credentials'
  static message = 'The e-mail address or the password is wrong'
  field = 'email'
}

/** The password of who is logged in was entered wrong. The code is ours. */
export class WrongPassword extends DomainException {
  static code = 'wrong_password'
  static message = 'The password is wrong'

  constructor(public field: string) {
    super()
  }
}

/** The request must carry the password itself, however lately it was confirmed. */
export class PasswordMissing extends DomainException {
  static code = 'required'
  static message = 'The password is needed'
  field = 'password'
}

/** The time code is wrong, too old, or was used already. @source requirement row H-61; code is ours */
export class WrongTimeCode extends DomainException {
  static code = 'two_factor.wrong_code'
  static message = 'The code of the authenticator app is wrong'
  field = 'code'
}

/** The recovery code is wrong or was used already. @source requirement row A-19; code is ours */
export class WrongRecoveryCode extends DomainException {
  static code = 'two_factor.wrong_recovery_code'
  static message = 'The recovery code is wrong'
  field = 'recovery_code'
}

/** The second factor is on; it must be switched off before it is set up anew. The code is ours. */
export class TwoFactorAlreadyOn extends DomainException {
  static code = 'two_factor.already_on'
  static message = 'The second factor is on already'
}

/** There is nothing to confirm: setting up the second factor has not begun. The code is ours. */
export class TwoFactorNotBegun extends DomainException {
  static code = 'two_factor.not_begun'
  static message = 'The second factor is not being set up'
  field = 'code'
}

/** The password must be entered once more before this. @source requirement row A-21; code is ours */
export class PasswordConfirmationRequired extends DomainException {
  static code = 'password_confirmation_required'
  static status = 423
  static message = 'The password must be entered first'
}

/** A change that needs the password came without it. The code is the one of an empty field. */
export class PasswordNeeded extends DomainException {
  static code = 'required'
  static message = 'The password is needed'

  constructor(public field: 'password' | 'current_password') {
    super()
  }
}

/** Too many tries; `wait_for` is in seconds. The code is ours. */
export class TooManyAttempts extends DomainException {
  static code = 'too_many_attempts'
  static status = 429
  static message = 'Too many tries'

  constructor(
    readonly waitSeconds: number,
    public field = 'email'
  ) {
    super()
    this.meta = { wait_for: waitSeconds }
  }
}

/** Another member already has this e-mail address or phone. @source specification §5 */
export class AlreadyTaken extends DomainException {
  static code = 'unique'
  static message = 'Another member already has this'

  constructor(public field: 'email' | 'phone') {
    super()
  }
}

/** @source specification §8; code is ours */
export class WrongSmsCode extends DomainException {
  static code = 'sms.wrong_code'
  static message = 'The SMS code is wrong'
  field = 'code'
}

/** The code is too old, used, or was guessed too often; a new one is needed. The code is ours. */
export class SmsCodeSpent extends DomainException {
  static code = 'sms.code_spent'
  static message = 'The SMS code cannot be used any more'
  field = 'code'
}

/** A limit holds the SMS back. @source specification §8; code is ours */
export class SmsNotSent extends DomainException {
  static code = 'sms.could_not_resend'
  static message = 'The SMS was held back'
  field = 'phone'

  /** @param waitSeconds until the limit lets another one through */
  constructor(readonly waitSeconds: number) {
    super()
    this.meta = { wait_for: waitSeconds }
  }
}

/** Many strangers ask for SMS at once; this one may come back soon. The code is ours. */
export class SmsSlowed extends SmsNotSent {
  static code = 'sms.slowed'
}

/** The number can get no SMS: a landline, a premium number, another country. The code is ours. */
export class NotMobile extends DomainException {
  static code = 'not_mobile'
  static message = 'The number cannot get an SMS'
  field = 'phone'
}

/** No SMS service is set up. @source specification §8; code is ours */
export class SmsNotConfigured extends DomainException {
  static code = 'sms.not_configured'
  static message = 'There is no SMS service'
  field = 'phone'
}

/** The reset link is unknown, used or too old. The code is ours. */
export class InvalidResetToken extends DomainException {
  static code = 'invalid_token'
  static message = 'The reset link cannot be used'
  field = 'email'
}

/** The postcode exists in no Hungarian settlement. @source specification §8; code is ours */
export class UnknownZip extends DomainException {
  static code = 'unknown_zip'
  static message = 'There is no such Hungarian postcode'
  field = 'regional_representative_zip'
}

/** Nobody is set for the postcode, not even a default. @source specification §8; code is ours */
export class NoRepresentative extends DomainException {
  static code = 'no_representative'
  static message = 'There is no representative for the postcode'
  field = 'regional_representative_zip'
}

/** The account was finished or closed meanwhile. @source specification §8; code is ours */
export class UnableToComplete extends DomainException {
  static code = 'unable_to_complete'
  static message = 'The account could not be completed'
}

/** No such word holds today. The code is ours. */
export class WrongCommunityWord extends DomainException {
  static code = 'wrong_word'
  static message = 'This word does not hold today'
  field = 'word'
}

/** The member has the points of the community already. The code is ours. */
export class CommunityPointsBooked extends DomainException {
  static code = 'already_booked'
  static message = 'The points of the community were booked before'
  field = 'word'
}
