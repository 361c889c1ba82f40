import { domainError, DomainException } from '#app/exceptions/domain_exception'

/** The same for an unknown address and a wrong password. @source requirements A-08; code is ours */
export const WrongCredentials = domainError('wrong_credentials', {
  message: 'The e-mail address or the password is wrong',
  field: 'email',
})

/** The password of who is logged in was entered wrong. The code is ours. */
export const WrongPassword = domainError('wrong_password', {
  message: 'The password is wrong',
  tell: (field: string) => ({ field }),
})

/** The request must carry the password itself, however lately it was confirmed. */
export const PasswordMissing = domainError('required', {
  message: 'The password is needed',
  field: 'password',
})

/** The time code is wrong, too old, or was used already. @source requirements H-61; code is ours */
export const WrongTimeCode = domainError('two_factor.wrong_code', {
  message: 'The code of the authenticator app is wrong',
  field: 'code',
})

/** The recovery code is wrong or was used already. @source requirements A-19; code is ours */
export const WrongRecoveryCode = domainError('two_factor.wrong_recovery_code', {
  message: 'The recovery code is wrong',
  field: 'recovery_code',
})

/** The second factor is on; it must be switched off before it is set up anew. The code is ours. */
export const TwoFactorAlreadyOn = domainError('two_factor.already_on', {
  message: 'The second factor is on already',
})

/** There is nothing to confirm: setting up the second factor has not begun. The code is ours. */
export const TwoFactorNotBegun = domainError('two_factor.not_begun', {
  message: 'The second factor is not being set up',
  field: 'code',
})

/** The password must be entered once more before this. @source requirements A-21; code is ours */
export const PasswordConfirmationRequired = domainError('password_confirmation_required', {
  message: 'The password must be entered first',
  status: 423,
})

/** A change that needs the password came without it. The code is the one of an empty field. */
export const PasswordNeeded = domainError('required', {
  message: 'The password is needed',
  tell: (field: 'password' | 'current_password') => ({ field }),
})

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

/** Another member already has this e-mail address or phone. @source requirements V-08 */
export const AlreadyTaken = domainError('unique', {
  message: 'Another member already has this',
  tell: (field: 'email' | 'phone') => ({ field }),
})

/** @source requirements A-33; code is ours */
export const WrongSmsCode = domainError('sms.wrong_code', {
  message: 'The SMS code is wrong',
  field: 'code',
})

/** The code is too old, used, or was guessed too often; a new one is needed. The code is ours. */
export const SmsCodeSpent = domainError('sms.code_spent', {
  message: 'The SMS code cannot be used any more',
  field: 'code',
})

/** A limit holds the SMS back. @source requirements A-33; code is ours */
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
export const NotMobile = domainError('not_mobile', {
  message: 'The number cannot get an SMS',
  field: 'phone',
})

/** No SMS service is set up. @source requirements A-33, Z-12; code is ours */
export const SmsNotConfigured = domainError('sms.not_configured', {
  message: 'There is no SMS service',
  field: 'phone',
})

/** The reset link is unknown, used or too old. The code is ours. */
export const InvalidResetToken = domainError('invalid_token', {
  message: 'The reset link cannot be used',
  field: 'email',
})

/** The postcode exists in no Hungarian settlement. @source requirements A-52; code is ours */
export const UnknownZip = domainError('unknown_zip', {
  message: 'There is no such Hungarian postcode',
  field: 'regional_representative_zip',
})

/** Nobody is set for the postcode, not even a default. @source requirements A-52; code is ours */
export const NoRepresentative = domainError('no_representative', {
  message: 'There is no representative for the postcode',
  field: 'regional_representative_zip',
})

/** The account was finished or closed meanwhile. @source requirements A-52; code is ours */
export const UnableToComplete = domainError('unable_to_complete', {
  message: 'The account could not be completed',
})

/** No such word holds today. The code is ours. */
export const WrongCommunityWord = domainError('wrong_word', {
  message: 'This word does not hold today',
  field: 'word',
})

/** The member has the points of the community already. The code is ours. */
export const CommunityPointsBooked = domainError('already_booked', {
  message: 'The points of the community were booked before',
  field: 'word',
})
