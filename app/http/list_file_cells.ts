import { businessMinute } from '#app/business_date'
import type { Cell } from '#app/files/table_file'
import type { WantedTable } from './list_file_validator.js'

type Column = WantedTable['columns'][number]

/** Fields that hold a moment, in ms UTC. */
const MOMENT = /_(at|for|since|from|to|until)$/
/** Before it no number is a moment, in ms UTC: 2001. */
const MOMENT_MIN = 978_307_200_000

/** The cells of a line, in the words of the page. */
export function cellsOf(line: object, { columns, yes, no }: WantedTable): Cell[] {
  const values = line as Record<string, unknown>
  return columns.map((column) => cellOf(values[column.source], column, { yes, no }))
}

type Truth = Pick<WantedTable, 'yes' | 'no'>

function cellOf(value: unknown, column: Column, truth: Truth): Cell {
  const { source, words = {} } = column
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) {
    return value.map((one) => cellOf(one, column, truth) ?? '').join(', ')
  }
  if (Object.hasOwn(words, String(value))) return words[String(value)]
  if (typeof value === 'boolean') return value ? truth.yes : truth.no
  if (typeof value === 'number') {
    return MOMENT.test(source) && value > MOMENT_MIN ? businessMinute(value) : value
  }
  return typeof value === 'string' ? value : null
}
