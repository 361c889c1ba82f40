import db from '@adonisjs/lucid/services/db'
import { listPage, type ListPage } from '#app/http/list_page'
import { containing, type ListQuery, type ListShape } from '#app/http/list_query'

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
    if (query.texts.q) searchFor(members, query.texts.q)
    return members
  }
  return listPage<MemberLine>(query, matching, COLUMNS)
}

/** Looks for the word in names, address and phone, whatever the case. */
function searchFor(members: ReturnType<typeof db.from>, word: string) {
  const pattern = containing(word)
  const places = ['last_name', 'first_name', 'email', 'phone']
  const condition = places.map((place) => `lower(${place}) LIKE ? ESCAPE '\\'`).join(' OR ')
  members.whereRaw(
    `(${condition})`,
    places.map(() => pattern)
  )
}
