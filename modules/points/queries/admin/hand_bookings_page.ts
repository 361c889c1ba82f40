import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'

/** What the list of bookings by hand can be sorted and filtered by. */
export const HAND_BOOKING_LIST: ListShape = {
  sortable: ['id', 'asked_at', 'points'],
  filters: { id: 'ids', member_id: 'ids', state: 'text' },
}

const COLUMNS = [
  'id',
  'member_id',
  'points',
  'reason',
  'state',
  'asked_by',
  'settled_by',
  'asked_at',
  'settled_at',
]

/** A page of bookings that needed a second staff member, and how many there are in all. */
export function handBookingsPage(query: ListQuery) {
  return listPage(query, () => matching(query), COLUMNS)
}

function matching(query: ListQuery) {
  const bookings = db.from('hand_bookings')
  for (const [column, ids] of Object.entries(query.ids)) bookings.whereIn(column, ids)
  return query.texts.state ? bookings.where('state', query.texts.state) : bookings
}
