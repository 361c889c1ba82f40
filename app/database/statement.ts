import type { Transaction } from './open_transaction.js'
import type { SqlRunner, SqlValue } from './engine.js'

/** The prepared statements of a transaction, on the very connection the transaction holds. */
export function runnerOf(trx: Transaction): SqlRunner {
  return trx.runner
}

/** Runs one statement inside a transaction; `?` placeholders, RETURNING works on both databases. */
export async function rows<Row>(
  trx: Transaction,
  sql: string,
  values: SqlValue[] = []
): Promise<Row[]> {
  return trx.runner.rows<Row>(sql, values)
}
