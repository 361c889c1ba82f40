import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { POSITION_STEP } from '../constants.js'
import { FaqEntryNotThere } from '../exceptions.js'

/** What staff fill in; without a position a new question goes last and an old one stays. */
export interface FaqFields {
  question_hu: string
  question_en?: string | null
  answer_hu: string
  answer_en?: string | null
  position?: number | null
  is_published?: boolean
}

const INSERT = `INSERT INTO faq_entries
  (question_hu, question_en, answer_hu, answer_en, position, published_at, created_at, updated_at)
  VALUES (?, ?, ?, ?, COALESCE(?, (SELECT COALESCE(MAX(position), 0) + ? FROM faq_entries)), ?, ?, ?)
  RETURNING id`

const UPDATE = `UPDATE faq_entries SET question_hu = ?, question_en = ?, answer_hu = ?,
  answer_en = ?, position = COALESCE(?, position),
  published_at = CASE WHEN ? = 1 THEN COALESCE(published_at, ?) ELSE NULL END, updated_at = ?
  WHERE id = ? RETURNING id`

/** Writes a new question. */
export async function insertFaqEntry(trx: Transaction, fields: FaqFields): Promise<number> {
  const now = clock.now()
  const place = [fields.position ?? null, POSITION_STEP]
  const stamps = [fields.is_published ? now : null, now, now]
  const [{ id }] = await rows<{ id: number }>(trx, INSERT, [
    ...textsOf(fields),
    ...place,
    ...stamps,
  ])
  return id
}

/**
 * Writes the fields of a question; the day it was published stays what it was.
 *
 * @throws FaqEntryNotThere
 */
export async function updateFaqEntry(
  trx: Transaction,
  id: number,
  fields: FaqFields
): Promise<void> {
  const now = clock.now()
  const values = [fields.position ?? null, fields.is_published ? 1 : 0, now, now, id]
  const changed = await rows(trx, UPDATE, [...textsOf(fields), ...values])
  if (!changed.length) throw new FaqEntryNotThere()
}

/** @throws FaqEntryNotThere */
export async function deleteFaqEntry(trx: Transaction, id: number): Promise<void> {
  const gone = await rows(trx, 'DELETE FROM faq_entries WHERE id = ? RETURNING id', [id])
  if (!gone.length) throw new FaqEntryNotThere()
}

function textsOf({ question_hu, question_en, answer_hu, answer_en }: FaqFields): string[] {
  return [question_hu, question_en ?? '', answer_hu, answer_en ?? '']
}
