import type { Locale } from '#config/i18n'

/** Each indexed word begins with a letter for its language, so that one index serves both and a search sees one. */
export const LOCALE_SIGN: Record<Locale, string> = { hu: 'h', en: 'e' }
