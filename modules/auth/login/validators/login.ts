import vine from '@vinejs/vine'
import { email, mobilePhone } from '#app/validation/rules'

/** Longest password that is worth hashing, in characters. */
const PASSWORD_MAX = 128

/** The login form; `remember` is `on` or empty. @source requirements D-35 */
export const loginValidator = vine.create({
  email: email(),
  password: vine.string().maxLength(PASSWORD_MAX),
  remember: vine.enum(['on']).nullable().optional(),
})

/** The number a code is to be sent to. */
export const smsLoginValidator = vine.create({ phone: mobilePhone() })
