import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'

/** What the list of questions can be sorted and filtered by. */
export const FAQ_LIST: ListShape = {
  sortable: ['position', 'id', 'question_hu', 'question_en'],
  filters: { q: 'text', id: 'ids' },
}

/** What a search looks into. */
const SEARCHED = ['question_hu', 'question_en', 'answer_hu', 'answer_en']

const COLUMNS = [
  'id',
  'question_hu',
  'question_en',
  'answer_hu',
  'answer_en',
  'position',
  'published_at',
]

/** A page of questions as staff edit them, and how many there are in all. */
export async function faqPage(query: ListQuery) {
  const matching = () => {
    const entries = db.from('faq_entries')
    if (query.ids.id) entries.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(entries, query.texts.q, { inside: SEARCHED })
    return entries
  }
  const { data, total } = await listPage(query, matching, COLUMNS)
  return {
    data: data.map(({ published_at, ...entry }) => {
      return { ...entry, is_published: published_at !== null }
    }),
    total,
  }
}
