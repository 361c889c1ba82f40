import { createHash } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import { fileOf, type ServedFile } from '#app/files/served_file'
import { PAGE_KINDS, textsOfPage, type TextPart } from '#app/rules/page_kinds'
import { shownTexts } from '#app/rules/page_texts'
import { locales, type Locale } from '#config/i18n'

/** One language as browsers load it: flat keys to texts, as JSON. */
export interface LanguageFile {
  /** Names these very texts, in all parts. */
  version: string
  /** Packed when it is first asked for, and kept. */
  file(parts: TextPart[]): Promise<ServedFile>
}

const TYPE = 'application/json; charset=utf-8'
const PARTS: TextPart[] = ['common', ...PAGE_KINDS]
/** What every page says, what a page says, and what a page over it says: few enough for all of them to be kept. */
const NAMED_PARTS_MAX = 3

const files = new Map<object, LanguageFile>()

/** The language file of a locale, made once; null for a language the shop does not speak. */
export function languageFile(name: string): LanguageFile | null {
  const locale = locales.find((known) => known === name)
  return locale ? languageOf(locale) : null
}

/**
 * Address of what a document fetches of its language: the texts of every page and those of its own. It changes with the
 * texts, so browsers may keep it for good.
 *
 * @param pages by the names that the bundler knows, such as `content/home`
 */
export function languageFileUrl(locale: Locale, pages: (string | undefined)[]): string {
  const kinds = pages.flatMap((page) => (page && textsOfPage(page)) ?? [])
  const parts = new Set(['common', ...kinds])
  return `/lang/${locale}.json?v=${languageOf(locale).version}&part=${[...parts].join()}`
}

/** The parts that an address asks for, all where it names none; null where it names what is none, or too many. */
export function partsOf(asked: unknown): TextPart[] | null {
  if (asked === undefined) return PARTS
  const names = String(asked).split(',')
  if (names.length > NAMED_PARTS_MAX) return null
  const parts = PARTS.filter((part) => names.includes(part))
  return parts.length === names.length ? parts : null
}

function languageOf(locale: Locale): LanguageFile {
  const texts = i18nManager.getTranslationsFor(locale)
  let language = files.get(texts)
  if (!language) files.set(texts, (language = made(texts)))
  return language
}

function made(texts: Record<string, string>): LanguageFile {
  const version = createHash('sha256')
    .update(contentsOf(texts, PARTS))
    .digest('base64url')
    .slice(0, 22)
  const packed = new Map<string, Promise<ServedFile>>()
  const file = (parts: TextPart[]) => {
    const key = parts.join()
    if (!packed.has(key)) packed.set(key, fileOf(contentsOf(texts, parts), TYPE))
    return packed.get(key)!
  }
  return { version, file }
}

function contentsOf(texts: Record<string, string>, parts: TextPart[]): Buffer {
  const shown = parts.map((part) => shownTexts(texts, part))
  return Buffer.from(JSON.stringify(Object.assign({}, ...shown)))
}
