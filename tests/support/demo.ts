import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import Database from 'better-sqlite3'
import pg from 'pg'
import { PostgresRunner, SqliteRunner, type SqlValue } from '#app/database/engine'

/** What a command said and how it ended. */
export type CommandEnd = { code: number; stdout: string; stderr: string }

/** A shop of its own beside the one of the test process, operated from the command line. */
export type OtherShop = {
  storage: string
  /** What a process of this shop needs in its environment. */
  environment: Record<string, string>
  cli(...words: string[]): Promise<CommandEnd>
  /** Runs one statement over a connection of its own. */
  rows<Row>(sql: string, values?: SqlValue[]): Promise<Row[]>
  remove(): Promise<void>
}

/** Makes a migrated, empty shop on the database the tests run on. */
export async function givenOtherShop(): Promise<OtherShop> {
  const storage = mkdtempSync(join(tmpdir(), 'mesterpont-demo-'))
  const database = process.env.DATABASE_URL ? await otherPostgres(process.env.DATABASE_URL) : null
  const environment: Record<string, string> = { STORAGE_PATH: storage }
  if (database) environment.DATABASE_URL = database.url
  const cli = (...words: string[]) =>
    run(words, { ...process.env, ...environment, NODE_ENV: 'development' })
  await cli('migrate')
  return {
    storage,
    environment,
    cli,
    rows: database
      ? (sql, values) => inPostgres(database.url, sql, values)
      : (sql, values) => inSqlite(storage, sql, values),
    async remove() {
      await database?.drop()
      rmSync(storage, { recursive: true, force: true })
    },
  }
}

function run(words: string[], env: NodeJS.ProcessEnv): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const options = { cwd: app.makePath(), env }
    execFile(process.execPath, ['cli.js', ...words], options, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr })
    })
  })
}

async function inSqlite<Row>(storage: string, sql: string, values?: SqlValue[]): Promise<Row[]> {
  const connection = new Database(join(storage, 'shop.sqlite'))
  try {
    return await new SqliteRunner(connection).rows<Row>(sql, values)
  } finally {
    connection.close()
  }
}

async function otherPostgres(url: string) {
  const name = `demo_${randomUUID().replaceAll('-', '')}`
  const other = new URL(url)
  other.pathname = `/${name}`
  await inPostgres(url, `CREATE DATABASE ${name}`)
  return { url: other.href, drop: () => inPostgres(url, `DROP DATABASE ${name} WITH (FORCE)`) }
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
