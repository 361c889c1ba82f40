/*
 * A light stemmer of Hungarian on folded letters: it takes endings of cases, possession and number off, so that the forms of a noun
 * meet in one stem. The stem is no word, and only has to be the same for all forms. Accents are gone before, so ő and o are one.
 */

/** Letters that stay at least. */
const STEM_MIN = 4
/** Endings that are no ending of the word itself by chance may leave one letter less. */
const SHORT_STEM_MIN = 3
/** Rounds at most: case, possession, number, and what they uncover. */
const ROUNDS = 4

/** Nouns of the trade that end like a form of something else: they are whole, and so is a word made with them. */
const WHOLE =
  /(festek|termek|ajandek|ertek|mertek|vakolat|burkolat|homlokzat|falazat|huzat|feladat|adalek|hulladek|felulet|keret|szerkezet|beton|szilikon|karton|nejlon|szifon|kupon|membran|parketta|lemez|vizhatlan|kulteri|belteri)$/

/** Endings of three letters and more, which hardly end a word by chance. */
const LONG =
  /(?:ban|ben|bol|nak|nek|hoz|hez|nal|nel|rol|tol|val|vel|kent|kepp|aink|eink|jaink|jeink|unk|junk|juk)$/
/** A consonant twice before -al and -el was once in the word: festékkel, habarccsal. */
const DOUBLED = /(?:([bcdfghjklmnprstvz])\1|(c)cs|(g)gy|(l)ly|(n)ny|(s)sz|(t)ty|(z)zs)(?:al|el)$/
const SECOND: Record<string, string> = {
  c: 'cs',
  g: 'gy',
  l: 'ly',
  n: 'ny',
  s: 'sz',
  t: 'ty',
  z: 'zs',
}
/** Endings of one or two letters, by which longer words are shortened. */
const SHORT =
  /(?:ba|be|ra|re|on|en|ot|et|at|ok|ek|ak|ai|ei|jai|jei|ja|je|om|em|am|od|ed|ad|uk|ert|ig|kor|(?<=[aeiou])(?:nk|[tknmdi]))$/
/** The accusative without a vowel stands at the very end alone: betont, lazúrt. */
const ACCUSATIVE = /(?<=[lnrsyzj])(?<!er)t$/
/** Vowels at the end, of which regisztrációt loses two and regisztráció one. */
const VOWELS = new RegExp(`(?<=^.{${STEM_MIN},})[aeiou]+$`)

/** The stem of a Hungarian word in folded letters. */
export function hungarianStem(word: string): string {
  let stem = ACCUSATIVE.test(word) && word.length > STEM_MIN ? word.slice(0, -1) : word
  for (let round = 0; round < ROUNDS; round++) {
    const shorter = WHOLE.test(stem) ? stem : withoutEnding(stem)
    if (shorter === stem) break
    stem = shorter
  }
  return WHOLE.test(stem) ? stem : stem.replace(VOWELS, '')
}

function withoutEnding(word: string): string {
  const once = word.replace(DOUBLED, (_all, plain: string | undefined, ...more: string[]) => {
    const written = more.slice(0, Object.keys(SECOND).length).find(Boolean)
    return plain ?? (written ? SECOND[written] : '')
  })
  if (once !== word && once.length >= SHORT_STEM_MIN) return once
  const cut = word.replace(LONG, '')
  if (cut !== word && cut.length >= SHORT_STEM_MIN) return cut
  const shorter = word.replace(SHORT, '')
  return shorter.length >= STEM_MIN ? shorter : withoutLastSign(word)
}

/** A word of three letters and a vowel keeps its vowel: fugát, fugák. */
function withoutLastSign(word: string): string {
  const shorter = word.replace(/(?<=[aeiou])[tknmd]$/, '')
  return shorter.length >= STEM_MIN ? shorter : word
}
