import { PasswordResetTokenSchema } from '#database/schema'

/** A link for a new password, by its hash. */
export default class PasswordResetToken extends PasswordResetTokenSchema {}
