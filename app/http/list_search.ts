import type { ChainableContract } from '@adonisjs/lucid/types/querybuilder'
import { PATTERN_OPERATOR, patternOf, plainSign } from '#app/database/dialect'
import type { ListQuery, SearchedPlaces } from './list_query.js'

/** Letters that are one and the same to somebody who searches; the search of the shop folds them too. */
const ALIKE = ['aá', 'eé', 'ií', 'oóöő', 'uúüű']
/** Words of a search that are looked for. */
const WORDS_MAX = 5

/** Narrows a back-office list by its filters: each names a column, and `q` is a search. */
export function filtered<List extends Pick<ChainableContract, 'where' | 'whereIn'>>(
  list: List,
  { ids, texts: { q, ...words } }: Pick<ListQuery, 'ids' | 'texts'>,
  searched: SearchedPlaces = { inside: [] }
): List {
  for (const [column, wanted] of Object.entries(ids)) list.whereIn(column, wanted)
  for (const [column, word] of Object.entries(words)) list.where(column, word)
  if (q) searchFor(list, q, searched)
  return list
}

/**
 * Narrows a back-office list to rows that have each word of the search in one of the places,
 * whatever its capitals and Hungarian accents.
 */
function searchFor(
  list: Pick<ChainableContract, 'where'>,
  text: string,
  { inside, beginning = [] }: SearchedPlaces
): void {
  for (const word of wordsOf(text)) {
    const letters = lettersOf(word)
    const [within, first] = [patternOf(letters, 'inside'), patternOf(letters, 'beginning')]
    list.where((row) => {
      for (const place of inside) row.orWhereRaw(`${place} ${PATTERN_OPERATOR} ?`, [within])
      for (const place of beginning) row.orWhereRaw(`${place} ${PATTERN_OPERATOR} ?`, [first])
    })
  }
}

function wordsOf(text: string): string[] {
  const words = text.normalize('NFC').split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, WORDS_MAX)
}

function lettersOf(word: string): string {
  return [...word].map(letterOf).join('')
}

/** A letter as the set of those alike, large and small; a sign as itself. */
function letterOf(letter: string): string {
  if (/\p{L}/u.test(letter)) return `[${variantsOf(letter)}]`
  return plainSign(letter)
}

function variantsOf(letter: string): string {
  const small = letter.toLowerCase()
  const alike = [...(ALIKE.find((letters) => letters.includes(small)) ?? small), letter]
  const both = alike.flatMap((one) => [one.toLowerCase(), one.toUpperCase()])
  // A letter whose capital is two, such as the German sharp s, has no single one.
  return [...new Set([letter, ...both])].filter((one) => [...one].length === 1).join('')
}
