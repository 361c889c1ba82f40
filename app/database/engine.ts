import Database from 'better-sqlite3'
import type { Database as SqliteConnection, Statement } from 'better-sqlite3'
import pg from 'pg'
import env from '#start/env'
import { postgresSettings, sessionsFile, shopFile, usesPostgres } from '#config/database'
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
    readonly connection: SqliteConnection,
    { sharesReads = false } = {}
  ) {
    if (sharesReads) this.#turn = new SharedReads(connection)
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

  /** Runs a statement that changes rows, and answers how many. */
  change(sql: string, values: SqlValue[] = []): number {
    this.#write()
    return this.#statement(sql).run(...values).changes
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

type Queryable = { query(config: pg.QueryConfig): Promise<pg.QueryResult> }

const numbered = new Map<string, { name: string; text: string }>()

/** `?` becomes `$1`, and the text gets a stable name so that the server plans it once. */
function prepared(sql: string) {
  let entry = numbered.get(sql)
  if (!entry) {
    let count = 0
    entry = { name: `s${numbered.size}`, text: sql.replaceAll('?', () => `$${++count}`) }
    numbered.set(sql, entry)
  }
  return entry
}

/** Prepared statements on a PostgreSQL pool or on one of its connections. */
export class PostgresRunner implements SqlRunner {
  constructor(readonly client: Queryable) {}

  async rows<Row>(sql: string, values: SqlValue[] = []): Promise<Row[]> {
    const result = await this.client.query({ ...prepared(sql), values })
    return result.rows as Row[]
  }
}

let readerRunner: SqlRunner | undefined
let sessionsRunner: SqlRunner | undefined
let shopPool: pg.Pool | undefined
let sessionsPool: pg.Pool | undefined

function openPool(options = ''): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env.get('DATABASE_URL'),
    max: env.get('DATABASE_POOL_MAX', 10),
    connectionTimeoutMillis: 3000,
    // The statements here find few rows by keys; planning one anew takes longer than running it.
    options: `${postgresSettings} -c plan_cache_mode=force_generic_plan ${options}`,
  })
  // An idle connection that breaks is replaced at the next query, which reports the error itself.
  pool.on('error', () => {})
  return pool
}

/** Reads of hot paths: prepared statements on a connection that cannot write on SQLite. */
export function shopReader(): SqlRunner {
  readerRunner ??= usesPostgres
    ? shopAtOnce()
    : new SqliteRunner(new Database(shopFile, { readonly: true, timeout: 5000 }), {
        sharesReads: true,
      })
  return readerRunner
}

/**
 * Statements that commit by themselves, on PostgreSQL only: a hot path that fits one statement
 * saves the round trips of a transaction.
 */
export function shopAtOnce(): SqlRunner {
  return new PostgresRunner((shopPool ??= openPool()))
}

/** Sessions, limits and cache; on SQLite a file with a lock of its own. */
export function sessionsDatabase(): SqlRunner {
  sessionsRunner ??= usesPostgres
    ? new PostgresRunner((sessionsPool ??= openPool('-c synchronous_commit=off')))
    : new SqliteRunner(openSessionsFile(), { sharesReads: true })
  return sessionsRunner
}

/**
 * Several statements on sessions and limits that share one commit, where the embedded database
 * serves; `work` must not wait for anything.
 */
export function sessionsTogether<Result>(work: (runner: SqliteRunner) => Result): Result {
  const runner = sessionsDatabase() as SqliteRunner
  runner.endTurn()
  return runner.connection.transaction(() => work(runner)).immediate()
}

let tellOfCommit = () => {}

/** Does something after each commit to the shop's own file, where the embedded database serves. */
export function onCommit(listener: () => void): void {
  tellOfCommit = listener
}

/** To be called after each commit on another connection: its writer reads what it wrote. */
export function seeCommit(): void {
  if (readerRunner instanceof SqliteRunner) readerRunner.endTurn()
  tellOfCommit()
}

/** Ends the moments that the reads of this turn share, for work that needs a file nobody reads. */
export function endSharedReads(): void {
  for (const runner of [readerRunner, sessionsRunner]) {
    if (runner instanceof SqliteRunner) runner.endTurn()
  }
}

function openSessionsFile(): SqliteConnection {
  const connection = new Database(sessionsFile, { timeout: 5000 })
  connection.pragma('journal_mode = WAL')
  // As on PostgreSQL: losing the last moments of sessions in a power cut logs somebody out; it costs no points.
  connection.pragma('synchronous = NORMAL')
  connection.pragma('secure_delete = ON')
  return connection
}

/** Closes what this file opened; called when the application ends. */
export async function closeEngine(): Promise<void> {
  for (const runner of [readerRunner, sessionsRunner]) {
    if (!(runner instanceof SqliteRunner)) continue
    runner.endTurn()
    runner.connection.close()
  }
  readerRunner = sessionsRunner = undefined
  await Promise.all([shopPool?.end(), sessionsPool?.end()])
  shopPool = sessionsPool = undefined
}
