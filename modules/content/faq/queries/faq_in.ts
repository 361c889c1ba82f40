import { clock } from '#app/clock'
import { sanitise } from '#app/sanitise'
import type { Locale } from '#config/i18n'
import { inLanguage } from '#app/in_language'
import FaqEntry from '../models/faq_entry.js'

/** The published questions in order and in a language; the answers are safe HTML. */
export async function faqIn(locale: Locale) {
  const entries = await FaqEntry.query()
    .where('publishedAt', '<=', clock.now())
    .orderBy([{ column: 'position' }, { column: 'id' }])
  return entries.map((entry) => ({
    id: entry.id,
    question: inLanguage(locale, entry.questionHu, entry.questionEn),
    answer: sanitise(inLanguage(locale, entry.answerHu, entry.answerEn)),
  }))
}
