/** Letters that stay at least. */
const STEM_MIN = 3
/** Twice where an ending was put behind them: stirred, fitting. */
const DOUBLED = /([bdgmnprt])\1$/

/** The stem of an English word in folded letters: number, -ed and -ing are taken off, and the e they hide. */
export function englishStem(word: string): string {
  const single = singular(word)
  const bare = single.replace(/(?:ing|ed)$/, '')
  const isShortened = bare !== single && bare.length >= STEM_MIN && /[aeiouy]/.test(bare)
  const stem = isShortened ? bare.replace(DOUBLED, '$1') : single
  if (stem.endsWith('e') && stem.length > STEM_MIN) return stem.slice(0, -1)
  return stem.endsWith('y') && stem.length > STEM_MIN ? `${stem.slice(0, -1)}i` : stem
}

function singular(word: string): string {
  if (word.length <= STEM_MIN || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|s|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}
