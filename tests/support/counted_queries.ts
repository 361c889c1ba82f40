import { shopReader } from '#app/database/engine'

/** The statements that `work` sent to the shop's database, in order; writes are not among them. */
export async function countedQueries(work: () => Promise<unknown>): Promise<string[]> {
  const reader = shopReader()
  const statements: string[] = []
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
