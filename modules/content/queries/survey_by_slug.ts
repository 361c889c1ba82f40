import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { businessDate } from '#points'
import type { SurveyBlock } from '#content/surveys/survey_blocks'

/** A survey that takes answers, in both languages. */
export interface OpenSurveyRow {
  id: number
  slug: string
  title_hu: string
  title_en: string
  points: number
}

/** The same with its content. */
export interface StoredSurvey extends OpenSurveyRow {
  content: SurveyBlock[]
}

/** What is published and not past its last day; takes the instant and the day, in this order. */
export const IS_OPEN = `surveys.published_at <= ?
  AND (surveys.closes_on IS NULL OR surveys.closes_on >= ?)`

/** The values of {@link IS_OPEN} now. */
export function nowAndToday(): [now: number, today: string] {
  const now = clock.now()
  return [now, businessDate(now)]
}

const FIND = `SELECT id, slug, title_hu, title_en, points, content FROM surveys
  WHERE slug = ? AND ${IS_OPEN}`

const FIND_ANSWERED = `SELECT s.id, s.slug, s.title_hu, s.title_en, s.points, s.content
  FROM surveys s JOIN survey_answers a ON a.survey_id = s.id
  WHERE s.slug = ? AND a.member_id = ?`

const WAITING = `SELECT id, slug, title_hu, title_en, points FROM surveys WHERE ${IS_OPEN}
  AND NOT EXISTS (SELECT 1 FROM survey_answers a
    WHERE a.survey_id = surveys.id AND a.member_id = ?)
  ORDER BY published_at DESC, id DESC LIMIT 50`

type Row = OpenSurveyRow & { content: string }

/** The survey of a slug while it is open; whoever has answered it finds it later as well. */
export async function surveyBySlug(slug: string, memberId: number): Promise<StoredSurvey | null> {
  const [open] = await shopReader().rows<Row>(FIND, [slug, ...nowAndToday()])
  const [row] = open ? [open] : await shopReader().rows<Row>(FIND_ANSWERED, [slug, memberId])
  return row ? { ...row, content: JSON.parse(row.content) } : null
}

/** The open surveys a member has not answered, newest first. */
export async function surveysWaitingFor(memberId: number): Promise<OpenSurveyRow[]> {
  return shopReader().rows<OpenSurveyRow>(WAITING, [...nowAndToday(), memberId])
}

/** The points a member's answers brought; undefined where it has not answered. */
export async function pointsOfAnswers(surveyId: number, memberId: number) {
  const sql = 'SELECT points FROM survey_answers WHERE survey_id = ? AND member_id = ?'
  const [row] = await shopReader().rows<{ points: number }>(sql, [surveyId, memberId])
  return row?.points
}
