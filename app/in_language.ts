/** A text that staff keep in two languages: the wanted one, else the other. */
export function inLanguage(locale: string, hungarian: string, english: string): string {
  return locale === 'hu' ? hungarian || english : english || hungarian
}

/** The title of a row. */
export function titleIn(row: { titleHu: string; titleEn: string }, locale: string): string {
  return inLanguage(locale, row.titleHu, row.titleEn)
}
