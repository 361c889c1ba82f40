import { domainError } from '#app/exceptions/domain_exception'

/** Neither says whether the address or the password was wrong. */
export const StaffCredentialsWrong = domainError('credentials', {
  message: 'The e-mail address or the password is wrong',
  field: 'email',
})

/** Too many tries for this account or from this address. */
export const StaffSignInThrottled = domainError('throttled', {
  message: 'Too many tries',
  status: 429,
  tell: (waitSeconds: number, field: string = 'email') => ({
    field,
    meta: { wait_for: waitSeconds },
  }),
})

/** No password was entered before, or too long ago. */
export const NotSigningIn = domainError('unauthorized', {
  message: 'The password comes first',
  status: 401,
})

/** The time code is wrong, too old, or was used before. */
export const SecondFactorWrong = domainError('wrong_code', {
  message: 'The code is wrong or was used before',
  tell: (field: 'code' | 'recovery_code') => ({ field }),
})

/** The link to set a password by is unknown, used or too old. */
export const InvitationSpent = domainError('invitation_spent', {
  message: 'The invitation cannot be used any more',
})

/** Another staff member already has this e-mail address. */
export const StaffEmailTaken = domainError('unique', {
  message: 'Another staff member already has this e-mail address',
  field: 'email',
})

/** There is no such account, or not in a state that allows this. */
export const UnknownStaff = domainError('unknown_staff', {
  message: 'There is no such staff member, or the account is disabled',
})

/** Nobody takes the own account away from under the own feet. */
export const OwnAccount = domainError('own_account', {
  message: 'Nobody can do this to the own account',
})

/** Somebody must be left who can let others in. */
export const LastAdmin = domainError('last_admin', {
  message: 'The last active administrator stays',
})

/** Nothing can be sent from this shop, so an invitation would wait for ever. */
export const MailNotConfigured = domainError('mail_not_configured', {
  message: 'No mail can be sent: "cli staff create" prints the link instead',
})
