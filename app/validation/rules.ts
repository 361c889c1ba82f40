import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { PASSWORD_MIN } from '#app/rules/password'
import { POSTCODE } from '#app/rules/postcode'
import { sanitise } from '#app/sanitise'
import { settings } from '#app/settings/settings'
import { isCommonPassword } from './common_password.js'
import { integer } from './numbers.js'
import { phoneOf } from './phone.js'
import { isTaxNumber } from '#app/rules/tax_number'

/** Longest e-mail address a mail server takes, in characters. @source RFC 5321 */
const EMAIL_MAX = 254
/** Characters of a password at most. @source requirements A-16 */
const PASSWORD_MAX = 128
/** Country of a phone number typed without a country code. @source requirements A-26 */
const HOME_COUNTRY = 'HU'
/** Where a building may begin and end. */
const FLOOR_MIN = -9
const FLOOR_MAX = 200

const LINE = /^[^\p{Cc}]*$/u

type Test = (text: string) => boolean

/** A rule that says `invalid` where the test fails. */
function textRule(test: Test) {
  return vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
    if (typeof value === 'string' && !test(value)) field.report('invalid', 'invalid', field)
  })
}

const taxNumberRule = textRule(isTaxNumber)
const uncommonRule = textRule((password) => !isCommonPassword(password))

const phoneRule = vine.createRule(
  async (value, { mobile }: { mobile: boolean }, field) => {
    if (typeof value !== 'string') return
    const phone = await knownPhone(value)
    if (!phone) field.report('invalid', 'invalid', field)
    else if (mobile && !phone.isMobile) field.report('not_mobile', 'not_mobile', field)
    else field.mutate(phone.number, field)
  },
  { isAsync: true }
)

/** Whether a number, in international form, can get an SMS from this shop. @source requirements A-58 */
export async function canGetSms(number: string): Promise<boolean> {
  return (await knownPhone(number))?.isMobile ?? false
}

/** The phone number of an allowed country that somebody typed; null where it is none. */
export async function knownPhone(text: string) {
  const { allowed_phone_countries: allowed } = await settings()
  return phoneOf(text, HOME_COUNTRY, allowed)
}

/** One line of text without control characters; spaces around it go. */
export const line = (max: number) => vine.string().trim().maxLength(max).regex(LINE)

/** Characters of the name of a stored picture at most. */
const PICTURE_NAME_MAX = 64

/** The name of a stored picture; empty is none. */
export const pictureName = () =>
  line(PICTURE_NAME_MAX)
    .regex(/^[A-Za-z0-9_-]+$/)
    .nullable()
    .optional()

/** Positions stay far from where integers end. */
const POSITION_MAX = 1_000_000

/** The place of a row among others. */
export const position = () => integer([-POSITION_MAX, POSITION_MAX])

const markupRule = vine.createRule((value: unknown, options: { needed: boolean }, field) => {
  if (typeof value !== 'string') return
  const kept = sanitise(value).trim()
  field.mutate(kept, field)
  if (options.needed && !kept) field.report('required', 'required', field)
})

/** Text with markup; what pages may not carry goes, and nothing left of a needed text is a missing one. */
export const markup = (max: number, { needed }: { needed: boolean }) =>
  vine.string().trim().maxLength(max).use(markupRule({ needed }))

const CALENDAR_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Whether a text is a day of the calendar, YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!CALENDAR_DAY.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const calendarDayRule = textRule(isCalendarDay)

/** A day of the calendar, YYYY-MM-DD. */
export const calendarDay = () => vine.string().trim().use(calendarDayRule())

/** For a day that must not come before the one in another field, the `first` one. */
export const notBefore = vine.createRule((value: unknown, first: string, field: FieldContext) => {
  const begins = field.parent[first]
  if (typeof value !== 'string' || typeof begins !== 'string') return
  if (value < begins) field.report('min', 'min', field)
})

/** A Hungarian postcode, 1000-9999. @source requirements V-03 and V-04 */
export const zip = () => vine.string().trim().regex(POSTCODE)

/** A Hungarian tax number with dashes. @source requirements V-05 and V-06 */
export const taxNumber = () => vine.string().trim().use(taxNumberRule())

/** A phone number of an allowed country; the validated value is in international form. */
export const phone = () =>
  vine
    .string()
    .trim()
    .use(phoneRule({ mobile: false }))

/** The same of a mobile phone, to which a code can be sent. @source requirements A-58 */
export const mobilePhone = () =>
  vine
    .string()
    .trim()
    .use(phoneRule({ mobile: true }))

/** A floor as a whole number; text such as `II` is refused. @source requirements V-19 */
export const floor = () => integer([FLOOR_MIN, FLOOR_MAX])

/** An e-mail address in lower case, so that case makes no second account. */
export const email = () => vine.string().trim().toLowerCase().maxLength(EMAIL_MAX).email()

/** A new password: long enough and not among the most common ones. Never trimmed. */
export const newPassword = () =>
  vine.string().minLength(PASSWORD_MIN).maxLength(PASSWORD_MAX).use(uncommonRule())
