import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@adonisjs/lucid'
import pg from 'pg'
import { storageRefusal } from '#app/serving/start_refused'
import env from '#start/env'
import { watchConnection } from '#app/database/stall_watch'
import { storagePath } from '#config/storage'

/** True where PostgreSQL is configured; otherwise the embedded SQLite serves. */
export const usesPostgres = Boolean(env.get('DATABASE_URL'))

/** Path of the embedded shop database. */
export const shopFile = join(storagePath, 'shop.sqlite')

/** Path of the embedded database of sessions, limits and cache, which has a lock of its own. */
export const sessionsFile = join(storagePath, 'sessions.sqlite')

/** How long a query waits for a connection of the pool, in ms. */
const ACQUIRE_TIMEOUT_MS = 3000

if (!usesPostgres) makeStorage()

// PostgreSQL sends sums and counts as text; the ledger wants numbers and refuses unsafe ones.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`The database sent an unsafe integer: ${text}`)
  return value
})

/** The settings of SQLite that make an acknowledged commit survive a power cut. */
export const sqlitePragmas = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  // A REPLACE deletes silently; with this the triggers of append-only tables see it.
  'recursive_triggers = ON',
  'busy_timeout = 5000',
  // What is deleted is overwritten: the name of a deleted member does not stay in free pages.
  'secure_delete = ON',
  // Pages that many commits change go back to the file once. 128 MB; a server does it earlier, in a thread of its own.
  'wal_autocheckpoint = 32000',
]

/**
 * What our connections ask of PostgreSQL. Its own price of a page out of order, 4, is that of a turning disk: with it, tables of
 * hundreds of rows are read whole each time.
 */
export const postgresSettings =
  '-c timezone=UTC -c statement_timeout=5000 -c lock_timeout=2000 -c random_page_cost=1.1'

const migrations = { naturalSort: true, paths: ['database/migrations'] }

const databaseConfig = defineConfig({
  connection: usesPostgres ? 'postgres' : 'sqlite',
  connections: {
    sqlite: {
      client: 'better-sqlite3',
      connection: { filename: shopFile },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max: 1,
        acquireTimeoutMillis: ACQUIRE_TIMEOUT_MS,
        afterCreate(connection: any, done: (error: Error | null, connection: any) => void) {
          for (const pragma of sqlitePragmas) connection.pragma(pragma)
          done(null, connection)
        },
        // A COMMIT that the database refused leaves the connection inside its transaction.
        validate: (connection: any) => connection.open && !connection.inTransaction,
      } as any,
      migrations,
      schemaGeneration: {
        enabled: true,
        outputPath: 'database/schema.ts',
        // The words of the search: a table of its own kind, and what SQLite keeps behind it.
        excludeTables: ['', '_config', '_data', '_docsize', '_idx'].map(
          (end) => `search_index${end}`
        ),
        rulesPaths: ['./database/schema_rules.js'],
      },
    },
    postgres: {
      client: 'pg',
      connection: {
        connectionString: env.get('DATABASE_URL'),
        options: `${postgresSettings} -c idle_in_transaction_session_timeout=10000`,
        // Statements of a transaction that do not need each other's answers are sent without waiting for them.
        pipeline: true,
        connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
      } as any,
      pool: {
        min: 0,
        max: env.get('DATABASE_POOL_MAX', 10),
        acquireTimeoutMillis: ACQUIRE_TIMEOUT_MS,
        afterCreate(connection: unknown, done: (error: Error | null, connection: unknown) => void) {
          watchConnection(connection)
          done(null, connection)
        },
        // A connection that the server ended would fail the next transaction that gets it.
        validate: (connection: any) => connection._queryable && !connection._ending,
      } as any,
      migrations,
      schemaGeneration: { enabled: false },
    },
  },
})

function makeStorage() {
  try {
    mkdirSync(storagePath, { recursive: true })
  } catch (error) {
    throw storageRefusal(storagePath, error)
  }
}

export default databaseConfig
