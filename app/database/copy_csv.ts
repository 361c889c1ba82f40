import { Readable } from 'node:stream'
import pg from 'pg'
import env from '#start/env'
import type { SqlValue } from './engine.js'

/** Whole lines of a list and how many rows they are. */
export interface CsvPage {
  rows: number
  bytes: Buffer
}

/** Bytes collected before they are handed on. */
const PAGE_SIZE = 256 * 1024
/** Pages read ahead of whoever takes them; then the database has to wait. */
const PAGES_AHEAD = 4
const CONNECT_TIMEOUT_MS = 3000
const CARRIAGE_RETURN = 13
const NEWLINE = 10

/**
 * The rows of a query as lines of CSV, written by PostgreSQL itself: semicolons, every cell quoted, unknown values without
 * quotes, Windows line ends. A connection of its own, without a time limit; it ends with the iteration.
 *
 * @throws the error of the database
 */
export async function* copyCsv(sql: string, values: SqlValue[] = []): AsyncGenerator<CsvPage> {
  const client = new pg.Client({
    connectionString: env.get('DATABASE_URL'),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: '-c timezone=UTC',
  })
  // A connection that breaks is reported by the query.
  client.on('error', () => {})
  await client.connect()
  try {
    yield* client.query(new CsvCopy(withLiterals(sql, values)))
  } finally {
    await client.end()
  }
}

/** COPY takes no parameters. */
function withLiterals(sql: string, values: SqlValue[]): string {
  let at = 0
  return sql.replaceAll('?', () => {
    const value = values[at++]
    return value === null ? 'NULL' : pg.escapeLiteral(String(value))
  })
}

/** A query in the form the driver takes from others. @source node-postgres, Submittable */
class CsvCopy extends Readable implements pg.Submittable {
  #socket?: { pause(): void; resume(): void }
  #page = Buffer.allocUnsafe(PAGE_SIZE)
  #filled = 0
  #rows = 0

  constructor(readonly sql: string) {
    super({ objectMode: true, highWaterMark: PAGES_AHEAD })
  }

  submit(connection: pg.Connection) {
    this.#socket = connection.stream
    const form = `FORMAT csv, DELIMITER ';', FORCE_QUOTE *, ENCODING 'UTF8'`
    connection.query(`COPY (${this.sql}) TO STDOUT WITH (${form})`)
  }

  /** One row, which ends in a newline on every system. @source https://www.postgresql.org/docs/current/protocol-flow.html, COPY operations */
  handleCopyData({ chunk }: { chunk: Buffer }) {
    if (this.destroyed) return
    if (this.#filled + chunk.length >= this.#page.length) this.#handOn(chunk.length + 1)
    chunk.copy(this.#page, this.#filled)
    this.#filled += chunk.length
    this.#page[this.#filled - 1] = CARRIAGE_RETURN
    this.#page[this.#filled++] = NEWLINE
    this.#rows++
  }

  handleReadyForQuery() {
    this.#handOn(0)
    this.push(null)
  }

  handleError(error: Error) {
    this.destroy(error)
  }

  handleCommandComplete() {}

  override _read() {
    this.#socket?.resume()
  }

  #handOn(needed: number) {
    const page: CsvPage = { rows: this.#rows, bytes: this.#page.subarray(0, this.#filled) }
    if (page.rows && !this.push(page)) this.#socket?.pause()
    this.#page = Buffer.allocUnsafe(Math.max(PAGE_SIZE, needed))
    this.#filled = this.#rows = 0
  }
}
