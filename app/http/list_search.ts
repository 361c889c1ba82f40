import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { usesPostgres } from '#config/database'

/** Letters that are one and the same to somebody who searches; the search of the shop folds them too. */
const ALIKE = ['aá', 'eé', 'ií', 'oóöő', 'uúüű']
/** Words of a search that are looked for. */
const WORDS_MAX = 5

/** Both know sets of letters, so the texts of the rows are compared as they are stored. */
const OPERATOR = usesPostgres ? '~' : 'GLOB'
const SIGNS = usesPostgres ? /[!-/:-@[-`{-~]/ : /[*?[]/

/** Columns a search looks into: for words inside the text, or for words that begin it. */
export interface SearchedPlaces {
  inside: readonly string[]
  beginning?: readonly string[]
}

/**
 * Narrows a back-office list to rows that have each word of the search in one of the places,
 * whatever its capitals and Hungarian accents.
 */
export function searchFor(
  list: DatabaseQueryBuilderContract<any>,
  text: string,
  { inside, beginning = [] }: SearchedPlaces
): void {
  for (const word of wordsOf(text)) {
    const [within, first] = [insidePattern(word), beginningPattern(word)]
    list.where((row) => {
      for (const place of inside) row.orWhereRaw(`${place} ${OPERATOR} ?`, [within])
      for (const place of beginning) row.orWhereRaw(`${place} ${OPERATOR} ?`, [first])
    })
  }
}

function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, WORDS_MAX)
}

const insidePattern = (word: string) => (usesPostgres ? lettersOf(word) : `*${lettersOf(word)}*`)
const beginningPattern = (word: string) =>
  `${usesPostgres ? '^' : ''}${lettersOf(word)}${usesPostgres ? '' : '*'}`

function lettersOf(word: string): string {
  return [...word].map(letterOf).join('')
}

/** A letter as the set of those alike, large and small; a sign as itself. */
function letterOf(letter: string): string {
  if (/\p{L}/u.test(letter)) return `[${variantsOf(letter)}]`
  if (!SIGNS.test(letter)) return letter
  return usesPostgres ? `\\${letter}` : `[${letter}]`
}

function variantsOf(letter: string): string {
  const small = letter.toLowerCase()
  const alike = [...(ALIKE.find((letters) => letters.includes(small)) ?? small), letter]
  const both = alike.flatMap((one) => [one.toLowerCase(), one.toUpperCase()])
  // A letter whose capital is two, such as the German sharp s, has no single one.
  return [...new Set([letter, ...both])].filter((one) => [...one].length === 1).join('')
}
