import { kept, writeNumber } from '~/format/formatters'

/** What a text's placeholders take. */
export type TextValues = Record<string, string | number | boolean | Date | null | undefined>

/** A text taken apart: its letters, and what is put between them. */
export type Message = (string | Placeholder | CountMark)[]

interface Placeholder {
  name: string
  /** Nothing for a value that is put in as it is. */
  kind?: 'number' | 'plural' | 'select'
  /** How a number is written, by its name in {@link NUMBER_STYLES}. */
  style?: string
  /** What is said, by `=0`, by a form of the language, or by a value. */
  options?: Record<string, Message>
}

/** `#`: the number whose form is said. */
const COUNT = { isCount: true }
type CountMark = typeof COUNT

/** `{points, number, points}`: grouped from a thousand on in Hungarian, too. */
const NUMBER_STYLES: Record<string, 'always'> = { points: 'always' }

/**
 * Takes apart the part of ICU messages that texts of the shop use: values, numbers, plurals and choices. The library that does
 * the same on the server is too heavy for a first page (docs/decisions/0218); a test compares them over every text.
 *
 * @throws Error for anything else
 * @source https://unicode-org.github.io/icu/userguide/format_parse/messages/
 */
export function parseMessage(text: string): Message {
  const reader = new Reader(text)
  const message = reader.message(false)
  reader.end()
  return message
}

/** @throws Error where a value is missing */
export function formatMessage(message: Message, locale: string, values: TextValues): string {
  return said(message, { locale, values })
}

interface Saying {
  locale: string
  values: TextValues
  /** What `#` stands for. */
  count?: number
}

function said(message: Message, saying: Saying): string {
  return message.map((part) => (typeof part === 'string' ? part : filled(part, saying))).join('')
}

function filled(part: Placeholder | CountMark, saying: Saying): string {
  const { locale, values, count } = saying
  if ('isCount' in part) return written(count!, locale)
  if (!(part.name in values)) throw new Error(`The value "${part.name}" is missing`)
  const value = values[part.name]
  const { kind, style, options = {} } = part
  if (kind === 'number') return written(Number(value), locale, style)
  if (kind === 'select') return said(options[String(value)] ?? options.other, saying)
  if (kind === 'plural') {
    const number = Number(value)
    const option = options[`=${number}`] ?? options[formOf(number, locale)] ?? options.other
    return said(option, { ...saying, count: number })
  }
  return value ? String(value) : value === 0 ? '0' : ''
}

const forms = new Map<string, Intl.PluralRules>()

function written(number: number, locale: string, style = ''): string {
  return writeNumber(number, locale, NUMBER_STYLES[style])
}

function formOf(number: number, locale: string): string {
  return kept(forms, locale, () => new Intl.PluralRules(locale)).select(number)
}

const NAME = /\s*([\w.]+)\s*/y
const SELECTOR = /\s*(=?\w+)\s*\{/y
/** An apostrophe stands for itself, unless it is doubled or quotes what would be read otherwise. */
const QUOTE = /'(?:(')|([{}#](?:[^']|'')*)(?:'|$))/y

class Reader {
  #at = 0

  constructor(readonly text: string) {}

  message(countsHere: boolean): Message {
    const parts: Message = []
    let letters = ''
    for (; this.#at < this.text.length;) {
      const letter = this.text[this.#at]
      if (letter === '}') break
      const quoted = letter === "'" && this.#match(QUOTE)
      if (quoted) {
        letters += quoted[1] ?? quoted[2].replaceAll("''", "'")
      } else if (letter === '{' || (letter === '#' && countsHere)) {
        if (letters) parts.push(letters)
        letters = ''
        this.#at++
        parts.push(letter === '#' ? COUNT : this.#placeholder())
      } else {
        letters += letter
        this.#at++
      }
    }
    if (letters) parts.push(letters)
    return parts
  }

  end() {
    if (this.#at < this.text.length) this.#refuse()
  }

  #placeholder(): Placeholder {
    const name = this.#name()
    if (this.#skip('}')) return { name }
    if (!this.#skip(',')) this.#refuse()
    const kind = this.#name()
    if (kind === 'number') {
      const style = this.#skip(',') ? this.#name() : undefined
      if (!this.#skip('}') || (style && !(style in NUMBER_STYLES))) this.#refuse()
      return { name, kind, style }
    }
    if ((kind !== 'plural' && kind !== 'select') || !this.#skip(',')) this.#refuse()
    return { name, kind, options: this.#options(kind === 'plural') }
  }

  #options(countsHere: boolean): Record<string, Message> {
    const options: Record<string, Message> = {}
    for (let found = this.#match(SELECTOR); found; found = this.#match(SELECTOR)) {
      options[found[1]] = this.message(countsHere)
      if (!this.#skip('}')) this.#refuse()
    }
    if (!this.#match(/\s*\}/y) || !options.other) this.#refuse()
    return options
  }

  #name(): string {
    return (this.#match(NAME) ?? this.#refuse())[1]
  }

  #skip(letter: string): boolean {
    if (this.text[this.#at] !== letter) return false
    this.#at++
    return true
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.text)
    if (found) this.#at = pattern.lastIndex
    return found
  }

  #refuse(): never {
    throw new Error(`The text "${this.text}" cannot be read at ${this.#at}`)
  }
}
