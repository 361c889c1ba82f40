import { readFileSync } from 'node:fs'
import { IntlMessageFormat } from 'intl-messageformat'
import type { Page } from 'playwright'

type Elements = ReturnType<IntlMessageFormat['getAst']>

/** A piece of a text between what is filled in tells its language from so many words on. */
const WORDS_MIN = 3

/** Every text a page holds, hidden ones too, and what it says of pictures and fields; as text, because the policy forbids the driver's functions. */
const TEXTS = `(() => {
  const texts = []
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode
    if (!parentElement.closest('script, style, noscript')) texts.push(data)
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(name)
      if (text) texts.push(text)
    }
  }
  return texts.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean)
})()`

/** What a page says in the words of the catalogues of Hungarian and English. @param written what is the same in each language */
export async function foreignTexts(page: Page, written: string[]): Promise<string[]> {
  const texts = await page.evaluate<string[]>(TEXTS)
  return texts.filter((text) => !written.includes(text) && isForeign(text))
}

/**
 * The words of a page that belong to the other language and not to its own.
 *
 * @param written what staff wrote, by language; names of people and languages belong to both
 */
export async function foreignWords(
  page: Page,
  locale: 'en' | 'hu',
  written: Record<'en' | 'hu', string[]>
): Promise<string[]> {
  const other = locale === 'hu' ? 'en' : 'hu'
  const spoken = wordsOf([...literalsIn(locale), ...written[locale]])
  const foreign = wordsOf([...literalsIn(other), ...written[other]])
  const said = wordsOf(await page.evaluate<string[]>(TEXTS))
  return [...said].filter((word) => foreign.has(word) && !spoken.has(word))
}

const wordsOf = (texts: string[]) =>
  new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}+/gu) ?? []))

/** Whether a text is one of those catalogues, or holds a piece of one. */
export function isForeign(text: string): boolean {
  const { whole, pieces } = (known ??= textsOfCatalogues())
  return whole.has(text) || pieces.some((piece) => text.includes(piece))
}

let known: ReturnType<typeof textsOfCatalogues> | undefined

function textsOfCatalogues() {
  const texts = ['en', 'hu'].flatMap(textsIn)
  const pieces = ['en', 'hu'].flatMap(literalsIn)
  return {
    whole: new Set(texts.filter((text) => /\p{L}/u.test(text))),
    pieces: pieces.filter((piece) => (piece.match(/\p{L}+/gu)?.length ?? 0) >= WORDS_MIN),
  }
}

const textsIn = (locale: string): string[] =>
  Object.values(JSON.parse(readFileSync(`lang/${locale}.json`, 'utf8')))

/** What stands between the values of the texts of a catalogue. */
const literalsIn = (locale: string) =>
  textsIn(locale).flatMap((text) => literalsOf(elementsOf(text)))

const elementsOf = (text: string) =>
  new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst()

function literalsOf(elements: Elements): string[] {
  return elements.flatMap((element) => {
    if (element.type === 0) return [element.value.replaceAll(/\s+/g, ' ').trim()]
    if (!('options' in element)) return []
    return Object.values(element.options).flatMap(({ value }) => literalsOf(value))
  })
}
