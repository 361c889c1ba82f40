const SHORT = 15
const SHAPE = /^[0-9A-Za-z]{15}(?:[0-9A-Za-z]{3})?$/
const PART = 5
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'

/**
 * The one spelling of a Salesforce id, with 18 characters. The last three tell which of the others are capitals, so that an id
 * survives programs that take no notice of them.
 *
 * @returns undefined for what is none
 * @source https://help.salesforce.com/s/articleView?id=000385585&type=1
 */
export function sfIdOf(text: string): string | undefined {
  if (!SHAPE.test(text)) return undefined
  const short = text.slice(0, SHORT)
  if (text.length === SHORT) return short + suffixOf(short)
  const suffix = text.slice(SHORT).toUpperCase()
  const restored = withCapitals(short, suffix)
  return suffixOf(restored) === suffix ? restored + suffix : undefined
}

function suffixOf(short: string): string {
  return partsOf(short)
    .map((part) => LETTERS[bitsOf(part)])
    .join('')
}

function bitsOf(part: string): number {
  return Array.from(part).reduce((bits, sign, at) => bits | (Number(/[A-Z]/.test(sign)) << at), 0)
}

function withCapitals(short: string, suffix: string): string {
  return partsOf(short)
    .map((part, index) => {
      const bits = LETTERS.indexOf(suffix[index])
      return Array.from(part, (sign, at) =>
        (bits >> at) & 1 ? sign.toUpperCase() : sign.toLowerCase()
      ).join('')
    })
    .join('')
}

function partsOf(short: string): string[] {
  return [0, 1, 2].map((index) => short.slice(index * PART, (index + 1) * PART))
}
