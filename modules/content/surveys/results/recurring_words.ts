import { stemOf } from '../../search/analysis/analyse.js'
import { wordsIn } from '../../search/analysis/words.js'

/** Words of fewer letters say little. */
const LETTERS_MIN = 3
/** Most words told, and the fewest answers one must stand in. */
const WORDS_MAX = 20
const ANSWERS_MIN = 2

/** Words that every sentence has, folded. */
const COMMON = new Set(
  (
    'and are but for from has have not the that this was were with you your not too can will just ' +
    'hogy nem csak meg mar egy azt ezt van volt lesz vagy mint mert igen mind ami aki amit akkor ' +
    'ezek azok nagyon lehet kell pedig illetve szerintem nincs eleg jol'
  ).split(' ')
)

/** A word as it was written first, and in how many answers it stands. */
export type RecurringWord = { word: string; count: number }

/** Counts in how many answers a word stands, whatever its ending; one that stands twice in an answer counts once. */
export class WordCount {
  readonly #words = new Map<string, RecurringWord>()

  add(answer: string): void {
    const found = new Map<string, string>()
    for (const { word, from, to } of wordsIn(answer)) {
      if (word.length < LETTERS_MIN || COMMON.has(word)) continue
      found.set(stemOf(word, 'hu'), answer.slice(from, to).toLowerCase())
    }
    for (const [stem, word] of found) {
      const known = this.#words.get(stem)
      if (known) known.count++
      else this.#words.set(stem, { word, count: 1 })
    }
  }

  /** The words of most answers, most first. */
  recurring(): RecurringWord[] {
    const words = [...this.#words.values()].filter(({ count }) => count >= ANSWERS_MIN)
    words.sort((one, other) => other.count - one.count || (one.word < other.word ? -1 : 1))
    return words.slice(0, WORDS_MAX)
  }
}
