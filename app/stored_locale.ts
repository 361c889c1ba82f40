import { FALLBACK } from '#app/languages'
import { locales, type Locale } from '#config/i18n'
import env from '#start/env'

/** The language that was stored with a member, as long as the shop speaks it; else the shop's own. */
export function storedLocale(stored: string | null | undefined): Locale {
  return locales.find((locale) => locale === stored) ?? env.get('APP_LOCALE', FALLBACK)
}
