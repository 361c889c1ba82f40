import type { RecordLanguage } from '#app/in_language'

/** Each indexed word begins with a letter for its language, so that one index serves both and a search sees one. */
export const LOCALE_SIGN: Record<RecordLanguage, string> = { hu: 'h', en: 'e' }
