import vine from '@vinejs/vine'
import { email, newPassword } from '#app/validation/rules'
import { PASSWORD_INPUT_MAX } from '#auth/constants'

/** Longest token a link of ours carries, in characters. */
const TOKEN_MAX = 100

/** The wish for a reset message. */
export const forgottenPasswordValidator = vine.create({ email: email() })

/** The reset form. @source requirements A-15 */
export const passwordResetValidator = vine.create({
  token: vine.string().maxLength(TOKEN_MAX),
  email: email(),
  password: newPassword().confirmed({ confirmationField: 'password_confirmation' }),
})

/** The password, entered once more. */
export const passwordConfirmationValidator = vine.create({
  password: vine.string().maxLength(PASSWORD_INPUT_MAX),
})
