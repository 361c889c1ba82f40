import type { MaskitoOptions } from '@maskito/core'

const DIGIT = /\d/

/** Hungarian tax number, eight, one and two digits: `12345678-1-42`. @source requirements U-05, V-25 */
export const TAX_NUMBER_MASK: MaskitoOptions = {
  mask: [...digits(8), '-', ...digits(1), '-', ...digits(2)],
}

/** Hungarian postcode of four digits. @source requirements U-06, V-25 */
export const POSTCODE_MASK: MaskitoOptions = { mask: digits(4) }

/** The number after the country code, in groups of three. @source requirements U-35 */
export const NATIONAL_PHONE_MASK: MaskitoOptions = {
  mask: [...digits(3), ' ', ...digits(3), ' ', ...digits(3), ' ', ...digits(3), ' ', ...digits(3)],
}

function digits(count: number): RegExp[] {
  return Array.from({ length: count }, () => DIGIT)
}
