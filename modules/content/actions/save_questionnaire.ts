import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { AlreadyTried, UnknownPage } from '../exceptions.js'
import {
  storedQuestions,
  type WrittenQuestionnaire,
} from '../questionnaires/written_questionnaire.js'

/** Which questionnaire is changed, and by whom. */
export interface QuestionnaireChange {
  id: number
  by: Actor
}

const INSERT = `INSERT INTO questionnaires
  (title_hu, title_en, points, questions, page_id, published_at, created_at, updated_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING id`

const UPDATE = `UPDATE questionnaires SET title_hu = ?, title_en = ?, points = ?, questions = ?,
  page_id = ?, published_at = CASE WHEN ? = 1 THEN COALESCE(published_at, ?) ELSE NULL END,
  updated_at = ? WHERE id = ? RETURNING id`

const HOLD = 'UPDATE questionnaires SET updated_at = updated_at WHERE id = ? RETURNING id'
const TRIED = 'SELECT member_id FROM questionnaire_attempts WHERE questionnaire_id = ? LIMIT 1'

/** Writes a new questionnaire. @throws UnknownPage, and E_VALIDATION_ERROR on its questions */
export async function insertQuestionnaire(
  trx: Transaction,
  questionnaire: WrittenQuestionnaire,
  by: Actor
): Promise<number> {
  const now = clock.now()
  const stamps = [questionnaire.is_published ? now : null, now, now]
  const values = [...(await valuesOf(trx, questionnaire)), ...stamps]
  const [{ id }] = await rows<{ id: number }>(trx, INSERT, values)
  await audit(trx, 'created', { id, by })
  return id
}

/** Changes a questionnaire; who has passed keeps that. @throws NotFound, UnknownPage */
export async function updateQuestionnaire(
  trx: Transaction,
  change: QuestionnaireChange,
  questionnaire: WrittenQuestionnaire
): Promise<void> {
  if (!(await rows(trx, HOLD, [change.id])).length) throw new NotFound()
  const now = clock.now()
  const stamps = [questionnaire.is_published ? 1 : 0, now, now]
  await rows(trx, UPDATE, [...(await valuesOf(trx, questionnaire)), ...stamps, change.id])
  await audit(trx, 'changed', change)
}

/** Takes a questionnaire away that nobody has tried. @throws NotFound, AlreadyTried */
export async function deleteQuestionnaire(
  trx: Transaction,
  change: QuestionnaireChange
): Promise<void> {
  const { id } = change
  if (!(await rows(trx, HOLD, [id])).length) throw new NotFound()
  if ((await rows(trx, TRIED, [id])).length) throw new AlreadyTried()
  await rows(trx, 'DELETE FROM questionnaires WHERE id = ?', [id])
  await audit(trx, 'deleted', change)
}

async function valuesOf(trx: Transaction, questionnaire: WrittenQuestionnaire) {
  const { title_hu, title_en, points, questions, page_slug: slug } = questionnaire
  const page = slug ? await pageOf(trx, slug) : null
  return [title_hu, title_en ?? '', points, JSON.stringify(storedQuestions(questions)), page]
}

async function pageOf(trx: Transaction, slug: string): Promise<number> {
  const [page] = await rows<{ id: number }>(trx, 'SELECT id FROM pages WHERE slug = ?', [slug])
  if (!page) throw new UnknownPage()
  return page.id
}

type Deed = 'created' | 'changed' | 'deleted'

function audit(trx: Transaction, deed: Deed, { id, by }: QuestionnaireChange) {
  const subject = { type: 'questionnaire', id }
  return recordAudit(trx, { by, action: `questionnaire.${deed}`, subject })
}
