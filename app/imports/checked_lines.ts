import { errors } from '@vinejs/vine'
import { csvLines, UnreadableFile } from './csv_lines.js'
import { RefusedLine, type GoodLine, type ImportKind } from './import_kind.js'

/** The one character of UTF-8 that PostgreSQL holds in no text. */
const NUL = '\0'

/** A line that can be written, or why it cannot: column and rule, such as `phone: invalid`. */
export type CheckedLine<Row> = GoodLine<Row> | { line: number; name: string; reason: string }

/** Which column of the file says what: the place, counted from 0, by the name of the field. */
export type ColumnMatch = Record<string, number>

/** A file and what is read in it. */
export interface ImportSource<Row> {
  kind: ImportKind<Row>
  path: string
  /** Without it the first line names the columns as the kind does. */
  match?: ColumnMatch
  /** Called line by line with the bytes of the file that are read so far. */
  onBytes?: (bytes: number) => void
}

/**
 * Reads a file of one kind and judges every line by itself: the right number of cells, each cell
 * as the back-office would take it, no name twice. A file that ends in the middle of a line is a
 * refused last line.
 *
 * @throws UnreadableFile where there is no file, no UTF-8 or no heading that fits
 */
export async function* checkedLines<Row>(
  source: ImportSource<Row>
): AsyncGenerator<CheckedLine<Row>> {
  const { kind, path, match, onBytes } = source
  const seen = new Set<string>()
  let heading: Heading | undefined
  try {
    for await (const { line, cells, bytes } of csvLines(path)) {
      onBytes?.(bytes)
      if (heading) yield await judged(kind, { line, cells, heading, seen })
      else heading = match ? matchedHeading(kind, cells, match) : namedHeading(kind, cells)
    }
  } catch (error) {
    const isLineAlone = error instanceof UnreadableFile && /quotes|too_long/.test(error.reason)
    if (!heading || !isLineAlone) throw error
    yield { line: error.line, name: '', reason: error.reason }
  }
  if (!heading) throw new UnreadableFile(1, 'columns', 'The file is empty')
}

/** Which cells are read, by the field they belong to, and how many each line has. */
interface Heading {
  places: [field: string, place: number][]
  width: number
}

function namedHeading({ keys, optional }: ImportKind, cells: string[]): Heading {
  const columns = cells.map((cell) => cell.toLowerCase())
  const allowed = [...keys, ...optional]
  const unknown = columns.filter((column) => !allowed.includes(column))
  const missing = keys.filter((key) => !columns.includes(key))
  const isTwice = new Set(columns).size < columns.length
  if (!unknown.length && !missing.length && !isTwice) {
    return { places: columns.map((column, place) => [column, place]), width: columns.length }
  }
  const must = `The first line must name ${keys.join(', ')}; it may name ${optional.join(', ')}`
  throw new UnreadableFile(1, 'columns', `${must}; here it is ${columns.join(', ').slice(0, 200)}`)
}

function matchedHeading(
  { keys, optional }: ImportKind,
  cells: string[],
  match: ColumnMatch
): Heading {
  const places = Object.entries(match)
  const taken = new Set(places.map(([, place]) => place))
  const fits = places.every(
    ([field, place]) => [...keys, ...optional].includes(field) && place < cells.length
  )
  const isWhole = keys.every((key) => Object.hasOwn(match, key))
  if (fits && isWhole && taken.size === places.length) return { places, width: cells.length }
  throw new UnreadableFile(1, 'columns', 'The columns do not fit the file')
}

interface Unjudged {
  line: number
  cells: string[]
  heading: Heading
  seen: Set<string>
}

async function judged<Row>(kind: ImportKind<Row>, unjudged: Unjudged): Promise<CheckedLine<Row>> {
  const { line, cells, heading, seen } = unjudged
  const texts = Object.fromEntries(heading.places.map(([field, at]) => [field, textOf(cells[at])]))
  const name = kind.keys
    .map((key) => texts[key])
    .join(' ')
    .replaceAll(NUL, '')
  if (cells.length !== heading.width) return { line, name, reason: 'columns' }
  const unstorable = Object.keys(texts).find((field) => texts[field].includes(NUL))
  if (unstorable !== undefined) return { line, name, reason: `${unstorable}: unstorable` }
  try {
    const row = await kind.read(texts)
    const key = kind.keyOf(row)
    if (seen.has(key)) return { line, name, reason: 'twice' }
    seen.add(key)
    return { line, row }
  } catch (error) {
    if (error instanceof RefusedLine) return { line, name, reason: error.message }
    if (!(error instanceof errors.E_VALIDATION_ERROR)) throw error
    return { line, name, reason: reasonOf(error.messages) }
  }
}

/** Files for an office have an apostrophe before what would be run as a formula: see result_file. */
function textOf(cell = ''): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '')
}

function reasonOf(messages: { field: string; rule: string }[]): string {
  return messages.map(({ field, rule }) => `${field.split('.')[0]}: ${rule}`).join(', ')
}
