import db from '@adonisjs/lucid/services/db'
import {
  PooledRunner,
  PostgresRunner,
  sessionsDatabase,
  SqliteRunner,
  type SqlValue,
} from '#app/database/engine'

/** What ran while it was counted, by database; beginning and ending a transaction is left out. */
export interface RanStatements {
  shop: string[]
  /** Sessions and limits. */
  sessions: string[]
}

const AROUND = /^\s*(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE)/i

/** Notes every statement of this process while `work` runs, whichever way it reached a database. */
export async function statementsOf(work: () => Promise<unknown>): Promise<RanStatements> {
  const ran: RanStatements = { shop: [], sessions: [] }
  const note = (runner: unknown, sql: string) => {
    if (AROUND.test(sql)) return
    ran[runner === sessionsDatabase() ? 'sessions' : 'shop'].push(sql)
  }
  const restores = [watchSqlite(note), watchPostgres(note), watchBuilder(note)]
  try {
    await work()
  } finally {
    for (const restore of restores) restore()
  }
  return ran
}

/** Those that change something. */
export function changesAmong(statements: string[]): string[] {
  return statements.filter((sql) => /^\s*(INSERT|UPDATE|DELETE|REPLACE)/i.test(sql))
}

type Note = (runner: unknown, sql: string) => void

function watchSqlite(note: Note) {
  const shared: any = SqliteRunner.prototype
  const originals = { run: shared.run, change: shared.change }
  for (const [name, original] of Object.entries(originals)) {
    shared[name] = function (sql: string, values?: SqlValue[]) {
      note(this, sql)
      return original.call(this, sql, values)
    }
  }
  return () => void Object.assign(shared, originals)
}

function watchPostgres(note: Note) {
  const shared = [PostgresRunner.prototype, PooledRunner.prototype] as { rows: Rows }[]
  const originals = shared.map(({ rows }) => rows)
  shared.forEach((one, place) => {
    one.rows = function (sql, values) {
      note(this, sql)
      return originals[place].call(this, sql, values)
    }
  })
  return () => shared.forEach((one, place) => (one.rows = originals[place]))
}

type Rows = (this: unknown, sql: string, values?: SqlValue[]) => Promise<any[]>

/** Statements of the query builder, which has a connection of its own. */
function watchBuilder(note: Note) {
  const client = db.connection().getWriteClient()
  const listen = ({ sql }: { sql: string }) => note(client, sql)
  client.on('query', listen)
  return () => void client.removeListener('query', listen)
}
