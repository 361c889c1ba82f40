import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/max'

/** Characters looked at, at most. @source specification section 5 */
const TEXT_MAX = 250
/** Digits of a national number. @source specification section 5 */
const DIGITS_MIN = 2
const DIGITS_MAX = 17

/**
 * The international form of a phone number that exists by its country's pattern, or null.
 *
 * @param text what was typed, international or national
 * @param home country of a number typed without a country code, for example HU
 * @param allowed countries it may belong to; an empty list allows every country
 */
export function phoneNumberOf(text: string, home: string, allowed: string[]): string | null {
  if (text.length > TEXT_MAX) return null
  const number = parsePhoneNumber(text, { defaultCountry: home as CountryCode, extract: false })
  if (!number?.isValid() || number.ext) return null
  const digits = number.nationalNumber.length
  if (digits < DIGITS_MIN || digits > DIGITS_MAX) return null
  const isAllowed = !allowed.length || allowed.includes(number.country ?? '')
  return isAllowed ? number.number : null
}
