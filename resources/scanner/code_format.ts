/*
 * The public part of a code's format: what a phone can check before it sends anything. The server
 * has the whole in modules/points/code_format.ts; both keep the cases of tests/support/code_cases.ts.
 */

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Longest text that is looked at, in characters. */
const CODE_TEXT_MAX = 512
const PLAIN_CODE = /^[0-9A-HJKMNP-TV-Z]{16}$/
const ADDRESS_CODE = /[?&]code=([^&#]*)/i

/**
 * The code in what was scanned or typed: an address gives its `code`, case, spaces and dashes do
 * not matter, O is 0, I and L are 1.
 *
 * @param pattern the server's `qrCodePattern`
 * @returns the 16 plain characters, or null where the text is no code or has a typing error
 * @source specification §5
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
    return written
  }
}

/** Any one wrong character and any two exchanged ones change the result. */
function checkCharacter(body: string): string {
  let sum = 1
  for (const character of body) sum = double(sum) ^ ALPHABET.indexOf(character)
  return ALPHABET[double(sum)]
}

function double(element: number) {
  const shifted = element << 1
  return shifted > 31 ? shifted ^ 0b100101 : shifted
}
