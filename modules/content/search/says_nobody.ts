/** Digits of a phone number, a tax number, a postcode with a house or a code of a sticker; a size has fewer. */
const MANY_DIGITS = /\p{N}(?:[\s./()+-]*\p{N}){4,}/u
/** Long words with digits inside are codes. */
const CODE = /(?=[\p{L}\p{N}]*\p{N})(?=[\p{L}\p{N}]*\p{L})[\p{L}\p{N}]{8,}/u

/** Whether words that were looked for may be told to marketing: nothing like an address, a number or a code. */
export function saysNobody(text: string): boolean {
  return !text.includes('@') && !MANY_DIGITS.test(text) && !CODE.test(text)
}
