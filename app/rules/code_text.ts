/*
 * The public part of the format of codes: what a phone can check before it sends anything. What only the server knows,
 * the keyed tag, is in modules/points/code_batches/code_format.ts.
 */

/** Crockford's base 32: no I, L, O, U. @source https://www.crockford.com/base32.html */
export const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Longest text that is looked at, in characters; a scanned address is far shorter. */
export const CODE_TEXT_MAX = 512

/**
 * What pages match a code with, after upper case: plain, or in groups of four joined by dashes.
 *
 * @source requirements Q-06
 */
export const CODE_PATTERN = '^[0-9A-HJKMNP-TV-Z]{4}(-?[0-9A-HJKMNP-TV-Z]{4}){3}$'

const PLAIN_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/
const ADDRESS_CODE = /[?&]code=([^&#]*)/i

/**
 * The 16 plain characters of what was scanned or typed: an address gives its `code`, case, spaces
 * and dashes do not matter, O is 0, I and L are 1.
 *
 * @param pattern what the page was told to match codes with
 * @returns null where the text is no code or its check character shows a typing error
 * @source requirements
 */
export function normaliseCode(text: string, pattern?: string): string | null {
  if (text.length > CODE_TEXT_MAX) return null
  const code = stripAddress(text)
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  if (pattern && !new RegExp(pattern).test(code)) return null
  return PLAIN_CODE.test(code) && checkCharacter(code.slice(0, 15)) === code[15] ? code : null
}

/** The code in groups of four, as it is printed and typed. */
export function typedCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

function stripAddress(text: string) {
  const written = ADDRESS_CODE.exec(text)?.[1]
  if (written === undefined) return text
  try {
    return decodeURIComponent(written.replaceAll('+', ' '))
  } catch {
    // A malformed percent sign is no code; the pattern refuses it.
    return written
  }
}

/**
 * The last character of a code. A polynomial over the field of 32 elements: every weight differs and none is zero,
 * so that any one wrong character and any two exchanged ones change the result.
 */
export function checkCharacter(body: string): string {
  let sum = 1
  for (const character of body) sum = double(sum) ^ ALPHABET.indexOf(character)
  return ALPHABET[double(sum)]
}

/** Times the generator of the field, whose polynomial is x⁵ + x² + 1. */
function double(element: number) {
  const shifted = element << 1
  return shifted > 31 ? shifted ^ 0b100101 : shifted
}
