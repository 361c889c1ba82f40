/** A Monday, from which weekdays are counted. */
const MONDAY = Date.UTC(2024, 0, 1, 12)
const DAY_MS = 86_400_000

/** The days of the week by number, 1 is Monday, named in a language. */
export function weekdayChoices(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  return [1, 2, 3, 4, 5, 6, 7].map((id) => {
    return { id, name: format.format(MONDAY + (id - 1) * DAY_MS) }
  })
}
