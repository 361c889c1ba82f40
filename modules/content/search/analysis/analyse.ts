import type { RecordLanguage } from '#app/in_language'
import { englishStem } from './english.js'
import { hungarianStem } from './hungarian.js'
import { wordsIn } from './words.js'

/** Changes with every change of the analysis: what was analysed before is found no more as it should. */
export const ANALYSER = 1

const STEMS: Record<RecordLanguage, (word: string) => string> = {
  hu: hungarianStem,
  en: englishStem,
}

/** The stem of a folded word; what holds a digit, such as a size or a norm, stays as it is. */
export function stemOf(word: string, locale: RecordLanguage): string {
  return /\p{N}/u.test(word) ? word : STEMS[locale](word)
}

/** The stems of the words of a text, in their order: what engines index and find. */
export function analyse(text: string, locale: RecordLanguage): string[] {
  return Array.from(wordsIn(text), ({ word }) => stemOf(word, locale))
}
