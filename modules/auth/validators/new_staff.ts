import vine from '@vinejs/vine'
import { email, line, newPassword } from '#app/validation/rules'

/** An account for the back-office, from the command line. */
export const newStaffValidator = vine.create({
  email: email(),
  name: line(200).minLength(2),
  role: vine.enum(['admin', 'marketing'] as const),
  password: newPassword(),
})
