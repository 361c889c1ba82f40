import polyglotI18nProvider from 'ra-i18n-polyglot'
import { english } from '../texts/english'
import { hungarian } from '../texts/hungarian'

const KEY = 'admin_locale'
const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'hu', name: 'Magyar' },
]

function firstLocale(): string {
  const stored = localStorage.getItem(KEY) ?? document.documentElement.lang
  return languages.some(({ locale }) => locale === stored) ? stored : 'en'
}

const provider = polyglotI18nProvider(
  (locale) => (locale === 'hu' ? hungarian : english),
  firstLocale(),
  languages,
  { allowMissing: true }
)

/** English and Hungarian; the choice stays on this device. */
export const i18nProvider = {
  ...provider,
  changeLocale(locale: string) {
    localStorage.setItem(KEY, locale)
    return provider.changeLocale(locale)
  },
}
