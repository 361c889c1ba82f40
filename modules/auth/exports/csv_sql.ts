/** The end of a line of a list. */
export const LINE_END = '\r\n'

/** Signs a spreadsheet takes for the beginning of a formula. @source OWASP, CSV injection */
const FORMULA_SIGNS = ['=', '+', '-', '@', '\t', '\r', '＝', '＋', '－', '＠']

/**
 * SQL of one line of a CSV list in the form of `CSV_FORMAT`: semicolons, every cell quoted, an apostrophe before what would be a
 * formula; an unknown value is an empty cell. Runs unchanged on SQLite and PostgreSQL.
 *
 * @param columns SQL of texts
 */
export function csvLine(columns: string[]): string {
  return `${columns.map(cell).join(` || ';' || `)} || '${LINE_END}'`
}

function cell(column: string): string {
  const signs = FORMULA_SIGNS.map((sign) => `'${sign}'`).join(', ')
  const apostrophe = `CASE WHEN substr(${column}, 1, 1) IN (${signs}) THEN '''' ELSE '' END`
  return `'"' || COALESCE(${apostrophe} || replace(${column}, '"', '""'), '') || '"'`
}
