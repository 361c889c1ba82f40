import vine from '@vinejs/vine'
import { PASSWORD_INPUT_MAX } from '#auth/constants'

/** The password, entered once more. */
export const passwordConfirmationValidator = vine.create({
  password: vine.string().maxLength(PASSWORD_INPUT_MAX),
})
