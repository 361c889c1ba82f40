import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { everyStaffMember } from '#auth'
import { stockLabels } from './stock_labels.js'

/** What the list of movements can be sorted and filtered by. */
export const MOVEMENT_LIST: ListShape = {
  sortable: ['id', 'occurred_at'],
  filters: { id: 'ids', stock_item_id: 'ids', product_id: 'ids', reason: 'text' },
}

const COLUMNS = [
  'id',
  'stock_item_id',
  'product_id',
  'title_hu',
  'title_en',
  'combination',
  'delta',
  'reason',
  'note',
  'reference',
  'actor_id',
  'occurred_at',
]

/** A page of what was added to stock and taken from it, and by whom. */
export async function stockMovementsPage(query: ListQuery) {
  const matching = () => {
    const movements = db.from((booked) =>
      booked
        .from('stock_movements as m')
        .join('stock_items as s', 's.id', 'm.stock_item_id')
        .join('products as p', 'p.id', 's.product_id')
        .select('m.id', 'm.stock_item_id', 'm.delta', 'm.reason', 'm.reference', 'm.actor_id')
        .select('m.occurred_at', 'm.note', 's.product_id', 's.combination')
        .select('p.title_hu', 'p.title_en')
        .as('movements')
    )
    if (query.ids.id) movements.whereIn('id', query.ids.id)
    if (query.ids.stock_item_id) movements.whereIn('stock_item_id', query.ids.stock_item_id)
    if (query.ids.product_id) movements.whereIn('product_id', query.ids.product_id)
    if (query.texts.reason) movements.where('reason', query.texts.reason)
    return movements
  }
  const { data, total } = await listPage(query, matching, COLUMNS)
  const labels = await stockLabels(data.map(({ combination }) => combination))
  const names = new Map((await everyStaffMember()).map(({ id, name }) => [id, name]))
  const lines = data.map(({ combination, actor_id, ...movement }) => ({
    ...movement,
    occurred_at: Number(movement.occurred_at),
    label: labels.get(combination) ?? '',
    actor_name: names.get(actor_id) ?? null,
  }))
  return { data: lines, total }
}
