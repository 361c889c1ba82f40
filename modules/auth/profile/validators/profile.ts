import vine from '@vinejs/vine'
import { email, floor, line, newPassword, zip } from '#app/validation/rules'
import { birthday, nameDay } from '#auth/extra_points/validators/days'
import { freeRule, type OwnId } from '#auth/members/validators/free'
import { companyFields } from '#auth/registration/validators/registration'

/** Longest phone text looked at, in characters; what it says is never stored. */
const PHONE_TEXT_MAX = 250
/** Longest password compared, in characters: hashing takes longer for longer ones. */
const PASSWORD_MAX = 128
const NOTE_MAX = 500

/** E-mail address and names, as every form of an account takes them. */
export const accountFields = () => ({
  email: email().use(freeRule('email')),
  last_name: line(100),
  first_name: line(100),
})

const currentPassword = () => vine.string().maxLength(PASSWORD_MAX)

/**
 * The profile data. The old password travels as `password`; it and the repetition are asked for
 * with a new password only. @source requirements P-03 to P-08
 */
export const profileValidator = vine.withMetaData<OwnId>().create({
  ...accountFields(),
  phone: vine.string().trim().minLength(1).maxLength(PHONE_TEXT_MAX),
  birthday: birthday().nullable().optional(),
  name_day: nameDay().nullable().optional(),
  password: currentPassword()
    .optional()
    // An empty field is sent as well; only what was typed counts.
    .requiredWhen(({ data }) => Boolean(data.new_password)),
  new_password: newPassword()
    .confirmed({ confirmationField: 'new_password_confirmation' })
    .optional(),
})

/** The account data alone. @source requirements H-57 */
export const profileInformationValidator = vine.withMetaData<OwnId>().create({
  ...accountFields(),
  current_password: currentPassword().optional(),
})

/** A new password. @source requirements H-58 */
export const passwordValidator = vine.create({
  current_password: currentPassword(),
  password: newPassword().confirmed({ confirmationField: 'password_confirmation' }),
})

/** The company data. @source requirements P-11 */
export const companyValidator = vine.create(companyFields())

const text = (max: number) => line(max).nullable().optional()

/** Where gifts are sent; nothing is required before checkout. @source requirements P-12 */
export const shippingFields = () => ({
  last_name: text(100),
  first_name: text(100),
  zip: zip().nullable().optional(),
  city: text(100),
  address: text(200),
  house_number: text(30),
  door_number: text(30),
  doorbell: text(100),
  floor: floor().nullable().optional(),
  note: vine.string().trim().maxLength(NOTE_MAX).nullable().optional(),
})
export const shippingValidator = vine.create(shippingFields())

const flag = () => vine.boolean().optional()

/** Consents by purpose; the terms are not among them. @source requirements P-13 and P-14 */
export const consentValidator = vine.create({
  marketing_phone: flag(),
  marketing_email: flag(),
  research_phone: flag(),
  research_email: flag(),
})
