import type { Writable } from 'node:stream'
import Database from 'better-sqlite3'
import pg from 'pg'
import env from '#start/env'
import { postgresSettings, shopFile, usesPostgres } from '#config/database'
import { unlessAnswered } from '#app/exceptions/database_errors'
import { SessionsRunner } from './sessions_file.js'
import { SqliteRunner, type SqlRunner, type SqlValue } from './sqlite_runner.js'
import { watchConnection, whileWatched } from './stall_watch.js'

export { SqliteRunner, type SqlRunner, type SqlValue } from './sqlite_runner.js'

interface Queryable {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>
  /** The driver does not declare it. */
  connection: { stream: Pick<Writable, 'cork' | 'uncork'> }
}

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

/** What PostgreSQL says of each statement after one of the same transaction failed. */
const FAILED_BEFORE = '25P02'

/** Prepared statements of one transaction of PostgreSQL. */
export class PostgresRunner implements SqlRunner {
  #first: unknown

  constructor(readonly client: Queryable) {}

  /** @throws what the database says; of statements that were sent together, all of them what the first said that failed */
  async rows<Row>(sql: string, values: SqlValue[] = []): Promise<Row[]> {
    // Statements that are sent together leave in one packet.
    const { stream } = this.client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    try {
      const result = await this.client.query({ ...prepared(sql), values })
      return result.rows as Row[]
    } catch (error) {
      this.#first ??= error
      throw (error as { code?: string }).code === FAILED_BEFORE ? this.#first : error
    }
  }
}

/** Prepared statements on any connection of a PostgreSQL pool. */
export class PooledRunner implements SqlRunner {
  /** @param writes whether a lost answer leaves open what was done */
  constructor(
    readonly pool: pg.Pool,
    { writes = false } = {}
  ) {
    this.#failed = writes ? unlessAnswered : (error) => error
  }

  #failed: (error: unknown) => unknown

  /** @throws OutcomeUnknown where it writes and the connection broke; else what the database says */
  async rows<Row>(sql: string, values: SqlValue[] = []): Promise<Row[]> {
    const client = await whileWatched(
      () => this.pool.connect(),
      (late) => late.release()
    )
    try {
      const result = await client.query({ ...prepared(sql), values })
      client.release()
      return result.rows as Row[]
    } catch (error) {
      client.release(true)
      throw this.#failed(error)
    }
  }
}

let readerFile = shopFile
let readerRunner: SqlRunner | undefined
let writerRunner: SqlRunner | undefined
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
  pool.on('connect', watchConnection)
  return pool
}

/** Reads of hot paths: prepared statements on a connection that cannot write on SQLite. */
export function shopReader(): SqlRunner {
  readerRunner ??= usesPostgres
    ? new PooledRunner(poolOfShop())
    : new SqliteRunner(new Database(readerFile, { readonly: true, timeout: 5000 }), {
        sharesReads: true,
      })
  return readerRunner
}

/**
 * Reads the shop from another file from now on, such as a copy that is checked, and without one from its
 * own again; where the embedded database serves.
 */
export function readShopFrom(file = shopFile): void {
  if (readerRunner instanceof SqliteRunner) readerRunner.connection.close()
  readerRunner = undefined
  readerFile = file
}

/**
 * Statements that commit by themselves, on PostgreSQL only: a hot path that fits one statement
 * saves the round trips of a transaction.
 */
export function shopAtOnce(): SqlRunner {
  return (writerRunner ??= new PooledRunner(poolOfShop(), { writes: true }))
}

function poolOfShop(): pg.Pool {
  return (shopPool ??= openPool())
}

/** Sessions, limits and cache; on SQLite a file with a lock of its own. */
export function sessionsDatabase(): SqlRunner {
  sessionsRunner ??= usesPostgres
    ? new PooledRunner((sessionsPool ??= openPool('-c synchronous_commit=off')))
    : new SessionsRunner()
  if (sessionsRunner instanceof SessionsRunner) sessionsRunner.look()
  return sessionsRunner
}

/** A statement and its values. */
export type Statement = [sql: string, values: SqlValue[]]

/**
 * Runs statements on sessions and limits, each for itself, so that two processes never wait for each other. On the
 * embedded database they share a commit and come in their order.
 */
export async function onSessions<Row>(statements: Statement[]): Promise<Row[][]> {
  const database = sessionsDatabase()
  if (database instanceof SessionsRunner) {
    return database.together((runner) => statements.map((one) => runner.run<Row>(...one)))
  }
  return Promise.all(statements.map((one) => database.rows<Row>(...one)))
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

/** Closes what this file opened; called when the application ends. */
export async function closeEngine(): Promise<void> {
  for (const runner of [readerRunner, sessionsRunner]) {
    if (!(runner instanceof SqliteRunner)) continue
    runner.endTurn()
    runner.connection.close()
  }
  readerRunner = writerRunner = sessionsRunner = undefined
  await Promise.all([shopPool?.end(), sessionsPool?.end()])
  shopPool = sessionsPool = undefined
}
