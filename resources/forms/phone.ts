import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min'

/** Characters looked at, at most. @source requirements V-17, U-40 */
const TEXT_MAX = 250

/** The international form of a typed number, or null where no such number exists in the country. */
export function internationalPhone(text: string, country: string): string | null {
  if (text.length > TEXT_MAX) return null
  const options = { defaultCountry: country as CountryCode, extract: false }
  const number = parsePhoneNumber(text, options)
  return number?.isValid() ? number.number : null
}
