import { stringify } from 'csv-stringify/sync'
import type { ImportedLine } from './planned_import.js'

/** What the programs of an office know a file in UTF-8 by. */
export const BYTE_ORDER_MARK = '\ufeff'
const COLUMNS = ['line', 'state', 'name', 'fields', 'detail', 'reason']

/** The first line of a result as CSV. */
export function resultHeading(): string {
  return BYTE_ORDER_MARK + stringify([COLUMNS], { delimiter: ';' })
}

/** What became of some lines as CSV, a line for each. */
export function resultLines(lines: ImportedLine[]): string {
  const cells = lines.map(({ line, state, name, fields, detail, reason }) => [
    line,
    state,
    name.replaceAll(/\s+/g, ' '),
    fields?.join(', '),
    detail,
    reason,
  ])
  // A cell that begins like a formula would be run by the program that opens the file.
  return stringify(cells, { delimiter: ';', escape_formulas: true })
}
