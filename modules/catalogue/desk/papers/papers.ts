import i18nManager from '@adonisjs/i18n/services/main'

/** What papers are printed in: the language of the store and of the couriers. */
const PRINT_LOCALE = 'hu'

/** The texts of papers by the end of their key. */
export type PaperWords = (key: string, values?: Record<string, string | number>) => string

/** The words papers are written with. */
export function paperWords(): PaperWords {
  const i18n = i18nManager.locale(PRINT_LOCALE)
  return (key, values) => i18n.t(`papers.${key}`, values)
}
