import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import { clock } from '#app/clock'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { scanPoints } from '#points/scan_points_sql'
import { areStickers } from '#points/stickers_sql'

/** What the list of batches can be sorted and filtered by. */
export const BATCH_LIST: ListShape = {
  sortable: ['id', 'count', 'state', 'valid_to'],
  filters: { id: 'ids', product_id: 'ids', state: 'text' },
}

const COLUMNS = [
  'id',
  'reference',
  'product_id',
  'count',
  'max_scans',
  'valid_from',
  'valid_to',
  'state',
  'created_at',
]

const USED = `(SELECT COUNT(*) FROM codes c WHERE ${areStickers('c', { batch: 'code_batches.id' })})`

/** Without points of its own a batch brings what its product brings now. */
const POINTS = `COALESCE(points, (SELECT ${scanPoints('p')} FROM participating_products p
  WHERE p.id = code_batches.product_id))`

/** A page of batches with how many of their codes were scanned, and how many batches there are. */
export async function codeBatchesPage(query: ListQuery) {
  const matching = () => {
    const batches = db.from('code_batches')
    for (const [column, ids] of Object.entries(query.ids)) batches.whereIn(column, ids)
    return query.texts.state ? batches.where('state', query.texts.state) : batches
  }
  const columns = [
    ...COLUMNS,
    db.raw(`${USED} AS used`),
    db.raw(`${POINTS} AS points`, [clock.now()]),
  ]
  const { data, total } = await listPage(query, matching, columns)
  return { data: data.map((row) => ({ ...row, used: Number(row.used) })), total }
}
