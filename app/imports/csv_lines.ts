import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

/** Bytes looked at to find the delimiter. */
const HEAD_BYTES = 4096
/** The longest line, in characters. */
const LINE_MAX = 20_000
const DELIMITERS = [';', ',', '\t']

/** One line of a file: its number, counted from 1, and its cells. */
export interface CsvLine {
  line: number
  cells: string[]
  /** Bytes from the beginning of the file to the end of the line. */
  bytes: number
}

/** A file that cannot be read on: from which line, and why. */
export class UnreadableFile extends Error {
  constructor(
    readonly line: number,
    readonly reason: 'missing' | 'not_utf8' | 'quotes' | 'too_long' | 'columns',
    message: string
  ) {
    super(message)
  }
}

/**
 * Reads a CSV file line by line, never the whole of it: UTF-8 with or without a mark, cells parted
 * by semicolons, commas or tabs, quoted where they hold one. Empty lines are left out.
 *
 * @throws UnreadableFile
 */
export async function* csvLines(path: string): AsyncGenerator<CsvLine> {
  const parser = Readable.from(textOf(path)).compose(
    parse({
      delimiter: await delimiterOf(path),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      max_record_size: LINE_MAX,
    })
  )
  try {
    for await (const { info, record } of parser) {
      yield { line: firstLineOf(info.lines, record), cells: record, bytes: info.bytes }
    }
  } catch (error) {
    throw unreadable(error)
  }
}

/** A record over several lines is named by its first one. */
function firstLineOf(lastLine: number, cells: string[]): number {
  const breaks = cells.reduce((sum, cell) => sum + (cell.match(/\n/g)?.length ?? 0), 0)
  return lastLine - breaks
}

/** What tells a file from every other one. @throws UnreadableFile where there is none */
export async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const chunk of createReadStream(path)) hash.update(chunk)
  } catch (error) {
    throw unreadable(error)
  }
  return hash.digest('hex')
}

/** Bytes of a file. @throws UnreadableFile where there is none */
export async function fileSize(path: string): Promise<number> {
  try {
    return (await stat(path)).size
  } catch (error) {
    throw unreadable(error)
  }
}

async function* textOf(path: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function delimiterOf(path: string): Promise<string> {
  try {
    await using file = await open(path)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0)
    const [header] = buffer.toString('utf8', 0, bytesRead).split(/\r?\n/)
    const found = DELIMITERS.map((sign) => ({ sign, count: header.split(sign).length }))
    return found.reduce((best, one) => (one.count > best.count ? one : best)).sign
  } catch (error) {
    throw unreadable(error)
  }
}

const UNREADABLE = new Set(['ENOENT', 'EACCES', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG'])

function unreadable(error: unknown): unknown {
  const { code = '', lines = 0 } = error as { code?: string; lines?: number }
  if (UNREADABLE.has(code)) return new UnreadableFile(0, 'missing', 'The file cannot be read')
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return new UnreadableFile(0, 'not_utf8', 'The file is not UTF-8: save it as "CSV UTF-8"')
  }
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return new UnreadableFile(lines, 'too_long', `Line ${lines} is too long`)
  }
  // Not every code of the parser says whose it is.
  if (!(error instanceof CsvError)) return error
  return new UnreadableFile(lines, 'quotes', `The quotes are wrong at line ${lines}`)
}
