import vine from '@vinejs/vine'
import { email } from '#app/validation/rules'

/** Longest password that is worth hashing, in characters. */
const PASSWORD_MAX = 128

/** Sign-in of a staff member. */
export const adminSessionValidator = vine.create({
  email: email(),
  password: vine.string().maxLength(PASSWORD_MAX),
})
