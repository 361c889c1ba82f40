import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { ListQuery } from './list_query.js'

type Query = DatabaseQueryBuilderContract<any>

/** One page of a back-office list and how many rows there are in all. */
export interface ListPage<Row> {
  data: Row[]
  total: number
}

/**
 * Counts what matches and reads one page of it in the wanted order, ids deciding between equals.
 *
 * @param matching makes the query of the matching rows anew: it runs once to count and once to read
 */
export async function listPage<Row = any>(
  query: ListQuery,
  matching: () => Query,
  columns: (string | ReturnType<Query['client']['raw']>)[]
): Promise<ListPage<Row>> {
  const [{ total }] = await matching().count('* as total')
  const data = await matching()
    .select(columns as string[])
    .orderBy(query.sort, query.order)
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
  return { data, total: Number(total) }
}
