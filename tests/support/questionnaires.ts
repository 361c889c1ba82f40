import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { forgetQuestionnaires } from '#content/questionnaires/queries/published_questionnaires'
import type { NamedQuizQuestion, QuizQuestion } from '#content/questionnaires/quiz_question'
import { givenQuestion } from '#tests/support/surveys'

/** A question whose right answers are given by name, or in words where it has no choices. */
export function quizQuestion(
  id: string,
  type: QuizQuestion['type'],
  { options = [], right }: { options?: string[]; right: string[] }
): NamedQuizQuestion {
  const offered = options.map((value) => {
    return { value, label_hu: value, label_en: value, is_right: right.includes(value) }
  })
  const solutions = options.length ? [] : right
  const base = givenQuestion({ type, required: true })
  return { id, question: { ...base, options: offered, solutions } }
}

/** A published questionnaire with one question whose right answer is `b`; answers its id. */
export async function givenQuestionnaire(
  given: {
    title_en?: string
    points?: number
    questions?: NamedQuizQuestion[]
    video?: string | null
    watch_seconds?: number
    page_record_id?: number
    published_at?: number | null
  } = {}
): Promise<number> {
  const now = clock.now()
  const {
    questions = [quizQuestion('q', 'radio', { options: ['a', 'b'], right: ['b'] })],
    ...rest
  } = given
  const row = {
    key: randomUUID(),
    title_hu: 'Kvíz',
    title_en: 'Quiz',
    points: 25,
    page_record_id: null,
    published_at: now - 1,
    created_at: now,
    updated_at: now,
    ...rest,
    questions: JSON.stringify(questions),
  }
  const [inserted] = await db.table('questionnaires').insert(row).returning('id')
  forgetQuestionnaires()
  return Number(typeof inserted === 'object' ? inserted.id : inserted)
}

/** Takes every questionnaire away, so that pages of other tests hold none; what was paid for keeps its tries. */
export async function removeQuestionnaires(): Promise<void> {
  const tried = db.from('questionnaire_attempts').select('questionnaire_id')
  await db.from('questionnaire_starts').whereNotIn('questionnaire_id', tried.clone()).delete()
  await db.from('questionnaires').whereNotIn('id', tried).delete()
  await db.from('questionnaires').update({ published_at: null, page_record_id: null })
  forgetQuestionnaires()
}
