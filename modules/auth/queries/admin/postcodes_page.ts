import db from '@adonisjs/lucid/services/db'
import { listPage, type ListPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'

/** What the list of postcodes can be sorted and filtered by. */
export const POSTCODE_LIST: ListShape = {
  sortable: ['zip', 'id', 'city'],
  filters: { q: 'text', id: 'ids' },
}

const SEARCHED = { inside: ['city'], beginning: ['zip'] }

/** A settlement with its postcode. */
export interface PostcodeLine {
  id: number
  zip: string
  city: string
}

/** A page of postcodes; a search finds the beginning of a code or a part of a name. */
export async function postcodesPage(query: ListQuery): Promise<ListPage<PostcodeLine>> {
  const matching = () => {
    const postcodes = db.from('postcodes')
    if (query.ids.id) postcodes.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(postcodes, query.texts.q, SEARCHED)
    return postcodes
  }
  return listPage<PostcodeLine>(query, matching, ['id', 'zip', 'city'])
}
