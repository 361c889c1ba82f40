import Database from 'better-sqlite3'
import { PostgresRunner, sessionsDatabase, shopReader, SqliteRunner } from '#app/database/engine'
import { shopFile, usesPostgres } from '#config/database'

/** The statements that `work` sent to the shop's database, in order; writes are not among them. */
export async function countedQueries(work: () => Promise<unknown>): Promise<string[]> {
  const reader = shopReader()
  const statements: string[] = []
  changeSomething()
  const rows = reader.rows.bind(reader)
  reader.rows = (sql, values) => {
    statements.push(sql)
    return rows(sql, values)
  }
  try {
    await work()
  } finally {
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
  const shared: any = usesPostgres ? PostgresRunner.prototype : SqliteRunner.prototype
  const names = usesPostgres ? ['rows'] : ['run', 'change']
  const originals = names.map((name) => [name, shared[name]] as const)
  for (const [name, original] of originals) {
    shared[name] = function (sql: string, values: unknown) {
      if (this !== sessions) statements.push(sql)
      return original.call(this, sql, values)
    }
  }
  try {
    await work()
  } finally {
    Object.assign(shared, Object.fromEntries(originals))
  }
  return statements
}
