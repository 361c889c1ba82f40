import vine from '@vinejs/vine'

/** Longest password that is worth hashing, in characters. */
const PASSWORD_MAX = 128

/** The password, entered once more. */
export const passwordConfirmationValidator = vine.create({
  password: vine.string().maxLength(PASSWORD_MAX),
})
