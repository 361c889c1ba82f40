import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'

/** What a test may say about the question it needs. */
export interface GivenFaqEntry {
  question_hu?: string
  question_en?: string
  answer_hu?: string
  answer_en?: string
  position?: number
  published_at?: number | null
}

/** A published question at the end of the list; answers its id. */
export async function givenFaqEntry(given: GivenFaqEntry = {}): Promise<number> {
  const now = clock.now()
  const row = {
    question_hu: 'Mi az a pont?',
    question_en: 'What is a point?',
    answer_hu: '<p>Ajándékra váltható.</p>',
    answer_en: '<p>It buys gifts.</p>',
    position: 100_000,
    published_at: now - 1,
    created_at: now,
    updated_at: now,
    ...given,
  }
  const [inserted] = await db.table('faq_entries').insert(row).returning('id')
  return typeof inserted === 'object' ? inserted.id : inserted
}
