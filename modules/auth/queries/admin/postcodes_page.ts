import db from '@adonisjs/lucid/services/db'
import { listPage, type ListPage } from '#app/http/list_page'
import { containing, type ListQuery, type ListShape } from '#app/http/list_query'

/** What the list of postcodes can be sorted and filtered by. */
export const POSTCODE_LIST: ListShape = {
  sortable: ['zip', 'id', 'city'],
  filters: { q: 'text', id: 'ids' },
}

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
    if (query.texts.q) {
      const pattern = containing(query.texts.q)
      postcodes.whereRaw(`(zip LIKE ? ESCAPE '\\' OR lower(city) LIKE ? ESCAPE '\\')`, [
        pattern.slice(1),
        pattern,
      ])
    }
    return postcodes
  }
  return listPage<PostcodeLine>(query, matching, ['id', 'zip', 'city'])
}
