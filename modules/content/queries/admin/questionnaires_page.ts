import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { searchFor } from '#app/http/list_search'
import type { NamedQuizQuestion } from '#content/questionnaires/quiz_question'

/** What the list of questionnaires can be sorted and filtered by. */
export const QUESTIONNAIRE_LIST: ListShape = {
  sortable: ['id', 'title_hu', 'points', 'tried', 'passed'],
  filters: { q: 'text', id: 'ids' },
}

const COLUMNS = ['id', 'title_hu', 'title_en', 'questions', 'points', 'published_at']
const COUNTED = [
  `(SELECT count(*) FROM questionnaire_attempts a
    WHERE a.questionnaire_id = questionnaires.id) AS tried`,
  `(SELECT count(*) FROM questionnaire_attempts a
    WHERE a.questionnaire_id = questionnaires.id AND a.passed_at IS NOT NULL) AS passed`,
  '(SELECT slug FROM pages p WHERE p.id = questionnaires.page_id) AS page_slug',
]

/** A page of questionnaires as staff edit them, with how many have tried and passed. */
export async function questionnairesPage(query: ListQuery) {
  const matching = () => {
    const questionnaires = db.from('questionnaires')
    if (query.ids.id) questionnaires.whereIn('id', query.ids.id)
    if (query.texts.q)
      searchFor(questionnaires, query.texts.q, { inside: ['title_hu', 'title_en'] })
    return questionnaires
  }
  const columns = [...COLUMNS, ...COUNTED.map((sql) => db.raw(sql))]
  const { data, total } = await listPage(query, matching, columns)
  return { data: data.map(lineOf), total }
}

function lineOf({ questions, published_at, tried, passed, ...rest }: any) {
  return {
    ...rest,
    questions: (JSON.parse(questions) as NamedQuizQuestion[]).map(({ id, question }) => {
      return { id, ...question, solutions: question.solutions.join('\n') }
    }),
    is_published: published_at !== null,
    tried: Number(tried),
    passed: Number(passed),
  }
}
