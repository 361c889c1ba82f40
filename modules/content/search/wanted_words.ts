import type { Wanted } from '#app/database/word_index'
import { stemOf } from './analysis/analyse.js'
import { wordsIn } from './analysis/words.js'
import { BEGINNING_MIN, SEARCH_LENGTH_MAX, SEARCH_WORDS_MAX } from './constants.js'

/** A word somebody looks for. */
export interface WantedWord {
  /** As it was typed, in small letters without accents. */
  typed: string
  /** Its stems in both languages: where a translation is missing, the other language is shown. */
  stems: string[]
}

/** The words of a search; those beyond the bounds are left out. */
export function wantedWords(text: string): WantedWord[] {
  const typed = Array.from(wordsIn(text.slice(0, SEARCH_LENGTH_MAX)), ({ word }) => word)
  return [...new Set(typed)].slice(0, SEARCH_WORDS_MAX).map((word) => ({
    typed: word,
    stems: [...new Set([stemOf(word, 'hu'), stemOf(word, 'en')])],
  }))
}

/** A wanted word as the index is asked for it, where beginnings count and where whole words do. */
export function asked({ typed, stems }: WantedWord, sign: string, byBeginning: boolean): Wanted {
  const whole = stems.map((stem) => `${sign}${stem}`)
  if (!byBeginning || [...typed].length < BEGINNING_MIN) return { whole }
  const beginning = `${sign}${typed}`
  return { whole: whole.filter((stem) => !stem.startsWith(beginning)), beginning }
}

/** Whether a word of a text is one that is looked for. */
export function isHit(word: string, wanted: WantedWord[]): boolean {
  // A stem begins like its word: most words of a text need not be analysed.
  if (!wanted.some(({ stems }) => stems.some((stem) => stem.startsWith(word.slice(0, 2)))))
    return false
  const stems = [stemOf(word, 'hu'), stemOf(word, 'en')]
  return wanted.some((one) => {
    const begins = [...one.typed].length >= BEGINNING_MIN && word.startsWith(one.typed)
    return begins || stems.some((stem) => one.stems.includes(stem))
  })
}
