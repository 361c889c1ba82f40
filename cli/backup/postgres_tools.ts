import { spawn } from 'node:child_process'
import pg from 'pg'
import { stopAsked } from '../interruption.js'
import { HAS_FEED_POSTGRES, NEW_EPOCH, PAUSE_OUTBOX_POSTGRES, TABLES_POSTGRES } from './copy_sql.js'

/** Characters of what a program says that are kept; its last ones name the fault. */
const SAID_MAX = 4000

/** A program of PostgreSQL is not on this machine. */
export class MissingProgram extends Error {}

/**
 * Writes a PostgreSQL database to one file, as it is at one moment.
 *
 * @throws MissingProgram where there is no pg_dump
 */
export async function dumpDatabase(url: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', '--no-owner', '--file', file], environmentOf(url))
}

/** Reads the list of a dump from its beginning to its end. */
export async function readDump(file: string): Promise<void> {
  await run('pg_restore', ['--list', file], {})
}

/**
 * Brings a dump into an empty database, all of it or nothing.
 *
 * @throws Error where the database holds something
 */
export async function restoreDump(file: string, url: string): Promise<void> {
  const [table] = await ask(url, TABLES_POSTGRES)
  if (table) throw new Error('The database a copy is restored to must be empty, and it has tables')
  const environment = environmentOf(url)
  const words = ['--no-owner', '--exit-on-error', '--single-transaction']
  await run('pg_restore', [...words, '--dbname', environment.PGDATABASE, file], environment)
}

/** Keeps the messages of a restored database back. */
export async function pauseOutboxOf(url: string, now: number): Promise<void> {
  await ask(url, PAUSE_OUTBOX_POSTGRES, [now])
}

/** Has whoever follows the members of a restored database read all of them anew. */
export async function renewEpochOf(url: string, epoch: string): Promise<void> {
  const isThere = (await ask(url, HAS_FEED_POSTGRES)).length > 0
  if (isThere) await ask(url, NEW_EPOCH.replace('?', '$1'), [epoch])
}

async function ask(url: string, sql: string, values: (number | string)[] = []) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** The address in the variables of PostgreSQL's programs: a password among their words could be read by everybody. */
function environmentOf(url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  return {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  }
}

async function run(program: string, words: string[], environment: Record<string, string>) {
  const child = spawn(program, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
    signal: stopAsked,
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text) => (said = (said + text).slice(-SAID_MAX)))
  const code = await new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? missing(program) : error)
    )
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`)
}

function missing(program: string) {
  return new MissingProgram(
    `${program} is not installed here: install the client programs of PostgreSQL (postgresql-client), or ` +
      'copy the database with "pg_dump --format=custom" or pg_basebackup where they are, and STORAGE_PATH with it'
  )
}
