import db from '@adonisjs/lucid/services/db'
import type { ListQuery, ListShape } from '#app/http/list_query'

/** What the list of batches can be sorted and filtered by. */
export const BATCH_LIST: ListShape = {
  sortable: ['id', 'count', 'points', 'state', 'valid_to'],
  filters: { id: 'ids', product_id: 'ids', state: 'text' },
}

const COLUMNS = [
  'id',
  'reference',
  'product_id',
  'count',
  'points',
  'max_scans',
  'valid_from',
  'valid_to',
  'state',
  'created_at',
]

const USED = '(SELECT COUNT(*) FROM codes WHERE codes.batch_id = code_batches.id)'

/** A page of batches with how many of their codes were scanned, and how many batches there are. */
export async function codeBatchesPage(query: ListQuery) {
  const matching = () => {
    const batches = db.from('code_batches')
    for (const [column, ids] of Object.entries(query.ids)) batches.whereIn(column, ids)
    return query.texts.state ? batches.where('state', query.texts.state) : batches
  }
  const [{ total }] = await matching().count('* as total')
  const found = await matching()
    .select(COLUMNS)
    .select(db.raw(`${USED} AS used`))
    .orderBy(query.sort, query.order)
    .limit(query.limit)
    .offset(query.offset)
  return { data: found.map((row) => ({ ...row, used: Number(row.used) })), total: Number(total) }
}
