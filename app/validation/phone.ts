import parsePhoneNumber, { type CountryCode, type NumberType } from 'libphonenumber-js/max'

/** Characters looked at, at most. @source requirements V-17, U-40 */
const TEXT_MAX = 250
/** Digits of a national number. @source requirements V-17, U-40 */
const DIGITS_MIN = 2
const DIGITS_MAX = 17

/** What a number can be called by SMS as; in some countries its digits do not tell. */
const MOBILE_TYPES: NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/** A phone number that exists by its country's pattern. */
export interface KnownPhone {
  /** International form. */
  number: string
  /** Whether it can be the number of a mobile phone. */
  isMobile: boolean
}

/**
 * The phone number somebody typed, or null where it is none of an allowed country.
 *
 * @param text what was typed, international or national
 * @param home country of a number typed without a country code, for example HU
 * @param allowed countries it may belong to; an empty list allows every country
 */
export function phoneOf(text: string, home: string, allowed: string[]): KnownPhone | null {
  if (text.length > TEXT_MAX) return null
  const found = parsePhoneNumber(text, { defaultCountry: home as CountryCode, extract: false })
  if (!found?.isValid() || found.ext) return null
  const digits = found.nationalNumber.length
  if (digits < DIGITS_MIN || digits > DIGITS_MAX) return null
  const isAllowed = !allowed.length || allowed.includes(found.country ?? '')
  if (!isAllowed) return null
  return { number: found.number, isMobile: MOBILE_TYPES.includes(found.getType()) }
}
