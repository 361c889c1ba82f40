import { rows } from '#app/database/statement'
import type { SqlValue } from '#app/database/engine'
import type { Transaction } from '#app/transaction'

/** A row to be written: column names with their values. */
export type NewRow = Record<string, SqlValue>

/** Writes one row into a table that gives ids and answers the id. */
export async function insertRow(trx: Transaction, table: string, row: NewRow): Promise<number> {
  const sql = `${statementFor(table, row)} RETURNING id`
  const [{ id }] = await rows<{ id: number }>(trx, sql, Object.values(row))
  return id
}

/** Writes one row into a table without ids of its own. */
export async function insertKeyed(trx: Transaction, table: string, row: NewRow): Promise<void> {
  await rows(trx, statementFor(table, row), Object.values(row))
}

function statementFor(table: string, row: NewRow): string {
  const columns = Object.keys(row)
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`
}
