import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'

/** What the list of community words can be sorted and filtered by. */
export const COMMUNITY_WORD_LIST: ListShape = {
  sortable: ['starts_on', 'ends_on', 'id', 'word', 'used_count'],
  filters: { q: 'text', id: 'ids' },
}

const COLUMNS = ['id', 'word', 'starts_on', 'ends_on', 'used_count']

/** A page of community words, with how many members have typed each. */
export function communityWordsPage(query: ListQuery) {
  const matching = () => {
    const words = db.from('community_words')
    if (query.ids.id) words.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(words, query.texts.q, { inside: ['word'] })
    return words
  }
  return listPage<{ id: number }>(query, matching, COLUMNS)
}
