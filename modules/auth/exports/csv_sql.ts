import { usesPostgres } from '#config/database'

/** The end of a line of a list. */
export const LINE_END = '\r\n'

/** Signs a spreadsheet takes for the beginning of a formula. @source OWASP, CSV injection */
const FORMULA_SIGNS = ['+', '=', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']
const CODES = FORMULA_SIGNS.map((sign) => sign.codePointAt(0)!)

/**
 * SQL of the text of one cell: an apostrophe before what would be a formula, no text for an unknown value.
 *
 * @param column SQL of a text
 */
export function safeCell(column: string): string {
  const [harmless, formula] = usesPostgres
    ? ['FALSE', `ascii(${column}) IN (${CODES.join(', ')})`]
    : [isHarmless(column), CODES.map((code) => begins(column, [code, code + 1])).join(' OR ')]
  return `CASE WHEN ${harmless} THEN ${column} WHEN ${formula} THEN '''' || ${column}
    ELSE COALESCE(${column}, '') END`
}

/**
 * SQL of one line of a CSV list in the form of `CSV_FORMAT`, on the embedded database: semicolons and everything quoted.
 *
 * @param cells SQL of texts that are safe and known
 */
export function csvLine(cells: string[]): string {
  const form = cells.map(() => '"%w"').join(';')
  return `format('${form}${LINE_END}', ${cells.join(', ')})`
}

/** Most texts begin with a letter or a digit, and no formula does. */
function isHarmless(column: string): string {
  const letters = begins(column, ['A'.codePointAt(0)!, 0xff00])
  const digits = begins(column, ['0'.codePointAt(0)!, '9'.codePointAt(0)! + 1])
  return `${letters} OR ${digits}`
}

/** Two comparisons cost a fraction of a function; the embedded database orders texts by their bytes. */
function begins(column: string, [from, before]: [number, number]): string {
  const sign = (code: number) => `'${String.fromCodePoint(code)}'`
  return `${column} >= ${sign(from)} AND ${column} < ${sign(before)}`
}
