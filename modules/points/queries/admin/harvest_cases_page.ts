import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import type { HarvestReason } from '#points/harvest/evidence'

/** What the list of cases can be sorted and filtered by. */
export const HARVEST_LIST: ListShape = {
  sortable: ['score', 'found_at'],
  filters: { id: 'ids', state: 'text' },
}

const COLUMNS = [
  'member_id as id',
  'member_id',
  'score',
  'reasons',
  'state',
  'found_at',
  'seen_at',
  'settled_at',
  'settled_by',
  'note',
]

/** A page of cases; their reasons name stickers from 1, as people count them. */
export async function harvestCasesPage(query: ListQuery) {
  const matching = () => {
    const cases = db.from('harvest_cases')
    if (query.ids.id) cases.whereIn('member_id', query.ids.id)
    return query.texts.state ? cases.where('state', query.texts.state) : cases
  }
  const { data, total } = await listPage<{ reasons: string }>(query, matching, COLUMNS)
  return { data: data.map((row) => ({ ...row, reasons: shownReasons(row.reasons) })), total }
}

function shownReasons(reasons: string) {
  return (JSON.parse(reasons) as HarvestReason[]).map((reason, place) => {
    if (reason.kind === 'refused') return { id: place, ...reason }
    if (reason.kind === 'invitations') {
      const { memberIds: member_ids, ...rest } = reason
      return { id: place, ...rest, member_ids }
    }
    if (reason.kind === 'shared') {
      const { batchId: batch_id, serial, ...rest } = reason
      return { id: place, ...rest, batch_id, number: serial + 1 }
    }
    const { batchId: batch_id, first, last, ...rest } = reason
    return { id: place, ...rest, batch_id, from: first + 1, to: last + 1 }
  })
}
