import db from '@adonisjs/lucid/services/db'
import Database from 'better-sqlite3'
import {
  PooledRunner,
  PostgresRunner,
  sessionsDatabase,
  shopReader,
  SqliteRunner,
} from '#app/database/engine'
import { shopFile, usesPostgres } from '#config/database'
import { frozenClock } from './clock.js'

/** The reading statements that `work` sent to the shop's database, also by models, in order. */
export async function countedQueries(work: () => Promise<unknown>): Promise<string[]> {
  const reader = shopReader()
  const statements: string[] = []
  changeSomething()
  const rows = reader.rows.bind(reader)
  reader.rows = (sql, values) => {
    statements.push(sql)
    return rows(sql, values)
  }
  const models = db.connection().getReadClient()
  const tell = ({ sql }: { sql: string }) => void statements.push(sql)
  models.on('query', tell)
  // What servers keep for a second is not read anew on a slow machine.
  const clock = frozenClock()
  try {
    await work()
  } finally {
    clock.restore()
    models.removeListener('query', tell)
    Reflect.deleteProperty(reader, 'rows')
  }
  return statements
}

/** Rows that are given again until something changes are read once more, so that counts agree. */
function changeSomething() {
  if (usesPostgres) return
  const file = new Database(shopFile)
  const version = file.pragma('user_version', { simple: true })
  file.pragma(`user_version = ${Number(version) + 1}`)
  file.close()
}

const BORDER = /^(BEGIN|COMMIT|SAVEPOINT|RELEASE|ROLLBACK)/

/** The same with the statements in transactions; sessions and limits are not counted. */
export async function countedStatements(work: () => Promise<unknown>): Promise<string[]> {
  return (await everyStatement(work)).filter((sql) => !BORDER.test(sql))
}

/** How often the shop's own database was asked to commit; only the embedded one is asked so. */
export async function countedCommits(work: () => Promise<unknown>): Promise<number> {
  return (await everyStatement(work)).filter((sql) => sql === 'COMMIT').length
}

async function everyStatement(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = []
  changeSomething()
  const sessions = sessionsDatabase()
  // Every connection has a runner of its own, so what they share is watched.
  const classes = usesPostgres ? [PostgresRunner, PooledRunner] : [SqliteRunner]
  const names = usesPostgres ? ['rows'] : ['run', 'change']
  const givenBack = classes.flatMap((one) =>
    names.map((name) =>
      watched(one.prototype, name, (runner, sql) => {
        if (runner !== sessions) statements.push(sql)
      })
    )
  )
  const clock = frozenClock()
  try {
    await work()
  } finally {
    clock.restore()
    for (const giveBack of givenBack) giveBack()
  }
  return statements
}

/** Has each call of a method told; what it answers ends that. */
function watched(shared: any, name: string, tell: (runner: unknown, sql: string) => void) {
  const original = shared[name]
  shared[name] = function (sql: string, values: unknown) {
    tell(this, sql)
    return original.call(this, sql, values)
  }
  return () => {
    shared[name] = original
  }
}
