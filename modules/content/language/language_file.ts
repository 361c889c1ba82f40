import { createHash } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import { fileOf, type ServedFile } from '#app/files/served_file'
import { shownTexts } from '#app/rules/page_texts'
import { locales, type Locale } from '#config/i18n'

/** One language as the browser loads it: flat keys to texts, as JSON. */
export interface LanguageFile {
  /** Names this very content. */
  version: string
  /** Packed when it is first asked for, and kept. */
  file(): Promise<ServedFile>
}

const files = new Map<object, LanguageFile>()

/** The language file of a locale, made once; null for a language the shop does not speak. */
export function languageFile(name: string): LanguageFile | null {
  const locale = locales.find((known) => known === name)
  return locale ? languageOf(locale) : null
}

/** Address of a language file that changes with its content, so browsers may keep it for good. */
export function languageFileUrl(locale: Locale): string {
  return `/lang/${locale}.json?v=${languageOf(locale).version}`
}

function languageOf(locale: Locale): LanguageFile {
  const texts = i18nManager.getTranslationsFor(locale)
  let language = files.get(texts)
  if (!language) files.set(texts, (language = made(texts)))
  return language
}

function made(texts: Record<string, string>): LanguageFile {
  const contents = Buffer.from(JSON.stringify(shownTexts(texts)))
  const version = createHash('sha256').update(contents).digest('base64url').slice(0, 22)
  let file: Promise<ServedFile> | undefined
  const type = 'application/json; charset=utf-8'
  return { version, file: () => (file ??= fileOf(contents, type)) }
}
