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

const textsIn = (locale: string) => (locale === 'hu' ? hungarian : english)

const provider = polyglotI18nProvider(textsIn, firstLocale(), languages, { allowMissing: true })

/** English and Hungarian; the choice stays on this device. */
export const i18nProvider = {
  ...provider,
  changeLocale(locale: string) {
    localStorage.setItem(KEY, locale)
    return provider.changeLocale(locale)
  },
}

/** The plain words that the texts have at a place, such as those of the states of an order; undefined where there are none. */
export function wordsAt(place: string, locale: string): Record<string, string> | undefined {
  let found: unknown = textsIn(locale)
  for (const name of place.split('.'))
    found = (found as Record<string, unknown> | undefined)?.[name]
  if (typeof found !== 'object' || found === null) return undefined
  const words = Object.entries(found).filter(
    ([, word]) => typeof word === 'string' && !/%\{|\|{4}/.test(word)
  )
  return words.length ? Object.fromEntries(words) : undefined
}
