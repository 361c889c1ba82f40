import { createRequire } from 'node:module'
import Database from 'better-sqlite3'
import { shopFile, usesPostgres } from '#config/database'
import { transaction } from '#app/transaction'

/** Where knex keeps the class; the self-test at start tells when a release moves it. */
const CLASS_PATH = 'knex/lib/dialects/sqlite3/execution/sqlite-transaction.js'

type TransactionClass = {
  prototype: {
    begin(connection: unknown): Promise<unknown>
    query(connection: unknown, sql: string): Promise<unknown>
  }
}

/**
 * Makes transactions on SQLite take the write lock when they begin. Work that reads before it
 * writes then waits for its turn instead of failing half-way.
 */
export function beginImmediately(): void {
  if (usesPostgres) return
  const { prototype } = createRequire(import.meta.url)(CLASS_PATH) as TransactionClass
  prototype.begin = function (connection) {
    return this.query(connection, 'BEGIN IMMEDIATE;')
  }
}

/**
 * Proves at start that an open transaction keeps other writers out.
 *
 * @throws Error where it does not
 */
export async function proveImmediateBegin(): Promise<void> {
  if (usesPostgres) return
  await transaction(async () => {
    const other = new Database(shopFile, { timeout: 0 })
    try {
      other.exec('BEGIN IMMEDIATE; ROLLBACK;')
      throw new Error('Transactions on SQLite begin without the write lock: knex has changed')
    } catch (error: any) {
      if (error.code !== 'SQLITE_BUSY') throw new Error(error.message)
    } finally {
      other.close()
    }
  })
}
