import db from '@adonisjs/lucid/services/db'
import { usesPostgres } from '#config/database'
import { PostgresRunner, SqliteRunner, type SqlRunner } from './engine.js'

/** A connection that writes, taken out of the pool for one transaction. */
export interface HeldConnection {
  runner: SqlRunner
  begin(): Promise<void>
  /** @throws where the database did not commit, whatever the reason */
  commit(): Promise<void>
  rollBack(): Promise<void>
  release(): void
}

/** @throws where no connection is free for some seconds */
export async function holdConnection(): Promise<HeldConnection> {
  const { client } = db.connection().getWriteClient() as any
  const connection = await client.acquireConnection()
  const release = () => void client.releaseConnection(connection)
  return usesPostgres ? holdPostgres(connection, release) : holdSqlite(connection, release)
}

/** The embedded one, whose statements wait for nothing. */
export async function holdEmbedded() {
  const { client } = db.connection().getWriteClient() as any
  const connection = await client.acquireConnection()
  const release = () => void client.releaseConnection(connection)
  return { runner: embeddedRunner(connection), connection, release }
}

function holdSqlite(connection: any, release: () => void): HeldConnection {
  const runner = embeddedRunner(connection)
  return {
    runner,
    // The write lock is taken at once: work that reads before it writes waits for its turn.
    begin: async () => void runner.change('BEGIN IMMEDIATE'),
    commit: async () => void runner.change('COMMIT'),
    rollBack: async () => {
      if (connection.inTransaction) runner.change('ROLLBACK')
    },
    release,
  }
}

function holdPostgres(connection: any, release: () => void): HeldConnection {
  return {
    runner: new PostgresRunner(connection),
    begin: async () => void (await connection.query('BEGIN')),
    async commit() {
      const { command } = await connection.query('COMMIT')
      // After a failed statement PostgreSQL takes a COMMIT for a ROLLBACK, and says so without an error.
      if (command !== 'COMMIT') throw new Error('The database rolled the transaction back')
    },
    async rollBack() {
      // What cannot even be rolled back is closed; the pool gives it to nobody again.
      await connection.query('ROLLBACK').catch(() => connection.end().catch(() => {}))
    },
    release,
  }
}

const runners = new WeakMap<object, SqliteRunner>()

/** Compiled statements outlive a transaction: the pool hands the same connection out again. */
function embeddedRunner(connection: any): SqliteRunner {
  let runner = runners.get(connection)
  if (!runner) runners.set(connection, (runner = new SqliteRunner(connection)))
  return runner
}
