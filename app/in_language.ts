/** The languages in which the shop keeps what its staff write: articles, gifts, campaigns. The back-office speaks them. */
export const RECORD_LANGUAGES = ['hu', 'en'] as const
export type RecordLanguage = (typeof RECORD_LANGUAGES)[number]

/** The language in which a reader finds first what staff wrote: the own one, else English. */
export function recordLanguage(locale: string): RecordLanguage {
  return RECORD_LANGUAGES.find((language) => language === locale) ?? 'en'
}

/** The other one, in which a text is shown that is missing in the first. */
export function otherLanguage(language: RecordLanguage): RecordLanguage {
  return language === 'hu' ? 'en' : 'hu'
}

/** A text that staff keep in two languages: the wanted one, else the other. */
export function inLanguage(locale: string, hungarian: string, english: string): string {
  return recordLanguage(locale) === 'hu' ? hungarian || english : english || hungarian
}

/** The title of a row. */
export function titleIn(row: { titleHu: string; titleEn: string }, locale: string): string {
  return inLanguage(locale, row.titleHu, row.titleEn)
}
