import { getCountryDataList } from 'countries-list'

/** A country a phone may belong to. @source requirements D-36 */
export type Country = {
  iso2: string
  name: string
  native: string
  /** Without the plus sign. */
  dialCode: string
  continent: string
}

const everyCountry = getCountryDataList().filter(({ phone }) => phone.length > 0)
const byLocale = new Map<string, Country[]>()

/**
 * The countries a phone may belong to, by name in the given language.
 *
 * @param allowed ISO codes; an empty list means every country
 */
export function countryList(locale: string, allowed: string[]): Country[] {
  const countries = byLocale.get(locale) ?? namedIn(locale)
  byLocale.set(locale, countries)
  return allowed.length ? countries.filter(({ iso2 }) => allowed.includes(iso2)) : countries
}

function namedIn(locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return everyCountry
    .map(({ iso2, name, native, phone, continent }) => {
      return { iso2, name: names.of(iso2) ?? name, native, dialCode: String(phone[0]), continent }
    })
    .sort((one, other) => one.name.localeCompare(other.name, locale))
}
