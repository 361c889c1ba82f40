import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import pg from 'pg'
import { runCli, startCommandHost, type CommandHost, type CommandResult } from './command_line.js'

/** A database nobody else uses, on the engine the tests run on. */
export interface FreshDatabase {
  /** What a child process needs to use it. */
  environment: Record<string, string>
  /** Runs statements; answers the rows of the last one. */
  run(sql: string): Promise<Record<string, unknown>[]>
  /** Runs a command on it, in one process for all commands until it is removed. */
  command(...words: string[]): Promise<CommandResult>
  remove(): Promise<void>
}

/** A database without the process of its commands. */
type Bare = Omit<FreshDatabase, 'command'>

/** Of each server, by its address, the database that was migrated once and that all others are copies of. */
const templates = new Map<string, Promise<Bare>>()

/**
 * Makes an empty migrated database, a copy of one that this process migrated before; `remove` it when the test is over.
 *
 * @param url a server of PostgreSQL, that of the test run if it has one; empty is the embedded one
 */
export async function freshDatabase(url = process.env.DATABASE_URL): Promise<FreshDatabase> {
  const { environment } = await templateOn(url)
  const storage = newStorage()
  if (!url) {
    cpSync(environment.STORAGE_PATH, storage, { recursive: true })
    return withCommands(sqlite(storage))
  }
  const template = new URL(environment.DATABASE_URL).pathname.slice(1)
  return withCommands(await postgres(storage, url, `TEMPLATE ${template}`))
}

/** One that was set up by itself, so that what every shop begins with has other keys than in the copies of {@link freshDatabase}. */
export async function databaseSetUpApart(url = process.env.DATABASE_URL): Promise<FreshDatabase> {
  return withCommands(await migrated(url ?? ''))
}

function withCommands(database: Bare): FreshDatabase {
  let host: CommandHost | undefined
  return {
    ...database,
    command(...words) {
      host ??= startCommandHost(database.environment)
      return host.run(words)
    },
    async remove() {
      await host?.stop()
      await database.remove()
    },
  }
}

/** Puts an empty migrated embedded database into a folder that is there. */
export async function migrateInto(storage: string): Promise<void> {
  const { environment } = await templateOn('')
  cpSync(environment.STORAGE_PATH, storage, { recursive: true })
}

/** Removes what the fresh databases of this process were copied from; a server that a test had for itself took it along. */
export async function removeTemplates(): Promise<void> {
  for (const [url, template] of templates) {
    templates.delete(url)
    const isOfTheRun = !url || url === process.env.DATABASE_URL
    await template
      .then((database) => database.remove())
      .catch((error: Error) => {
        if (isOfTheRun) throw error
      })
  }
}

function templateOn(url = ''): Promise<Bare> {
  const template = templates.get(url) ?? migrated(url)
  templates.set(url, template)
  return template
}

async function migrated(url: string): Promise<Bare> {
  const storage = newStorage()
  const database = url ? await postgres(storage, url) : sqlite(storage)
  const { code, stderr } = await runCli(['migrate'], database.environment)
  if (code !== 0) throw new Error(`The fresh database could not be migrated: ${stderr}`)
  return database
}

const newStorage = () => mkdtempSync(join(tmpdir(), 'mesterpont-fresh-'))

function sqlite(storage: string): Bare {
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

async function postgres(storage: string, address: string, from = ''): Promise<Bare> {
  const name = `fresh_${randomBytes(6).toString('hex')}`
  await onPostgres(address, `CREATE DATABASE ${name} ${from}`)
  const own = new URL(address)
  own.pathname = `/${name}`
  return {
    environment: { STORAGE_PATH: storage, DATABASE_URL: own.href },
    run: (sql) => onPostgres(own.href, sql),
    async remove() {
      rmSync(storage, { recursive: true, force: true })
      await onPostgres(address, `DROP DATABASE ${name} WITH (FORCE)`)
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
