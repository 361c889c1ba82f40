import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { POSITION_STEP } from '#content/constants'
import FaqEntry from '../models/faq_entry.js'
import type { FaqFields } from '../faq_fields.js'

/**
 * Saves a question; without a position a new one goes last and an old one stays where it is. The day it
 * was published stays what it was.
 */
export async function saveFaqEntry(
  { client }: Transaction,
  entry: FaqEntry,
  fields: FaqFields
): Promise<void> {
  const now = clock.now()
  entry.merge({
    questionHu: fields.question_hu,
    questionEn: fields.question_en ?? '',
    answerHu: fields.answer_hu,
    answerEn: fields.answer_en ?? '',
    position: fields.position ?? entry.position ?? (await lastPosition(client)) + POSITION_STEP,
    publishedAt: fields.is_published ? (entry.publishedAt ?? now) : null,
    createdAt: entry.createdAt ?? now,
    updatedAt: now,
  })
  await entry.save()
}

async function lastPosition(client: Transaction['client']): Promise<number> {
  const last = await FaqEntry.query({ client }).orderBy('position', 'desc').first()
  return last?.position ?? 0
}
