import { randomUUID } from 'node:crypto'
import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { credit } from '#points'
import { chanceOf } from '../members/chance.js'
import { dryingQuiz } from '../questionnaires.js'
import { answeredSurvey, newSurvey } from '../surveys.js'
import { insertRow } from './insert.js'

/** Which members have answered: not the first one, whose login visitors get. */
const ANSWERING = { from: 20, to: 57 }
const ANSWER_SEED = 11
const DEMO_WORD = 'glettvas'
const WORD_HOLDS_MS = 30 * 86_400_000
const WISHES = ['Kisebb kiszerelés', 'Több szín raktárról', 'Gyorsan kötő élvédő', '']

/** Writes the surveys of the demo. */
export async function fillSurveys(trx: Transaction): Promise<void> {
  for (const { content, ...survey } of [answeredSurvey, newSurvey]) {
    const now = clock.now()
    const stamps = { published_at: now, created_at: now, updated_at: now }
    const row = { key: randomUUID(), ...survey, content: JSON.stringify(content), ...stamps }
    await insertRow(trx, 'surveys', row)
  }
}

/** Puts a questionnaire at the end of a page that the menu leads to. */
export async function fillQuestionnaire(trx: Transaction): Promise<void> {
  const { page, questions, ...record } = dryingQuiz
  const address = "SELECT record_id AS id FROM content_slugs WHERE scope = 'page' AND slug = ?"
  const [{ id }] = await rows<{ id: number }>(trx, address, [page])
  const now = clock.now()
  const stamps = { published_at: now, created_at: now, updated_at: now }
  const key = randomUUID()
  const row = {
    ...record,
    key,
    questions: JSON.stringify(questions),
    page_record_id: id,
    ...stamps,
  }
  await insertRow(trx, 'questionnaires', row)
}

/** A word of the community that holds for a month. */
export async function fillCommunityWord(trx: Transaction): Promise<void> {
  const now = clock.now()
  const days = { starts_on: businessDate(now), ends_on: businessDate(now + WORD_HOLDS_MS) }
  const stamps = { created_at: now, updated_at: now }
  await insertRow(trx, 'community_words', { word: DEMO_WORD, ...days, ...stamps })
}

/** Has some members answer, so that the back-office has answers to show. */
export async function answerSurveys(trx: Transaction, memberIds: number[]): Promise<void> {
  const find = 'SELECT id FROM surveys WHERE slug = ?'
  const [survey] = await rows<{ id: number }>(trx, find, [answeredSurvey.slug])
  const { points, title_hu: sourceName } = answeredSurvey
  const chance = chanceOf(ANSWER_SEED)
  for (const memberId of memberIds.slice(ANSWERING.from, ANSWERING.to)) {
    const answers = {
      vakolat: chance.oneOf(['szilikon', 'szilikon', 'szilikat', 'akril', 'mas']),
      eszkozok: chance.oneOf([['simito'], ['simito', 'gep'], ['henger']]),
      homlokzatok: chance.between(2, 40),
      hianyzik: chance.oneOf(WISHES) || undefined,
    }
    const answered = { survey_id: survey.id, member_id: memberId, points, answered_at: clock.now() }
    await insertRow(trx, 'survey_answers', { ...answered, answers: JSON.stringify(answers) })
    const reference = `survey:${survey.id}:${memberId}`
    await credit(trx, { memberId, points, source: 'survey', sourceName, reference })
  }
}
