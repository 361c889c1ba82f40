import { perDatabase } from './dialect.js'
import type { SqlValue } from './sqlite_runner.js'

/*
 * An index of words on either database: FTS5 without contents of its own, or a column of words under a GIN index. Both get words that
 * were analysed before, letters and digits alone, and neither analyses nor ranks anything: what is found, and in which order,
 * must not depend on the database.
 */

/** The parts of a document, the weightiest first. */
export const PARTS = ['title', 'lead', 'body'] as const

/** The words of a document. */
export type IndexedWords = Record<(typeof PARTS)[number], string[]>

/** A wanted word: one of these words as they are, or one that begins so. */
export interface Wanted {
  whole: string[]
  /** Undefined where beginnings do not count. */
  beginning?: string
}

/** Documents that hold each wanted word in one of the parts. */
export interface WordsWithin {
  words: Wanted[]
  parts: readonly (typeof PARTS)[number][]
}

/** How documents are put into an index and found in it. */
interface Engine {
  /** SQL and values that put a document into the index. */
  add(index: string, id: number, words: IndexedWords): [sql: string, values: SqlValue[]]
  /** SQL that a row of the index holds what `query` says, with one value. */
  condition(index: string): string
  within(query: WordsWithin): string
  without(query: string, other: string): string
}

/** Only such words reach a database; it would take other signs for its own. */
const PLAIN = /^[\p{L}\p{N}]+$/u

const embedded: Engine = {
  add(index, id, words) {
    const texts = PARTS.map((part) => words[part].join(' '))
    return [`INSERT INTO ${index} (rowid, title, lead, body) VALUES (?, ?, ?, ?)`, [id, ...texts]]
  },
  condition: (index) => `${index} MATCH ?`,
  within({ words, parts }) {
    const all = words.map(
      (wanted) => `(${termsOf(wanted, (term) => `"${term}"`, '*').join(' OR ')})`
    )
    return `({${parts.join(' ')}} : (${all.join(' AND ')}))`
  },
  without: (query, other) => `${query} NOT ${other}`,
}

/** Begins each word: PostgreSQL's own marks of parts are not in its index, and it would read every text again for them. */
const SIGNS: Record<(typeof PARTS)[number], string> = { title: 't', lead: 'l', body: 'b' }

const postgres: Engine = {
  add(index, id, words) {
    const signed = PARTS.flatMap((part) => words[part].map((word) => `'${SIGNS[part]}${word}'`))
    const vector = [...new Set(signed)].join(' ')
    return [`INSERT INTO ${index} (rowid, words) VALUES (?, ?::tsvector)`, [id, vector]]
  },
  condition: () => 'words @@ ?::tsquery',
  within({ words, parts }) {
    const all = words.map((wanted) => {
      const terms = parts.flatMap((part) => {
        return termsOf(wanted, (term) => `'${SIGNS[part]}${term}'`, ':*')
      })
      return `(${terms.join(' | ')})`
    })
    return `(${all.join(' & ')})`
  },
  without: (query, other) => `${query} & !${other}`,
}

const engine = perDatabase({ embedded, postgres })

/** A word in quotes, and the beginning of a word with a star behind it. */
function termsOf(wanted: Wanted, quoted: (term: string) => string, star: string): string[] {
  const { whole, beginning } = wanted
  for (const term of beginning ? [...whole, beginning] : whole) {
    if (!PLAIN.test(term)) throw new Error(`Not a word: ${JSON.stringify(term)}`)
  }
  const terms = whole.map(quoted)
  return beginning ? [...terms, `${quoted(beginning)}${star}`] : terms
}

/** SQL and values that put a document into an index. */
export const addWords = engine.add

/** SQL that a row of an index holds the wanted words; takes one value, which `wordsBut` makes. */
export const holdsWords = engine.condition

/** The value of `holdsWords`: documents that hold the words, but not those of another search. */
export function wordsBut(query: WordsWithin, other?: WordsWithin): string {
  const wanted = engine.within(query)
  return other ? engine.without(wanted, engine.within(other)) : wanted
}
