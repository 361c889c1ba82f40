import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { runCli } from './command_line.js'

/** A database nobody else uses, on the engine the tests run on. */
export interface FreshDatabase {
  /** What a child process needs to use it. */
  environment: Record<string, string>
  /** Runs statements; answers the rows of the last one. */
  run(sql: string): Promise<Record<string, unknown>[]>
  remove(): Promise<void>
}

/**
 * Makes an empty migrated database; `remove` it when the test is over.
 *
 * @param url a server of PostgreSQL, that of the test run if it has one; empty is the embedded one
 */
export async function freshDatabase(url = process.env.DATABASE_URL): Promise<FreshDatabase> {
  const storage = mkdtempSync(join(tmpdir(), 'mesterpont-fresh-'))
  const database = url ? await postgres(storage, url) : sqlite(storage)
  const { code, stderr } = await runCli(['migrate'], database.environment)
  if (code !== 0) throw new Error(`The fresh database could not be migrated: ${stderr}`)
  return database
}

function sqlite(storage: string): FreshDatabase {
  const file = join(storage, 'shop.sqlite')
  return {
    environment: { STORAGE_PATH: storage, DATABASE_URL: '' },
    async run(sql) {
      const connection = new Database(file)
      try {
        const statements = sql.split(';').filter((text) => text.trim())
        let rows: unknown[] = []
        for (const text of statements) {
          const statement = connection.prepare(text)
          if (statement.reader) rows = statement.all()
          else statement.run()
        }
        return rows as Record<string, unknown>[]
      } finally {
        connection.close()
      }
    },
    async remove() {
      rmSync(storage, { recursive: true, force: true })
    },
  }
}

async function postgres(storage: string, address: string): Promise<FreshDatabase> {
  const name = `fresh_${randomBytes(6).toString('hex')}`
  await onPostgres(address, `CREATE DATABASE ${name}`)
  const own = new URL(address)
  own.pathname = `/${name}`
  return {
    environment: { STORAGE_PATH: storage, DATABASE_URL: own.href },
    run: (sql) => onPostgres(own.href, sql),
    async remove() {
      await onPostgres(address, `DROP DATABASE ${name} WITH (FORCE)`)
      rmSync(storage, { recursive: true, force: true })
    },
  }
}

async function onPostgres(address: string, sql: string) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    const results = await client.query(sql)
    const last = Array.isArray(results) ? results.at(-1) : results
    return last.rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
