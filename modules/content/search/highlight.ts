import { wordsIn } from './analysis/words.js'
import { EXCERPT_LENGTH } from './constants.js'
import { isHit, type WantedWord } from './wanted_words.js'

/** A piece of a text; a hit is a word that was looked for. */
export interface Piece {
  text: string
  hit: boolean
}

interface Place {
  from: number
  to: number
}

/** A whole text with its hits. */
export function highlighted(text: string, wanted: WantedWord[]): Piece[] {
  return piecesOf(text, hitsIn(text, wanted), { from: 0, to: text.length })
}

/** The piece of a text with the most hits, cut between words; its beginning where there is none. */
export function excerpt(text: string, wanted: WantedWord[]): Piece[] {
  const hits = hitsIn(text, wanted)
  const from = hits.length ? startOfDensest(hits) : 0
  const place = cutBetweenWords(text, from)
  const pieces = piecesOf(text, hits, place)
  if (place.from > 0) pieces.unshift({ text: '… ', hit: false })
  if (place.to < text.length) pieces.push({ text: ' …', hit: false })
  return pieces
}

function hitsIn(text: string, wanted: WantedWord[]): Place[] {
  // A stem begins like its word: nine words of ten need not be read to their end.
  const firsts = new Set(wanted.flatMap(({ stems }) => stems.map(([first]) => first)))
  return [...wordsIn(text, firsts)].filter(({ word }) => isHit(word, wanted))
}

/** Where the piece begins that holds the most hits, the first of those. */
function startOfDensest(hits: Place[]): number {
  let [best, most] = [0, 0]
  for (let first = 0, last = 0; first < hits.length; first++) {
    while (last < hits.length && hits[last].to - hits[first].from <= EXCERPT_LENGTH) last++
    if (last - first > most) [best, most] = [first, last - first]
  }
  return hits[best].from
}

/** A piece of the right length around its beginning, moved to where words end. */
function cutBetweenWords(text: string, hit: number): Place {
  const room = Math.floor(EXCERPT_LENGTH / 4)
  const wish = Math.max(0, Math.min(hit - room, text.length - EXCERPT_LENGTH))
  const space = wish === 0 ? -1 : text.indexOf(' ', wish)
  const from = wish === 0 ? 0 : space === -1 || space >= hit ? hit : space + 1
  const end = Math.min(text.length, from + EXCERPT_LENGTH)
  const before = end === text.length ? end : text.lastIndexOf(' ', end)
  return { from, to: before > hit ? before : end }
}

function piecesOf(text: string, hits: Place[], { from, to }: Place): Piece[] {
  const pieces: Piece[] = []
  let at = from
  for (const hit of hits.filter((one) => one.from >= from && one.to <= to)) {
    if (hit.from > at) pieces.push({ text: text.slice(at, hit.from), hit: false })
    pieces.push({ text: text.slice(hit.from, hit.to), hit: true })
    at = hit.to
  }
  if (at < to) pieces.push({ text: text.slice(at, to), hit: false })
  return pieces
}
