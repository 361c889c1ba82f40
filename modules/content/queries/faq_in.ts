import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { sanitise } from '#app/sanitise'
import type { Locale } from '#config/i18n'

/** One question of the FAQ as it is shown; the answer is safe HTML. */
export type FaqEntry = {
  id: number
  question: string
  answer: string
}

interface FaqRow {
  id: number
  question_hu: string
  question_en: string
  answer_hu: string
  answer_en: string
}

const FIND = `SELECT id, question_hu, question_en, answer_hu, answer_en
  FROM faq_entries WHERE published_at <= ? ORDER BY position, id`

/** The published questions in order and in a language, each part in Hungarian where it is empty. */
export async function faqIn(locale: Locale): Promise<FaqEntry[]> {
  const found = await shopReader().rows<FaqRow>(FIND, [clock.now()])
  return found.map((row) => {
    const [question, answer] =
      locale === 'hu'
        ? [row.question_hu, row.answer_hu]
        : [row.question_en || row.question_hu, row.answer_en || row.answer_hu]
    return { id: row.id, question, answer: sanitise(answer) }
  })
}
