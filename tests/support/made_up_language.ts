import { IntlMessageFormat } from 'intl-messageformat'

type Texts = Record<string, string>
type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Ends every word of the made-up language; no word of another one has it. */
export const MARK = 'ø'

const WORD = /\p{L}[\p{L}\p{N}’'-]*/gu

/** What a word becomes, or all words of a text. */
export const marked = (text: string) => text.replaceAll(WORD, `$&${MARK}`)

/** Said after a counted thing that is few by the rules of the language, so that it can be told from the others. */
export const FEW = marked('few')

/**
 * A language nobody speaks: another one's texts with every word marked, which counts by the rules of the one whose code it has.
 *
 * @param code of a language that tells few from many
 */
export function madeUpLanguage(code: string, pattern: Texts): Texts {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions()
  const texts = Object.entries(pattern).map(([key, text]) => {
    const elements = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()
    return [key, written(elements, pluralCategories)]
  })
  return { ...Object.fromEntries(texts), 'language.name': marked('Made-up') }
}

function written(elements: Element[], forms: string[]): string {
  return elements.map((element) => writtenElement(element, forms)).join('')
}

function writtenElement(element: Element, forms: string[]): string {
  if (element.type === 0) return marked(element.value).replaceAll(/[{}]/g, "'$&'")
  if (!('value' in element)) return '#'
  if ('options' in element) {
    const options = Object.entries(element.options).map(([name, { value }]) => {
      return [name, written(value, forms)] as const
    })
    const kind = 'pluralType' in element ? 'plural' : 'select'
    const all = kind === 'plural' ? inEveryForm(options, forms) : options
    return `{${element.value}, ${kind}, ${all.map(([name, text]) => `${name} {${text}}`).join(' ')}}`
  }
  const style = 'style' in element && element.style ? `, ${String(element.style)}` : ''
  return 'style' in element ? `{${element.value}, number${style}}` : `{${element.value}}`
}

type Options = readonly (readonly [name: string, text: string])[]

/** Where one is told from many, few are told as well, and any other form is said as many. */
function inEveryForm(options: Options, forms: string[]): Options {
  const told = options.map(([name]) => name)
  const many = options.find(([name]) => name === 'other')![1]
  if (!told.some((name) => name !== 'other' && !name.startsWith('='))) return options
  const missing = forms.filter((form) => !told.includes(form))
  return [
    ...options,
    ...missing.map((form) => [form, form === 'few' ? `${many} ${FEW}` : many] as const),
  ]
}
