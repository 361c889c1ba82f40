// Databases with many members, for the work that operators start: the embedded one and PostgreSQL.
import { execFile } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import Database from 'better-sqlite3'
import pg from 'pg'
import { startPostgres } from '../../scripts/services/postgres.mjs'
import { environment, HERE } from '../shop/start.mjs'
import { manyMembers, numbersTo } from './many_members.mjs'

/** Nothing listens there: commands only name it. */
const UNUSED_PORT = 9
/** Noon in the middle of the year that ends, in ms UTC. */
const EARNED_AT = Date.UTC(2024, 5, 15, 12)

/** An administrator who answers for what commands do. */
export const STAFF_EMAIL = 'kiss.andrea@pelda.hu'

/** Everybody has some points of 2024. */
function fillingOf(members) {
  const numbers = numbersTo(members)
  return [
    ...manyMembers(members),
    `INSERT INTO staff_members (email, password, name, role, created_at, updated_at)
      VALUES ('${STAFF_EMAIL}', 'x', 'Kiss Andrea', 'admin', 1, 1)`,
    `INSERT INTO balances (member_id, points, last_entry_id) ${numbers} SELECT i, 1 + i % 100, i FROM n`,
    `INSERT INTO ledger_entries (id, member_id, points, source, source_name, reference,
        balance_after, occurred_at, business_date)
      ${numbers} SELECT i, i, 1 + i % 100, 'promotion', '', 'given:' || i, 1 + i % 100, ${EARNED_AT},
        '2024-06-15' FROM n`,
  ]
}

/**
 * A filled database on the embedded engine. `copy()` makes one to work on: `env` leads the command line to
 * it, `run(statements)` answers seconds.
 */
export async function embedded(members) {
  const folder = newFolder()
  const file = join(folder, 'shop.sqlite')
  await migrate(environment(folder, UNUSED_PORT))
  const connection = new Database(file)
  for (const statement of fillingOf(members)) connection.exec(statement)
  connection.close()
  return {
    async copy() {
      const own = newFolder()
      copyFileSync(file, join(own, 'shop.sqlite'))
      return openEmbedded(own)
    },
    remove: () => removeFolder(folder),
  }
}

function openEmbedded(folder) {
  const connection = new Database(join(folder, 'shop.sqlite'))
  connection.pragma('synchronous = FULL')
  return {
    env: environment(folder, UNUSED_PORT),
    connection,
    run: timed(async (statements) => {
      connection.exec(`BEGIN IMMEDIATE; ${statements.join('; ')}; COMMIT`)
    }),
    async remove() {
      connection.close()
      removeFolder(folder)
    },
  }
}

/** The same on a PostgreSQL of its own, with the server's default settings. */
export async function postgres(members) {
  const server = await startPostgres()
  await migrate({ ...environment(server.folder, UNUSED_PORT), DATABASE_URL: server.url })
  for (const statement of fillingOf(members)) server.query(statement)
  server.query("SELECT setval('ledger_entries_id_seq', (SELECT MAX(id) FROM ledger_entries))")
  server.query('VACUUM ANALYZE')
  let copies = 0
  return {
    copy: () => openPostgres(server, `copy${++copies}`),
    remove: () => server.stop(),
  }
}

async function openPostgres(server, name) {
  const url = server.createDatabase(name, server.database)
  server.query('CHECKPOINT')
  const folder = newFolder()
  const client = new pg.Client(url)
  await client.connect()
  return {
    env: { ...environment(folder, UNUSED_PORT), DATABASE_URL: url },
    url,
    run: timed((statements) => client.query(`BEGIN; ${statements.join('; ')}; COMMIT`)),
    async remove() {
      await client.end()
      server.dropDatabase(name)
      removeFolder(folder)
    },
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'bench-batch-'))
const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true })

function timed(work) {
  return async (statements) => {
    const since = performance.now()
    await work(statements)
    return (performance.now() - since) / 1000
  }
}

function migrate(env) {
  return promisify(execFile)(process.execPath, ['cli/main.js', 'migrate'], {
    cwd: join(HERE, 'build'),
    env,
    maxBuffer: 1e8,
  })
}
