import { isFormula, isHarmlessText } from '#app/database/dialect'

/** The end of a line of a list. */
export const LINE_END = '\r\n'

/**
 * SQL of the text of one cell: an apostrophe before what would be a formula, no text for an unknown value.
 *
 * @param column SQL of a text
 */
export function safeCell(column: string): string {
  return `CASE WHEN ${isHarmlessText(column)} THEN ${column} WHEN ${isFormula(column)} THEN '''' || ${column}
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
