import { wordsIn } from './analysis/words.js'
import { excerpt, highlighted, type Piece } from './highlight.js'
import { isHit, wantedWords, type WantedWord } from './wanted_words.js'

/** A text that was found, as a page shows it. */
export interface TextHit {
  href: string
  kind: string
  title: Piece[]
  excerpt: Piece[]
}

/** A text that is at hand. */
interface Text {
  href: string
  kind: string
  title: string
  body: string
}

/** Those of a few texts at hand that hold all words, by the rules of the search: first where the title holds them. */
export function hitsAmong(texts: Text[], search: string): TextHit[] {
  const wanted = wantedWords(search)
  if (wanted.length === 0) return []
  const inTitle = texts.filter(({ title }) => holds(title, wanted))
  const elsewhere = texts.filter(
    (text) => !inTitle.includes(text) && holds(`${text.title} ${text.body}`, wanted)
  )
  return [...inTitle, ...elsewhere].map(({ href, kind, title, body }) => {
    return { href, kind, title: highlighted(title, wanted), excerpt: excerpt(body, wanted) }
  })
}

function holds(text: string, wanted: WantedWord[]): boolean {
  const words = Array.from(wordsIn(text), ({ word }) => word)
  return wanted.every((one) => words.some((word) => isHit(word, [one])))
}
