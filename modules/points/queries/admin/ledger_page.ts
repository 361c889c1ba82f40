import db from '@adonisjs/lucid/services/db'
import type { ListQuery, ListShape } from '#app/http/list_query'

/** What the ledger can be sorted and filtered by. */
export const LEDGER_LIST: ListShape = { sortable: ['id'], filters: { member_id: 'ids' } }

/** A page of ledger entries and how many there are in all. */
export async function ledgerPage(query: ListQuery) {
  const matching = () => {
    const entries = db.from('ledger_entries')
    if (query.ids.member_id) entries.whereIn('member_id', query.ids.member_id)
    return entries
  }
  const [{ total }] = await matching().count('* as total')
  const data = await matching()
    .select('id', 'member_id', 'points', 'source', 'source_name', 'balance_after', 'occurred_at')
    .orderBy(query.sort, query.order)
    .limit(query.limit)
    .offset(query.offset)
  return { data, total: Number(total) }
}
