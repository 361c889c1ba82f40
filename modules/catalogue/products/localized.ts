import { inLanguage, otherLanguage, recordLanguage } from '#app/in_language'
import { locales, type Locale } from '#config/i18n'

/**
 * SQL of a text that staff keep in two languages: the wanted one, else the other.
 * `column` is a trusted name such as `p.title`.
 */
export function localized(column: string, locale: Locale): string {
  const first = recordLanguage(locale)
  return `COALESCE(NULLIF(${column}_${first}, ''), ${column}_${otherLanguage(first)})`
}

/** Makes one thing for each language, once: mostly a statement, which is then prepared. */
export function perLocale<Made>(build: (locale: Locale) => Made): Record<Locale, Made> {
  return Object.fromEntries(locales.map((locale) => [locale, build(locale)]))
}

const FIGURES = perLocale((locale) => new Intl.NumberFormat(locale, { useGrouping: 'always' }))

/** A number as mails write it: `1 234` or `1,234`. */
export function figureIn(value: number, locale: Locale): string {
  return FIGURES[locale].format(value)
}

/** A title in both languages. */
export interface Titles {
  title_hu: string
  title_en: string
}

/** A text that was copied in both languages: the wanted one, else the other. */
export function inLocale(copy: Titles, locale: Locale): string {
  return inLanguage(locale, copy.title_hu, copy.title_en)
}

/** A gift that was chosen, with its variations, as copied in both languages. */
export interface Chosen extends Titles {
  variations: { value: Titles }[]
}

/** The gift with its chosen variations: "Trousers, M". */
export function wholeTitle(chosen: Chosen, locale: Locale): string {
  const parts = [chosen, ...chosen.variations.map(({ value }) => value)]
  return parts.map((part) => inLocale(part, locale)).join(', ')
}
