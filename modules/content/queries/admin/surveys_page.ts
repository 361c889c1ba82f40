import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'
import { businessDate } from '#points'

/** What the list of surveys can be sorted and filtered by. */
export const SURVEY_LIST: ListShape = {
  sortable: ['id', 'title_hu', 'slug', 'points', 'closes_on', 'answers'],
  filters: { q: 'text', id: 'ids' },
}

const COLUMNS = [
  'id',
  'slug',
  'title_hu',
  'title_en',
  'content',
  'points',
  'closes_on',
  'published_at',
]
const ANSWERS = '(SELECT count(*) FROM survey_answers a WHERE a.survey_id = surveys.id) AS answers'

/** A page of surveys as staff edit them, each with its state and how many have answered. */
export async function surveysPage(query: ListQuery) {
  const matching = () => {
    const surveys = db.from('surveys')
    if (query.ids.id) surveys.whereIn('id', query.ids.id)
    if (query.texts.q) searchFor(surveys, query.texts.q, { inside: ['title_hu', 'title_en'] })
    return surveys
  }
  const { data, total } = await listPage(query, matching, [...COLUMNS, db.raw(ANSWERS)])
  const today = businessDate(clock.now())
  return { data: data.map((row) => lineOf(row, today)), total }
}

function lineOf({ content, published_at, answers, ...survey }: any, today: string) {
  const isOver = survey.closes_on !== null && survey.closes_on < today
  return {
    ...survey,
    content: JSON.parse(content),
    is_published: published_at !== null,
    answers: Number(answers),
    state: published_at === null ? 'draft' : isOver ? 'closed' : 'open',
  }
}
