/** Country codes of two digits; 1 and 7 stand alone, every other code has three digits. */
const TWO_DIGIT_CODES = /^(2[07]|3[0-46]|39|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Digits in one group after the country code. @source requirements U-35 */
export const PHONE_GROUP_DIGITS = 3

/**
 * Writes an international number with groups of three after the country code:
 * `+36301234567` becomes `+36 301 234 567`. Anything but digits is ignored, a missing plus is added.
 *
 * @source requirements U-35
 */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  if (digits === '') return ''
  const code = digits.slice(0, countryCodeLength(digits))
  return ['+' + code, ...groupsOfThree(digits.slice(code.length))].join(' ')
}

/** Groups a national number (no country code) the same way: `301234567` becomes `301 234 567`. */
export function formatNationalPhone(phone: string): string {
  return groupsOfThree(phone.replace(/\D/g, '')).join(' ')
}

function countryCodeLength(digits: string): number {
  if (digits.startsWith('1') || digits.startsWith('7')) return 1
  return TWO_DIGIT_CODES.test(digits) ? 2 : 3
}

function groupsOfThree(digits: string): string[] {
  return digits.match(new RegExp(`\\d{1,${PHONE_GROUP_DIGITS}}`, 'g')) ?? []
}
