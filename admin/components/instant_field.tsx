import { DateField, useLocaleState } from 'react-admin'

/** A moment in Budapest time, written the way of the chosen language. */
export function InstantField({ source, dayOnly }: { source: string; dayOnly?: boolean }) {
  const [locale] = useLocaleState()
  return (
    <DateField
      source={source}
      showTime={!dayOnly}
      emptyText="–"
      locales={locale}
      options={{
        timeZone: 'Europe/Budapest',
        dateStyle: 'medium',
        ...(!dayOnly && { timeStyle: 'short' }),
      }}
    />
  )
}
