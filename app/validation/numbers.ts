import vine from '@vinejs/vine'
import { ID_MAX } from './ids.js'

/*
 * The only place that makes a rule for numbers (.oxlintrc.json): the library's own converts whatever it is sent, and an
 * object may refuse to become a number, which would be an error of the server.
 */

const DIGITS = /^\d{1,6}$/
const PLAIN_NUMBER = /^\s*-?\d{1,10}\s*$/

/** A whole number, as JSON carries it. */
export const wholeNumber = (range: [number, number]) =>
  vine.number({ strict: true }).withoutDecimals().range(range)

/** A whole number, or the digits a form sends for it; nothing else is converted. */
export const integer = (range: [number, number]) =>
  wholeNumber(range).parse((value) =>
    typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value
  )

/** A quantity, or plain digits where a form sends text; tells which end of its range was passed. */
export const quantity = ([min, max]: [number, number]) =>
  vine
    .number({ strict: true })
    .withoutDecimals()
    .min(min)
    .max(max)
    .parse((value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value))

/** The id of a row. */
export const id = () => wholeNumber([1, ID_MAX])
