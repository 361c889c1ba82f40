import { stringify } from 'csv-stringify/sync'
import { BYTE_ORDER_MARK } from './result_file.js'

/** A file to begin with, as an import takes it and a spreadsheet opens it. */
export function sampleOf(lines: object[]): string {
  const options = { header: true, delimiter: ';', escape_formulas: true }
  return BYTE_ORDER_MARK + stringify(lines, options)
}
