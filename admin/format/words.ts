const ZONE = 'Europe/Budapest'

/** A whole number, grouped the way of the language. */
export function figure(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { useGrouping: 'always' as never }).format(value)
}

/** A day in Budapest in full words, such as 1 December 2026. */
export function dayInWords(instant: number, locale: string): string {
  const format = { dateStyle: 'long', timeZone: ZONE } as const
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, format).format(instant)
}

/** Several things in one breath: a, b and c. */
export function listed(words: string[], locale: string, type: 'and' | 'or' = 'and'): string {
  const kind = type === 'and' ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: kind }).format(words)
}

/** The day of an instant in Budapest, as a date field holds it: YYYY-MM-DD. */
export function dayOf(instant: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE }).format(instant)
}

/** What a date field holds, whether the server sent an instant or somebody chose a day. */
export function dayInField(value: number | string | null | undefined): string {
  return typeof value === 'number' ? dayOf(value) : (value ?? '')
}

/** Milliseconds UTC of a chosen day, at noon so that it is this day in Budapest too. */
export function instantOf(value: number | string | null | undefined): number | undefined {
  if (typeof value === 'number') return value
  return value ? Date.parse(`${value}T12:00:00Z`) : undefined
}
