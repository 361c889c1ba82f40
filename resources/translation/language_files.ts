import { PAGE_KINDS, type PageTexts, type TextPart } from '@rules/page_kinds'

/** Texts by flat dotted key. */
export type Texts = Record<string, string>

/** Ways to texts that only one kind of pages says: English has scripts of them, every other language files. */
export type MoreTexts = Record<PageTexts, () => Promise<{ default: Texts }>>

/** The languages that are there already, or on their way. */
const had: Partial<Record<string, Promise<Texts>>> = {}
const later: Partial<Record<string, Partial<MoreTexts>>> = {}

/** Takes texts that came with the scripts, and the ways to those that only some pages say. */
export function keepTexts(locale: string, texts: Texts, more: Partial<MoreTexts> = {}): void {
  had[locale] = Promise.resolve({ ...texts })
  later[locale] = { ...more }
}

/** The texts of a language that are there; more are put among them as they are loaded. */
export function textsOf(locale: string): Promise<Texts> {
  const texts = (had[locale] ??= fetchTexts(firstFile(locale)))
  later[locale] ??= waysTo(locale)
  // What could not be had may be had later.
  texts.catch(() => {
    delete had[locale]
    delete later[locale]
  })
  return texts
}

/** Loads what only pages of a kind say, where it is not there yet. */
export async function loadKind(locale: string, kind: PageTexts): Promise<void> {
  const load = later[locale]?.[kind]
  if (!load) return
  const more = await load()
  Object.assign(await textsOf(locale), more.default)
  delete later[locale]![kind]
}

/** Loads whatever else a language has. */
export async function loadRest(locale: string): Promise<void> {
  const kinds = Object.keys(later[locale] ?? {}) as PageTexts[]
  await Promise.all(kinds.map((kind) => loadKind(locale, kind)))
}

/** English as a whole, to stand behind another language. */
export const allEnglish = () => fetchTexts('/lang/en.json')

/** What a document may fetch of its language beside the file it names. */
export function otherTextsOf(document: Document): string[] {
  const link = document.querySelector<HTMLLinkElement>('link[data-language-file]')
  if (!link) return []
  const locale = link.dataset.languageFile!
  return otherKinds(link.getAttribute('href')!).map((kind) => fileOf(document, locale, kind))
}

/** Ways to the kinds that the first file does not hold. */
function waysTo(locale: string): Partial<MoreTexts> {
  const wayTo = (kind: PageTexts) => async () => {
    return { default: await fetchTexts(fileOf(document, locale, kind)) }
  }
  return Object.fromEntries(otherKinds(firstFile(locale)).map((kind) => [kind, wayTo(kind)]))
}

async function fetchTexts(address: string): Promise<Texts> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`)
  return response.json()
}

/** A document names the file of its own language that holds what it says itself, which browsers keep for good. */
function namedFile(document: Document, locale: string): string | undefined {
  const link = document.querySelector(`link[data-language-file="${locale}"]`)
  return link?.getAttribute('href') ?? undefined
}

function firstFile(locale: string): string {
  return namedFile(document, locale) ?? fileOf(document, locale, 'common')
}

/** Where a part of a language is, in the version that the document names. */
function fileOf(document: Document, locale: string, part: TextPart): string {
  const [path, query] = (namedFile(document, locale) ?? `/lang/${locale}.json`).split('?')
  const asked = new URLSearchParams(query)
  asked.set('part', part)
  return `${path}?${asked}`
}

/** The kinds of pages whose texts a file does not hold. */
function otherKinds(file: string): PageTexts[] {
  const held = new URLSearchParams(file.split('?')[1]).get('part')?.split(',') ?? []
  return PAGE_KINDS.filter((kind) => !held.includes(kind))
}
