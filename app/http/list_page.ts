import type { LucidModel, ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { ListQuery } from './list_query.js'

/** One page of a back-office list and how many rows there are in all. */
export interface ListPage<Row> {
  data: Row[]
  total: number
}

/**
 * Counts what matches and reads one page of it in the wanted order, ids deciding between equals.
 *
 * @param matching makes the query of the matching rows anew: it runs once to count and once to read
 * @param shown loads what is shown beside the columns: related models, counts of them
 */
export async function modelPage<Model extends LucidModel>(
  query: ListQuery,
  matching: () => ModelQueryBuilderContract<Model>,
  shown: (rows: ModelQueryBuilderContract<Model>) => unknown = () => {}
): Promise<ListPage<InstanceType<Model>>> {
  const [counted] = await matching().pojo<{ total: number }>().count('* as total')
  const total = Number(counted.total)
  // A search that finds nothing has looked at every row, and looks at them once.
  if (total === 0) return { data: [], total }
  const rows = matching()
  shown(rows)
  const data = await rows
    .orderBy(query.sort, query.order)
    .orderBy('id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
  return { data, total }
}
