import { IntlMessageFormat } from 'intl-messageformat'

type Texts = Record<string, string>
type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Up to this figure every form of a language is asked for that whole numbers take. */
const COUNTED_TO = 1000

/** Languages that name things in the singular after any number: what is written once is right for all. */
const SINGULAR_AFTER_NUMBERS = ['hu', 'tr']

/** What keeps a catalogue from being a language of the shop, beside the one whose keys it has: a sentence for each fault. */
export function faultsOfCatalogue(locale: string, texts: Texts, pattern: Texts): string[] {
  const keys = Object.keys(texts)
  const [missing, unknown] = [keysBeside(pattern, texts), keysBeside(texts, pattern)]
  return [
    ...(Intl.PluralRules.supportedLocalesOf(locale).length ? [] : [`"${locale}" is no language`]),
    ...missing.map((key) => `${key} is missing`),
    ...unknown.map((key) => `${key} is no key`),
    ...(keys.join() === keys.toSorted().join() ? [] : ['the keys are not in order']),
    ...keys
      .filter((key) => key in pattern)
      .flatMap((key) => faultsOfText(locale, texts[key], pattern[key]).map((it) => `${key} ${it}`)),
  ]
}

const keysBeside = (one: Texts, other: Texts) => Object.keys(one).filter((key) => !(key in other))

function faultsOfText(locale: string, text: string, pattern: string): string[] {
  if (!text.trim()) return ['is empty']
  let elements: Element[]
  try {
    elements = elementsOf(text)
  } catch (error) {
    return [`cannot be read: ${(error as Error).message}`]
  }
  const patterns = elementsOf(pattern)
  const [taken, wanted] = [elements, patterns].map(takenBy)
  const isCounted = ({ value }: Plural) =>
    patterns.some((one) => isPlural(one) && one.value === value && formsOf(one).length > 1)
  return [
    ...(taken === wanted ? [] : [`takes ${taken || 'nothing'} instead of ${wanted || 'nothing'}`]),
    ...elements
      .filter(isPlural)
      .flatMap((plural) => faultsOfForms(locale, plural, isCounted(plural))),
  ]
}

/** Every part of a text, those inside others too. */
function elementsOf(text: string): Element[] {
  const inside = (elements: Element[]): Element[] =>
    elements.flatMap((element) => {
      const options = 'options' in element ? Object.values(element.options) : []
      return [element, ...options.flatMap(({ value }) => inside(value))]
    })
  return inside(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst())
}

/** The values a text takes, and the words it tells apart where it chooses by one. */
function takenBy(elements: Element[]): string {
  const taken = elements.flatMap((element) => {
    if (!isTaken(element)) return []
    if (!isChoice(element)) return [element.value]
    return [`${element.value} (${Object.keys(element.options).toSorted().join(', ')})`]
  })
  return withoutPlain([...new Set(taken)])
    .toSorted()
    .join(', ')
}

/** A value that is chosen by and said as well is told once. */
const withoutPlain = (taken: string[]) =>
  taken.filter((one) => !taken.some((other) => other.startsWith(`${one} (`)))

/** Forms that are missing or that the language does not have. @param isCounted whether the pattern tells one from many */
function faultsOfForms(locale: string, plural: Plural, isCounted: boolean): string[] {
  const rules = new Intl.PluralRules(locale, { type: plural.pluralType ?? 'cardinal' })
  const there: string[] = rules.resolvedOptions().pluralCategories
  const told = formsOf(plural)
  const isOneForAll = told.length === 1 && (!isCounted || SINGULAR_AFTER_NUMBERS.includes(locale))
  const figures = Array.from({ length: COUNTED_TO + 1 }, (_, figure) => figure)
  const needed = figures
    .filter((figure) => !(`=${figure}` in plural.options))
    .map((figure) => rules.select(figure))
  return [
    ...[...new Set(isOneForAll ? [] : needed)]
      .filter((form) => !told.includes(form))
      .map((form) => `has no form "${form}" of ${plural.value}`),
    ...told
      .filter((form) => !there.includes(form))
      .map((form) => `has a form "${form}" of ${plural.value}, and the language has none`),
  ]
}

/** The forms a text tells apart by the rules of its language. */
const formsOf = ({ options }: Plural) => Object.keys(options).filter((one) => !one.startsWith('='))

type Taken = Extract<Element, { value: string }>
type Choice = Extract<Element, { options: object; pluralType?: undefined }>
type Plural = Extract<Element, { pluralType?: unknown; offset: number }>

/** Whether a part is filled in; the first kind is what stands there as it is. */
const isTaken = (element: Element): element is Taken => element.type !== 0 && 'value' in element
const isPlural = (element: Element): element is Plural => 'pluralType' in element
const isChoice = (element: Element): element is Choice => 'options' in element && !isPlural(element)
