const dates = new Map<string, Intl.DateTimeFormat>()

/** What stands between groups of three digits, and the least number that has groups where nobody asks for them. */
const GROUPS: Record<string, { separator: string; least: number }> = {
  en: { separator: ',', least: 1000 },
  hu: { separator: '\u00a0', least: 10_000 },
}
const GROUP_ENDS = /\B(?=(?:\d{3})+$)/g

/**
 * Writes a number of a language. A browser reads its own tables before the first number that it writes, which holds up a page that is
 * just being taken over (docs/decisions/0218): whole numbers of the shop's languages do without them.
 *
 * @param grouping `always` from a thousand on, whatever the language does by itself
 */
export function writeNumber(number: number, locale: string, grouping?: 'always'): string {
  const groups = GROUPS[locale]
  if (!groups || number < 0 || !Number.isSafeInteger(number)) {
    return number.toLocaleString(locale, { useGrouping: grouping })
  }
  const least = grouping ? 0 : groups.least
  return number < least ? `${number}` : `${number}`.replace(GROUP_ENDS, groups.separator)
}

/** Writes dates of a language; making one takes far longer than using it, so that each is made once. */
export function dateFormatter(
  locale: string,
  options: Intl.DateTimeFormatOptions
): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  return kept(dates, key, () => new Intl.DateTimeFormat(locale, options))
}

/** What was made for a key before, or is made now. */
export function kept<Value>(values: Map<string, Value>, key: string, make: () => Value): Value {
  let value = values.get(key)
  if (!value) values.set(key, (value = make()))
  return value
}
