import type { Locale } from '#config/i18n'
import { plainTextOf } from '#content/blocks/plain_text'
import { hitsAmong, type TextHit } from '#content/search/main'
import { faqIn } from './faq_in.js'

/** The questions that hold all words of a search, those whose question holds them first. */
export async function faqHits(words: string, locale: Locale): Promise<TextHit[]> {
  const entries = await faqIn(locale)
  const texts = entries.map(({ id, question, answer }) => {
    return { href: `/gyik#question-${id}`, kind: 'faq', title: question, body: plainTextOf(answer) }
  })
  return hitsAmong(texts, words)
}
