import { renameSync, rmSync, statSync } from 'node:fs'
import logger from '@adonisjs/core/services/logger'
import Database from 'better-sqlite3'
import type { Database as SqliteConnection, RunResult } from 'better-sqlite3'
import { sessionsFile } from '#config/database'
import { SESSIONS_TABLES } from './sessions_tables.js'
import { SqliteRunner, type SqlValue } from './sqlite_runner.js'

/** How often it is looked whether the file is still there, in ms. */
const LOOK_MS = 1000
/** The file is no database, or not the one that was opened. */
const DAMAGED = /^SQLITE_(NOTADB|CORRUPT)/
const MOVED = 'SQLITE_READONLY_DBMOVED'
const MISSING_TABLE = /^no such table: /
/** What lies beside the file. */
const COMPANIONS = ['-wal', '-shm']

/**
 * Sessions and limits of the embedded database. Whoever loses the file loses no more than that: everybody is logged out, and a new file
 * takes its place.
 */
export class SessionsRunner extends SqliteRunner {
  #inode: number | undefined
  #lookedAt = performance.now()
  #isTogether = false

  constructor() {
    super(openAnyhow(), { sharesReads: true })
    this.#inode = inodeOf()
  }

  /** Goes on with a new file where somebody took the old one away. */
  look(): void {
    const now = performance.now()
    if (now - this.#lookedAt < LOOK_MS || this.connection.inTransaction) return
    this.#lookedAt = now
    if (inodeOf() !== this.#inode) this.#beginAnew()
  }

  override run<Row>(sql: string, values: SqlValue[] = []): Row[] {
    return this.#orAnew(() => super.run<Row>(sql, values))
  }

  override change(sql: string, values: SqlValue[] = []): RunResult {
    return this.#orAnew(() => super.change(sql, values))
  }

  /** Several statements that share a commit. */
  together<Result>(work: (runner: SqliteRunner) => Result): Result {
    return this.#orAnew(() => {
      this.endTurn()
      this.#isTogether = true
      try {
        return this.connection.transaction(() => work(this)).immediate()
      } finally {
        this.#isTogether = false
      }
    })
  }

  #orAnew<Result>(work: () => Result): Result {
    try {
      return work()
    } catch (error) {
      // A transaction of several statements is done again as a whole.
      if (!isLost(error) || this.#isTogether) throw error
      this.#beginAnew(error as Error)
      return work()
    }
  }

  #beginAnew(error?: Error): void {
    logger.error({ err: error }, 'The file of sessions is lost; everybody is logged out')
    this.connection.close()
    if (isDamaged(error)) setAside()
    this.goOnWith(openAnyhow())
    this.#inode = inodeOf()
  }
}

/** Opens the file; one that cannot be read gives way to a new one, and is kept beside it. */
function openAnyhow(): SqliteConnection {
  try {
    return open()
  } catch (error) {
    if (!isDamaged(error)) throw error
    logger.error({ err: error }, 'The file of sessions is damaged; everybody is logged out')
    setAside()
    return open()
  }
}

function setAside(): void {
  renameSync(sessionsFile, `${sessionsFile}.damaged`)
  for (const companion of COMPANIONS) rmSync(sessionsFile + companion, { force: true })
}

function open(): SqliteConnection {
  const connection = new Database(sessionsFile, { timeout: 5000 })
  try {
    connection.pragma('journal_mode = WAL')
    // As on PostgreSQL: losing the last moments of sessions in a power cut logs somebody out; it costs no points.
    connection.pragma('synchronous = NORMAL')
    connection.pragma('secure_delete = ON')
    // A table of an older shape is left to the migration.
    const columns = connection.pragma('table_info(sessions)') as { name: string }[]
    const isOlder = columns.length > 0 && !columns.some(({ name }) => name === 'login_id')
    if (!isOlder) for (const sql of SESSIONS_TABLES) connection.exec(sql)
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

function isLost(error: unknown): boolean {
  const { code, message } = shapeOf(error)
  return isDamaged(error) || code === MOVED || MISSING_TABLE.test(message)
}

function isDamaged(error: unknown): boolean {
  return DAMAGED.test(shapeOf(error).code)
}

function shapeOf(error: unknown) {
  const { code, message } = (error ?? {}) as Record<string, unknown>
  return { code: String(code), message: String(message) }
}

function inodeOf(): number | undefined {
  return statSync(sessionsFile, { throwIfNoEntry: false })?.ino
}
