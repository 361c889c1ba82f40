const numbers = new Map<string, Intl.NumberFormat>()
const dates = new Map<string, Intl.DateTimeFormat>()

/** Writes numbers of a language; making one takes far longer than using it, so that each is made once. */
export function numberFormatter(
  locale: string,
  options?: Intl.NumberFormatOptions
): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  return kept(numbers, key, () => new Intl.NumberFormat(locale, options))
}

/** Writes dates of a language, each made once too. */
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
