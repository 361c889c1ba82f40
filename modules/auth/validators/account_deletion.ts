import vine from '@vinejs/vine'
import { PASSWORD_INPUT_MAX } from '#auth/constants'

/** The deletion of an account; who leaves the password out is asked for it first. */
export const accountDeletionValidator = vine.create({
  password: vine.string().maxLength(PASSWORD_INPUT_MAX).optional(),
})
