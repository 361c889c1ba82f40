/** A country a phone may belong to. @source requirements D-36 */
export type Country = {
  iso2: string
  /** In the language of the page. */
  name: string
  native: string
  /** Without the plus sign. */
  dialCode: string
  continent: string
}

/**
 * The countries a search finds, by name in either language, code or dial code; accents and case do
 * not matter, and what begins with the words comes first.
 */
export function countriesMatching(countries: readonly Country[], words: string): Country[] {
  const wanted = plain(words)
  if (wanted === '') return [...countries]
  const dialled = wanted.replaceAll(/[\s()-]/g, '').replace(/^(\+|00)/, '')
  const ranked = countries.map((country) => ({ country, rank: rankOf(country, wanted, dialled) }))
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ country }) => country)
}

const NO_MATCH = 3

function rankOf({ iso2, name, native, dialCode }: Country, wanted: string, dialled: string) {
  const names = [plain(name), plain(native)]
  if (iso2.toLowerCase() === wanted || dialCode === dialled) return 0
  if (names.some((one) => one.startsWith(wanted))) return 1
  const begins = /^\d+$/.test(dialled) && dialCode.startsWith(dialled)
  return begins || names.some((one) => one.includes(wanted)) ? 2 : NO_MATCH
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()
}
