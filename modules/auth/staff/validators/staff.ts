import vine from '@vinejs/vine'
import { STAFF_ROLES } from '#app/staff/roles'
import { email, line, newPassword } from '#app/validation/rules'
import { locales } from '#config/i18n'

const name = () => line(200).minLength(2)
const role = () => vine.enum(STAFF_ROLES)

/** Who is invited to the back-office, and in which language. */
export const staffInvitationValidator = vine.create({
  email: email(),
  name: name(),
  role: role(),
  locale: vine.enum(locales).nullable().optional(),
})

/** What can be changed of a staff member. */
export const staffChangeValidator = vine.create({ name: name(), role: role() })

/** An account whose password is known beforehand, from the command line. */
export const newStaffValidator = vine.create({
  email: email(),
  name: name(),
  role: role(),
  password: newPassword(),
})

/** The password that is chosen under the link of an invitation. */
export const invitationAcceptanceValidator = vine.create({
  password: newPassword().confirmed({ confirmationField: 'password_confirmation' }),
})

/** Longest password that is worth hashing, in characters. */
const PASSWORD_MAX = 128

/** Sign-in of a staff member. */
export const adminSessionValidator = vine.create({
  email: email(),
  password: vine.string().maxLength(PASSWORD_MAX),
})

/** Longest code that is worth comparing, in characters: people put spaces between the figures. */
const CODE_MAX = 40

/** The first code of an authenticator app. */
export const setUpValidator = vine.create({ code: vine.string().trim().maxLength(CODE_MAX) })

/** A time code, or a recovery code in its place. */
export const secondFactorValidator = vine.create({
  code: vine.string().trim().maxLength(CODE_MAX).optional().requiredIfMissing('recovery_code'),
  recovery_code: vine.string().trim().maxLength(CODE_MAX).optional(),
})
