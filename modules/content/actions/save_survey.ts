import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { AlreadyAnswered, SlugTaken } from '../exceptions.js'
import {
  keepsAnswers,
  slugOf,
  storedBlocks,
  type WrittenSurvey,
} from '../surveys/written_survey.js'

/** Which survey is changed, and by whom. */
export interface SurveyChange {
  id: number
  by: Actor
}

const INSERT = `INSERT INTO surveys
  (title_hu, title_en, slug, points, closes_on, content, published_at, created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (slug) DO NOTHING RETURNING id`

// A statement that writes comes first; whoever answers meanwhile waits for its end.
const HOLD = 'UPDATE surveys SET updated_at = updated_at WHERE id = ? RETURNING content'

const UPDATE = `UPDATE surveys SET title_hu = ?, title_en = ?, slug = ?, points = ?, closes_on = ?,
  content = ?, published_at = CASE WHEN ? = 1 THEN COALESCE(published_at, ?) ELSE NULL END,
  updated_at = ? WHERE id = ? RETURNING id`

const TAKEN = 'SELECT id FROM surveys WHERE slug = ? AND id <> ?'
const ANSWERED = 'SELECT id FROM survey_answers WHERE survey_id = ? LIMIT 1'

/** Writes a new survey. @throws SlugTaken, and E_VALIDATION_ERROR on questions wrong in themselves */
export async function insertSurvey(
  trx: Transaction,
  survey: WrittenSurvey,
  by: Actor
): Promise<number> {
  const now = clock.now()
  const stamps = [survey.is_published ? now : null, now, now]
  const [row] = await rows<{ id: number }>(trx, INSERT, [...valuesOf(survey), ...stamps])
  if (!row) throw new SlugTaken()
  await audit(trx, 'created', { id: row.id, by })
  return row.id
}

/**
 * Changes a survey. Once somebody has answered, its questions keep what they take.
 *
 * @throws NotFound, SlugTaken, AlreadyAnswered
 */
export async function updateSurvey(
  trx: Transaction,
  change: SurveyChange,
  survey: WrittenSurvey
): Promise<void> {
  const { id } = change
  const [held] = await rows<{ content: string }>(trx, HOLD, [id])
  if (!held) throw new NotFound()
  const taken = await rows(trx, TAKEN, [slugOf(survey), id])
  if (taken.length) throw new SlugTaken()
  const isAnswered = (await rows(trx, ANSWERED, [id])).length > 0
  if (isAnswered && !keepsAnswers(JSON.parse(held.content), storedBlocks(survey.content))) {
    throw new AlreadyAnswered()
  }
  const now = clock.now()
  const stamps = [survey.is_published ? 1 : 0, now, now]
  await rows(trx, UPDATE, [...valuesOf(survey), ...stamps, id])
  await audit(trx, 'changed', change)
}

/** Takes a survey away that nobody has answered. @throws NotFound, AlreadyAnswered */
export async function deleteSurvey(trx: Transaction, change: SurveyChange): Promise<void> {
  const { id } = change
  if (!(await rows(trx, HOLD, [id])).length) throw new NotFound()
  if ((await rows(trx, ANSWERED, [id])).length) throw new AlreadyAnswered()
  await rows(trx, 'DELETE FROM surveys WHERE id = ?', [id])
  await audit(trx, 'deleted', change)
}

function valuesOf(survey: WrittenSurvey) {
  const { title_hu, title_en, points, closes_on, content } = survey
  const blocks = JSON.stringify(storedBlocks(content))
  return [title_hu, title_en ?? '', slugOf(survey), points, closes_on ?? null, blocks]
}

type Deed = 'created' | 'changed' | 'deleted'

function audit(trx: Transaction, deed: Deed, { id, by }: SurveyChange) {
  return recordAudit(trx, { by, action: `survey.${deed}`, subject: { type: 'survey', id } })
}
