import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { PostgresRunner, SqliteRunner, type SqlValue } from '#app/database/engine'
import { startCommandHost, type CommandResult } from '#tests/support/command_line'
import { freshDatabase } from '#tests/support/fresh_database'

/** A shop of its own beside the one of the test process, operated from the command line. */
export type OtherShop = {
  storage: string
  /** What a process of this shop needs in its environment. */
  environment: Record<string, string>
  cli(...words: string[]): Promise<CommandResult>
  /** Runs one statement over a connection of its own. */
  rows<Row>(sql: string, values?: SqlValue[]): Promise<Row[]>
  remove(): Promise<void>
}

/** Makes a migrated, empty shop on the database the tests run on. */
export async function givenOtherShop(): Promise<OtherShop> {
  const database = await freshDatabase()
  const { environment } = database
  const { STORAGE_PATH: storage, DATABASE_URL: url } = environment
  const commands = startCommandHost({ ...environment, NODE_ENV: 'development' })
  return {
    storage,
    environment,
    cli: (...words) => commands.run(words),
    rows: (sql, values) => (url ? inPostgres(url, sql, values) : inSqlite(storage, sql, values)),
    async remove() {
      await commands.stop()
      await database.remove()
    },
  }
}

async function inSqlite<Row>(storage: string, sql: string, values?: SqlValue[]): Promise<Row[]> {
  const connection = new Database(join(storage, 'shop.sqlite'))
  try {
    return await new SqliteRunner(connection).rows<Row>(sql, values)
  } finally {
    connection.close()
  }
}

async function inPostgres<Row>(url: string, sql: string, values?: SqlValue[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await new PostgresRunner(client).rows<Row>(sql, values)
  } finally {
    await client.end()
  }
}
