import type { SeededRandom } from '#tests/support/seeded_random'
import { fieldName, nonsense, nonsenseText } from './nonsense.js'

/** What is sent, with the kind it says to be. */
export interface FuzzBody {
  type: string
  text: string
}

/** Most fields of a right form that are spoiled. */
const SPOILED_MAX = 3
const MARK = (at: number) => `@@${at}@@`

/** Sends a right form with some of its values spoiled, or fields nobody asked for. */
export function fuzzBody(random: SeededRandom, form: object | undefined): FuzzBody {
  const contents = form && random.below(5) ? structuredClone(form) : madeUp(random)
  const text = spoiled(random, contents as Record<string, unknown>)
  return encoded(random, text)
}

function madeUp(random: SeededRandom) {
  const fields = Array.from({ length: random.below(6) }, () => [fieldName(random), 'x'])
  return Object.fromEntries(fields)
}

/** JSON in which nonsense stands where some of the values were. */
function spoiled(random: SeededRandom, contents: Record<string, unknown>): string {
  const values: string[] = []
  for (let count = random.below(SPOILED_MAX + 1); count > 0; count--) {
    const holder = randomHolder(random, contents)
    const names = Object.keys(holder)
    const name = names.length && random.below(5) ? random.pick(names) : fieldName(random)
    // A name such as `__proto__` must be a field of its own here as well.
    const value = MARK(values.push(nonsense(random)) - 1)
    Object.defineProperty(holder, name, { value, enumerable: true, configurable: true })
  }
  return values.reduce(
    (text, value, at) => text.replace(JSON.stringify(MARK(at)), () => value),
    JSON.stringify(contents)
  )
}

function randomHolder(random: SeededRandom, from: Record<string, unknown>) {
  let holder = from
  for (;;) {
    const inner = Object.values(holder).filter((value) => value && typeof value === 'object')
    if (!inner.length || !random.below(2)) return holder
    holder = random.pick(inner) as Record<string, unknown>
  }
}

function encoded(random: SeededRandom, json: string): FuzzBody {
  const kind = random.below(20)
  if (kind < 13) return { type: 'application/json', text: json }
  if (kind < 16) return { type: 'application/x-www-form-urlencoded', text: asForm(random, json) }
  if (kind < 17) return { type: 'application/json', text: json.slice(0, random.below(json.length)) }
  return { type: random.pick(TYPES), text: random.below(2) ? json : nonsenseText(random) }
}

const TYPES = [
  '',
  'text/plain',
  'application/xml',
  'application/octet-stream',
  'image/webp',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-7',
  'application/json; charset=klingon',
  'application/vnd.api+json',
  'application/csp-report',
  'application/x-www-form-urlencoded; charset=utf-16',
  'a',
]

function asForm(random: SeededRandom, json: string): string {
  const fields = Object.entries(JSON.parse(json)).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    const suffix = random.pick(['', '', '', '[]', '[0]', '[a][b]', '[__proto__][x]', '%ZZ'])
    return `${name}${suffix}=${random.below(8) ? encodeURIComponent(text.toWellFormed()) : text}`
  })
  return fields.join(random.pick(['&', '&', '&', ';', '&&']))
}
