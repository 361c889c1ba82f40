import type { Database as SqliteConnection, RunResult, Statement } from 'better-sqlite3'
import { SharedReads } from './shared_reads.js'

/** A value that both databases take the same way. */
export type SqlValue = string | number | bigint | Buffer | null

/** Runs one statement with `?` placeholders and answers its rows ([] where it returns none). */
export interface SqlRunner {
  rows<Row>(sql: string, values?: SqlValue[]): Promise<Row[]>
}

/** Of all connections together, so that no moment of one is taken for that of another. */
let moments = 0

/** Statements of one SQLite connection, compiled once. @source better-sqlite3 API */
export class SqliteRunner implements SqlRunner {
  #statements = new Map<string, Statement>()
  #turn: SharedReads | undefined
  #version: unknown
  #moment = ++moments

  /**
   * @param sharesReads whether the reads of one turn of the event loop see the same moment, which
   *   spares each of them the locks of its own
   */
  constructor(
    public connection: SqliteConnection,
    { sharesReads = false } = {}
  ) {
    if (sharesReads) this.#turn = new SharedReads(connection)
  }

  /** Goes on with another connection: nothing of the former one is known any more. */
  protected goOnWith(connection: SqliteConnection): void {
    this.connection = connection
    this.#moment = ++moments
    this.#statements.clear()
    if (this.#turn) this.#turn = new SharedReads(connection)
  }

  async rows<Row>(sql: string, values: SqlValue[] = []): Promise<Row[]> {
    return this.run<Row>(sql, values)
  }

  /** The same without a promise, for work that must not leave the event-loop turn. */
  run<Row>(sql: string, values: SqlValue[] = []): Row[] {
    const statement = this.#statement(sql)
    if (statement.readonly) this.#turn?.begin()
    else this.#write()
    if (statement.reader) return statement.all(...values) as Row[]
    statement.run(...values)
    return []
  }

  /** A number that stays as long as nobody has changed anything that can be read here. */
  get moment(): number {
    const version = this.#turn?.version()
    if (version === undefined || version !== this.#version) this.#moment = ++moments
    this.#version = version
    return this.#moment
  }

  /** Makes the next read see what was written meanwhile. */
  endTurn(): void {
    this.#turn?.end()
  }

  /** Runs a statement that changes rows, and answers how many, and the number of the last one that is new. */
  change(sql: string, values: SqlValue[] = []): RunResult {
    this.#write()
    return this.#statement(sql).run(...values)
  }

  #write(): void {
    this.endTurn()
    this.#moment = ++moments
  }

  #statement(sql: string): Statement {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.connection.prepare(planned(sql))
      this.#statements.set(sql, statement)
    }
    return statement
  }
}

/**
 * A value that may decide which index serves makes SQLite plan a statement anew at each run, which
 * costs many times what most of ours take to run. The sign keeps the planner from looking at values; it
 * changes none, texts included. @source https://sqlite.org/c3ref/prepare.html, sqlite3_prepare_v3
 */
function planned(sql: string): string {
  return sql.replaceAll('?', '+?')
}
