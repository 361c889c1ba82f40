import type { LucidRow } from '@adonisjs/lucid/types/model'

/**
 * Inserts a new model in its transaction, unless another row already has its value in a unique column. Unlike a
 * unique violation, that leaves the transaction usable on PostgreSQL.
 *
 * @param column the unique column
 * @returns false where the value is taken
 */
export async function insertUnlessThere(row: LucidRow, column: string): Promise<boolean> {
  const insertOf = row.$getQueryFor.bind(row)
  const insertOrSkip = (_action: 'insert', client: Parameters<typeof insertOf>[1]) => {
    const query = insertOf('insert', client)
    // Lucid asks SQLite for the last id instead, which a skipped row does not have.
    query.knexQuery.onConflict(column).ignore().returning('id')
    return query
  }
  await Object.assign(row, { $getQueryFor: insertOrSkip }).save()
  return row.$primaryKeyValue !== undefined
}
