/** Letters of a word that are looked at; longer ones are no words. */
const WORD_MAX = 40
/** What is written inside words and seen by nobody, or joins what was torn apart at the end of a line. */
const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g
/** A word: letters and digits, with the signs that stand over them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060\ufeff]*/gu
/** Letters that stay whole when their marks are taken away. */
const WHOLE: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' }

/** Letters and signs that nothing must be taken from. */
const PLAIN = /^[\x20-\x7e]*$/

/** A word of a text and where it stands, in UTF-16 units. */
export interface PlacedWord {
  /** In small letters without accents. */
  word: string
  from: number
  to: number
}

/** Small letters without accents: phones make it easy to leave them out. */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase()
  const bare = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(UNSEEN, '')
  return bare.toLowerCase().replaceAll(/[ßøłđæœı]/g, (letter) => WHOLE[letter])
}

/**
 * The words of a text in their order, each with its place.
 *
 * @param firsts small letters without accents that the wanted words begin with; others may be left out
 */
export function* wordsIn(text: string, firsts?: ReadonlySet<string>): Generator<PlacedWord> {
  for (const { 0: written, index } of text.matchAll(WORD)) {
    if (firsts && PLAIN.test(written[0]) && !firsts.has(written[0].toLowerCase())) continue
    // A sign such as ½ unfolds into several words, of which the first stands for all.
    const word = /[\p{L}\p{N}]+/u.exec(fold(written))?.[0].slice(0, WORD_MAX)
    if (word) yield { word, from: index, to: index + written.length }
  }
}
