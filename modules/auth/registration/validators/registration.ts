import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { id } from '#app/validation/numbers'
import { email, floor, line, newPassword, mobilePhone, taxNumber, zip } from '#app/validation/rules'
import { COMPANY_NAME_MIN, SMS_CODE_DIGITS } from '#auth/constants'
import Profession from '#auth/reference/models/profession'
import { freeRule, type OwnId } from '#auth/members/validators/free'

/** Secondary professions of one member at most. */
const SECONDARY_MAX = 50

const openProfessionRule = vine.createRule(
  async (value, _options: undefined, field: FieldContext) => {
    if (!field.isValid || typeof value !== 'number') return
    const open = await Profession.query().where('id', value).where('isActive', 1).first()
    if (!open) field.report('invalid', 'invalid', field)
  },
  { isAsync: true }
)

const profession = () => id().use(openProfessionRule())

/** The first step. @source requirements */
export const accountValidator = vine.withMetaData<OwnId>().create({
  email: email().use(freeRule('email')),
  phone: mobilePhone().use(freeRule('phone')),
  password: newPassword().confirmed({ confirmationField: 'password_confirmation' }),
  tos: vine.accepted(),
  major: vine.accepted(),
})

/** The SMS code of the second step. */
export const phoneCodeValidator = vine.create({
  code: vine
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${SMS_CODE_DIGITS}}$`)),
})

/** The company block; the profile uses the same. @source requirements D-14 and A-47 */
export const companyFields = () => ({
  tax_number: taxNumber(),
  name: line(200),
  zip: zip(),
  city: line(100),
  address: line(200),
  house_number: line(30),
  floor: floor().nullable().optional(),
  door_number: line(30).nullable().optional(),
})

/** The last step. `other_shown` says that the box "other" is ticked. @source requirements D-07 */
export const detailsValidator = vine.create({
  last_name: line(100),
  first_name: line(100),
  company: vine.object(companyFields()),
  regional_representative_zip: zip(),
  main_profession_id: profession(),
  other_shown: vine.boolean(),
  other_profession: line(200).nullable().optional().requiredWhen('other_shown', '=', true),
  secondary_profession_list: vine.array(profession()).maxLength(SECONDARY_MAX).distinct(),
  tos: vine.accepted(),
  consent: vine.object({
    marketing_phone: vine.boolean(),
    research_email: vine.boolean(),
    research_phone: vine.boolean(),
  }),
})

/** What a company is looked up by. @source requirements H-12 and H-13 */
export const companyLookupValidator = vine.create({
  tax_number: taxNumber().optional(),
  company_name: line(200).minLength(COMPANY_NAME_MIN).optional(),
})

/** The postcode whose representatives are asked for. @source requirements H-72 */
export const representativesValidator = vine.create({ zip: zip() })
