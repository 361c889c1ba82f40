import db from '@adonisjs/lucid/services/db'
import { listPage, type ListPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'

/** What the member list can be sorted and filtered by. */
export const MEMBER_LIST: ListShape = {
  sortable: ['id', 'last_name', 'first_name', 'email', 'registered_at'],
  filters: { q: 'text', id: 'ids' },
}

/** A member as a line of the back-office list; instants in ms UTC. */
export interface MemberLine {
  id: number
  last_name: string | null
  first_name: string | null
  email: string | null
  phone: string | null
  locale: string | null
  phone_verified_at: number | null
  registered_at: number | null
  created_at: number
}

/** What a search looks into. */
const SEARCHED = ['last_name', 'first_name', 'email', 'phone']

const COLUMNS = [
  'id',
  'last_name',
  'first_name',
  'email',
  'phone',
  'locale',
  'phone_verified_at',
  'registered_at',
  'created_at',
]

/** A page of members that are not deleted, and how many there are in all. */
export async function membersPage(query: ListQuery): Promise<ListPage<MemberLine>> {
  const matching = () => {
    const members = db.from('members').whereNull('deleted_at')
    if (query.ids.id) members.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(members, query.texts.q, { inside: SEARCHED })
    return members
  }
  return listPage<MemberLine>(query, matching, COLUMNS)
}
