import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { PARTS, wordsBut, type WordsWithin } from '#app/database/word_index'
import type { RecordLanguage } from '#app/in_language'
import { FEW_HITS, HITS_MAX, PART_MIN } from '../constants.js'
import { LOCALE_SIGN } from '../locale_sign.js'
import { asked, type WantedWord } from '../wanted_words.js'
import { FIND_WORDS, findParts } from './search_sql.js'

/** What somebody may find: guests read answers and pages, members articles as well. @source requirements A-02 */
const KINDS = {
  // As many as for members: the statements are the same.
  guest: ['faq', 'page', 'page'],
  member: ['faq', 'page', 'article'],
} as const
export type Audience = keyof typeof KINDS

interface Found {
  id: number
}

/** Ids of the documents that hold all words, best first, one more than `HITS_MAX` at most. */
export async function foundDocuments(
  words: WantedWord[],
  { locale, audience }: { locale: RecordLanguage; audience: Audience }
): Promise<number[]> {
  if (words.length === 0) return []
  const now = clock.now()
  const kinds = KINDS[audience]
  const ids: number[] = []
  let before: WordsWithin | undefined
  for (const tier of tiersOf(words, locale)) {
    const room = HITS_MAX + 1 - ids.length
    if (room === 0) return ids
    const values = [wordsBut(tier, before), now, now, ...kinds, room]
    ids.push(...(await shopReader().rows<Found>(FIND_WORDS, values)).map(({ id }) => id))
    before = tier
  }
  const parts = words.map(({ typed }) => typed)
  if (ids.length >= FEW_HITS || !parts.some((part) => part.length >= PART_MIN)) return ids
  const patterns = parts.map((part) => `%${part}%`)
  const inside = await shopReader().rows<Found>(findParts(parts.length), [
    now,
    now,
    ...kinds,
    locale,
    ...patterns,
    HITS_MAX + 1,
  ])
  return [...new Set([...ids, ...inside.map(({ id }) => id)])]
}

/** Whole words in the title, beginnings there, in title or lead, anywhere. */
function tiersOf(wanted: WantedWord[], locale: RecordLanguage): WordsWithin[] {
  const sign = LOCALE_SIGN[locale]
  const whole = wanted.map((word) => asked(word, sign, false))
  const words = wanted.map((word) => asked(word, sign, true))
  return [
    { words: whole, parts: ['title'] },
    { words, parts: ['title'] },
    { words, parts: ['title', 'lead'] },
    { words, parts: PARTS },
  ]
}
