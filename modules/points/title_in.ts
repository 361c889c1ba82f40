/** A title that staff keep in two languages: the wanted one, else the other. */
export function titleIn(texts: { titleHu: string; titleEn: string }, locale: string): string {
  return locale === 'hu' ? texts.titleHu || texts.titleEn : texts.titleEn || texts.titleHu
}
