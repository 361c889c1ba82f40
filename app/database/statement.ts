import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { usesPostgres } from '#config/database'
import { PostgresRunner, SqliteRunner, type SqlRunner, type SqlValue } from './engine.js'

const runners = new WeakMap<object, SqlRunner>()
const connections = new WeakMap<object, SqliteRunner>()

/** The prepared statements of a transaction, on the very connection the transaction holds. */
export async function runnerOf(trx: TransactionClientContract): Promise<SqlRunner> {
  const known = runners.get(trx)
  if (known) return known
  const connection = await (trx.knexClient as any).client.acquireConnection()
  const runner = usesPostgres ? new PostgresRunner(connection) : embeddedRunner(connection)
  runners.set(trx, runner)
  return runner
}

/** Compiled statements outlive a transaction: the pool hands the same connection out again. */
export function embeddedRunner(connection: any): SqliteRunner {
  let runner = connections.get(connection)
  if (!runner) connections.set(connection, (runner = new SqliteRunner(connection)))
  return runner
}

/** Runs one statement inside a transaction; `?` placeholders, RETURNING works on both databases. */
export async function rows<Row>(
  trx: TransactionClientContract,
  sql: string,
  values: SqlValue[] = []
): Promise<Row[]> {
  return (await runnerOf(trx)).rows<Row>(sql, values)
}
