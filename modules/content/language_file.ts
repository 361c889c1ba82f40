import { createHash } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import { locales, type Locale } from '#config/i18n'

/** Texts only the server says; browsers need not carry them. */
const SERVER_ONLY = /^(mail|sms|push)\./

/** One language as the browser loads it. */
export interface LanguageFile {
  /** Flat keys to texts, as JSON. */
  body: string
  /** Names this very content. */
  etag: string
}

const files = new Map<object, LanguageFile>()

/** The language file of a locale, made once; null for a language the shop does not speak. */
export function languageFile(name: string): LanguageFile | null {
  const locale = locales.find((known) => known === name)
  return locale ? fileOf(locale) : null
}

/** Address of a language file that changes with its content, so browsers may keep it for good. */
export function languageFileUrl(locale: Locale): string {
  return `/lang/${locale}.json?v=${fileOf(locale).etag}`
}

function fileOf(locale: Locale): LanguageFile {
  const texts = i18nManager.getTranslationsFor(locale)
  let file = files.get(texts)
  if (!file) {
    const shown = Object.entries(texts).filter(([key]) => !SERVER_ONLY.test(key))
    const body = JSON.stringify(Object.fromEntries(shown))
    file = { body, etag: createHash('sha256').update(body).digest('base64url').slice(0, 16) }
    files.set(texts, file)
  }
  return file
}
