import { errors } from '@vinejs/vine'
import { csvLines, UnreadableFile } from './csv_lines.js'
import type { ImportKind, ImportRow } from './import_kind.js'
import { keyOf } from './written_rows.js'

/** A line that can be written, or why it cannot: column and rule, such as `phone: invalid`. */
export type JudgedLine =
  { line: number; row: ImportRow } | { line: number; name: string; reason: string }

/**
 * Reads a file of one kind and judges every line by itself: the right number of cells, each cell
 * as the back-office would take it, no name twice. A file that ends in the middle of a line is a
 * refused last line.
 *
 * @throws UnreadableFile where there is no file, no UTF-8 or no heading that fits
 */
export async function* judgedLines(kind: ImportKind, path: string): AsyncGenerator<JudgedLine> {
  const seen = new Set<string>()
  let columns: string[] | undefined
  try {
    for await (const { line, cells } of csvLines(path)) {
      if (columns) yield await judged(kind, { line, cells, columns, seen })
      else columns = columnsOf(kind, cells)
    }
  } catch (error) {
    const isLineAlone = error instanceof UnreadableFile && /quotes|too_long/.test(error.reason)
    if (!columns || !isLineAlone) throw error
    yield { line: error.line, name: '', reason: error.reason }
  }
  if (!columns) throw new UnreadableFile(1, 'columns', 'The file is empty')
}

function columnsOf({ keys, optional }: ImportKind, cells: string[]): string[] {
  const columns = cells.map((cell) => cell.toLowerCase())
  const allowed = [...keys, ...optional]
  const unknown = columns.filter((column) => !allowed.includes(column))
  const missing = keys.filter((key) => !columns.includes(key))
  const isTwice = new Set(columns).size < columns.length
  if (!unknown.length && !missing.length && !isTwice) return columns
  const must = `The first line must name ${keys.join(', ')}; it may name ${optional.join(', ')}`
  throw new UnreadableFile(1, 'columns', `${must}; here it is ${columns.join(', ').slice(0, 200)}`)
}

interface Unjudged {
  line: number
  cells: string[]
  columns: string[]
  seen: Set<string>
}

async function judged(kind: ImportKind, unjudged: Unjudged): Promise<JudgedLine> {
  const { line, cells, columns, seen } = unjudged
  const texts = Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']))
  const name = kind.keys.map((key) => texts[key]).join(' ')
  if (cells.length !== columns.length) return { line, name, reason: 'columns' }
  try {
    const row = await kind.read(texts)
    const key = keyOf(kind, row)
    if (seen.has(key)) return { line, name, reason: 'twice' }
    seen.add(key)
    return { line, row }
  } catch (error) {
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return { line, name, reason: reasonOf(error.messages) }
  }
}

function reasonOf(messages: { field: string; rule: string }[]): string {
  return messages.map(({ field, rule }) => `${field.split('.')[0]}: ${rule}`).join(', ')
}
