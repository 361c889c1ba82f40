import { DateField, useLocaleState } from 'react-admin'

const DAY = { timeZone: 'UTC', dateStyle: 'medium' } as const

/** A day of the calendar, the way of the chosen language. */
export function DayField({ source }: { source: string }) {
  const [locale] = useLocaleState()
  return <DateField source={source} emptyText="–" locales={locale} options={DAY} />
}
