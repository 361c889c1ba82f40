const VOWEL = /^[aáeéiíoóöőuúüű]/i
/** Digits, also in groups of three. */
const NUMBER = /^\d{1,3}([ \u00a0.]\d{3})+(?!\d)|^\d+/
const GROUP_DIGITS = 3

/** The Hungarian article of what follows it: a name, a number, or a date, which begins with one. */
export function articleOf(what: string | number): 'a' | 'az' {
  const spoken = String(what).replace(/^[^\p{L}\d]+/u, '')
  const number = NUMBER.exec(spoken)?.[0].replaceAll(/\D/g, '')
  return (number ? beginsWithVowel(number) : VOWEL.test(spoken)) ? 'az' : 'a'
}

/** A name at the beginning of a sentence: with its article in Hungarian, alone in English. */
export function namedFirst(name: string, locale: string): string {
  if (locale !== 'hu') return name
  return `${articleOf(name) === 'az' ? 'Az' : 'A'} ${name}`
}

/** Five is öt, one is egy, a thousand ezer, a million egymillió; ten and a hundred are tíz and száz. */
function beginsWithVowel(number: string): boolean {
  if (number.startsWith('5')) return true
  return number.startsWith('1') && number.length % GROUP_DIGITS === 1
}
