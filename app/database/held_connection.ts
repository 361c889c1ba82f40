import db from '@adonisjs/lucid/services/db'
import type { Database } from 'better-sqlite3'
import { unlessAnswered } from '#app/exceptions/database_errors'
import { PostgresRunner, SqliteRunner } from './engine.js'

/** A connection that writes, taken out of the pool; the shop's transactions have no other. */
async function hold() {
  const { client } = db.connection().getWriteClient() as any
  const connection = await client.acquireConnection()
  return { connection, release: () => void client.releaseConnection(connection) }
}

/** The one connection of the embedded database that writes. */
export interface EmbeddedConnection {
  /** The driver's own. */
  connection: unknown
  runner: SqliteRunner
  isInTransaction(): boolean
  release(): void
}

/** @throws where it is not free for some seconds */
export async function holdEmbedded(): Promise<EmbeddedConnection> {
  const { connection, release } = await hold()
  const runner = embeddedRunner(connection)
  return { connection, runner, release, isInTransaction: () => connection.inTransaction }
}

/** A connection of PostgreSQL. */
export interface PostgresConnection {
  /** The driver's own. */
  connection: unknown
  runner: PostgresRunner
  begin(): Promise<void>
  /** @throws where the database did not commit, whatever the reason; OutcomeUnknown where it did not say */
  commit(): Promise<void>
  rollBack(): Promise<void>
  release(): void
}

/** @throws where none is free for some seconds */
export async function holdPostgres(): Promise<PostgresConnection> {
  const { connection, release } = await hold()
  return {
    connection,
    runner: new PostgresRunner(connection),
    release,
    begin: async () => void (await connection.query('BEGIN')),
    async commit() {
      const { command } = await connection.query('COMMIT').catch((error: unknown) => {
        throw unlessAnswered(error)
      })
      // After a failed statement PostgreSQL takes a COMMIT for a ROLLBACK, and says so without an error.
      if (command !== 'COMMIT') throw new Error('The database rolled the transaction back')
    },
    async rollBack() {
      // What cannot even be rolled back is closed; the pool gives it to nobody again.
      await connection.query('ROLLBACK').catch(() => connection.connection.stream.destroy())
    },
  }
}

const runners = new WeakMap<object, SqliteRunner>()

/** Compiled statements outlive a transaction: the pool hands the same connection out again. */
function embeddedRunner(connection: Database): SqliteRunner {
  let runner = runners.get(connection)
  if (!runner) runners.set(connection, (runner = new SqliteRunner(connection)))
  return runner
}
