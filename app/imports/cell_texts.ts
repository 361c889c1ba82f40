import type { TableRow } from './table_rows.js'

const YES = new Set(['1', 'true', 'yes', 'igen'])
const NO = new Set(['0', 'false', 'no', 'nem'])

/** A flag as tables write it; what is none stays a text, so that the rules refuse it. */
export function flagOf(text: string): boolean | string {
  const word = text.toLowerCase()
  if (YES.has(word)) return true
  return NO.has(word) ? false : text
}

const DIGITS = /^-?\d{1,10}$/

/** A whole number as tables write it; what is none stays a text, so that the rules refuse it. */
export function numberOf(text: string): number | string {
  return DIGITS.test(text) ? Number(text) : text
}

/** A list in one cell: `Festék|Burkolás`. */
export function listOf(text: string): string[] {
  return text
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** The columns the file names, in the order of the row. */
export function presentOf(texts: Record<string, string>, row: TableRow): TableRow {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in texts))
}
