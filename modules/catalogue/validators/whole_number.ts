import vine from '@vinejs/vine'

const DIGITS = /^\d{1,6}$/

/**
 * A whole number as JSON, or as plain digits where a form sends text. Everything that only looks
 * like a number (`1e2`, `0x10`, `5.0`, `[3]`) is refused.
 */
export const wholeNumber = (range: [number, number]) =>
  vine
    .number({ strict: true })
    .withoutDecimals()
    .min(range[0])
    .max(range[1])
    .parse((value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value))
