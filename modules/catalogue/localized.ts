import type { Locale } from '#config/i18n'

/**
 * SQL of a text that staff keep in two languages: the wanted one, else the other.
 * `column` is a trusted name such as `p.title`.
 */
export function localized(column: string, locale: Locale): string {
  const other = locale === 'hu' ? 'en' : 'hu'
  return `COALESCE(NULLIF(${column}_${locale}, ''), ${column}_${other})`
}

/** Builds one statement for each language, once; the statements are then prepared. */
export function perLocale(build: (locale: Locale) => string): Record<Locale, string> {
  return { en: build('en'), hu: build('hu') }
}

/** A text that was copied in both languages: the wanted one, else the other. */
export function inLocale(copy: { title_hu: string; title_en: string }, locale: Locale): string {
  return locale === 'hu' ? copy.title_hu || copy.title_en : copy.title_en || copy.title_hu
}

/** A gift that was chosen, with its variations, as copied in both languages. */
export interface Chosen extends Titles {
  variations: { value: Titles }[]
}

type Titles = { title_hu: string; title_en: string }

/** The gift with its chosen variations: "Trousers, M". */
export function wholeTitle(chosen: Chosen, locale: Locale): string {
  const parts = [chosen, ...chosen.variations.map(({ value }) => value)]
  return parts.map((part) => inLocale(part, locale)).join(', ')
}
