import db from '@adonisjs/lucid/services/db'
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

/**
 * The ids of all rows that match, in the wanted order: which rows a file shows is decided at one moment.
 *
 * @param matching makes the query of the matching rows
 * @param shown names what rows are sorted by, beside the columns
 */
export async function modelIds<Model extends LucidModel>(
  query: ListQuery,
  matching: () => ModelQueryBuilderContract<Model>,
  shown: (rows: ModelQueryBuilderContract<Model>) => unknown = () => {}
): Promise<number[]> {
  const rows = matching()
  shown(rows)
  const found: { id: number }[] = await db
    .from(rows.as('listed'))
    .select('id')
    .orderBy(query.sort, query.order)
    .orderBy('id', 'desc')
  return found.map(({ id }) => Number(id))
}
