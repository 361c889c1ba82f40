import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import type { StoredQuestion } from '#content/questions/question'
import type { SurveyBlock } from '#content/surveys/survey_blocks'
import type { Target } from '#content/surveys/target_group'

/** What a test may say about the survey it needs. */
export interface GivenSurvey {
  slug?: string
  title_hu?: string
  title_en?: string
  content?: SurveyBlock[]
  points?: number
  opens_on?: string | null
  closes_on?: string | null
  target?: Partial<Target> | null
  answer_limit?: number | null
  published_at?: number | null
}

/** A question of one kind; what a test gives takes the place of what is made up. */
export function givenQuestion(given: Partial<StoredQuestion> = {}): StoredQuestion {
  return {
    type: 'text',
    required: false,
    label_hu: 'Mit használ?',
    label_en: 'What do you use?',
    hint_hu: '',
    hint_en: '',
    min: null,
    max: null,
    earliest: null,
    latest: null,
    options: [],
    ...given,
  }
}

/** Choices by their names. */
export function givenOptions(...values: string[]) {
  return values.map((value) => ({ value, label_hu: `${value} hu`, label_en: `${value} en` }))
}

/** One question as a piece of a survey. */
export function askedFor(id: string, given: Partial<StoredQuestion> = {}): SurveyBlock {
  return { id, name: 'survey input', props: givenQuestion(given) }
}

/** A survey that is open; answers its row. */
export async function givenSurvey(given: GivenSurvey = {}) {
  const now = clock.now()
  const { content = [askedFor('tool', { required: true })], target, ...rest } = given
  const row = {
    key: randomUUID(),
    slug: `felmeres-${randomUUID()}`,
    title_hu: 'Homlokzatok',
    title_en: 'Facades',
    points: 40,
    closes_on: null,
    published_at: now - 1,
    created_at: now,
    updated_at: now,
    ...rest,
  }
  const everybody = { profession_ids: [], counties: [], member_since: null, scanned_since: null }
  const stored = {
    ...row,
    content: JSON.stringify(content),
    target: target ? JSON.stringify({ ...everybody, ...target }) : null,
  }
  const [inserted] = await db.table('surveys').insert(stored).returning('id')
  return { ...row, id: Number(typeof inserted === 'object' ? inserted.id : inserted) }
}

/** Takes every survey away, so that other tests find none open; what was paid for keeps its answers. */
export async function removeSurveys(): Promise<void> {
  const answered = db.from('survey_answers').select('survey_id')
  await db.from('survey_versions').whereNotIn('survey_id', answered).delete()
  await db.from('surveys').whereNotIn('id', db.from('survey_answers').select('survey_id')).delete()
  await db.from('surveys').update({ published_at: null, slug: db.raw("'old-' || id") })
}
