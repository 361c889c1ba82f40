import { useLocaleState } from 'react-admin'

const STYLE = { timeZone: 'Europe/Budapest', dateStyle: 'medium', timeStyle: 'short' } as const

/** Writes a moment (ms UTC) as clocks in Budapest show it, the way of the chosen language. */
export function useMoment(): (instant: number) => string {
  const [locale] = useLocaleState()
  const format = new Intl.DateTimeFormat(locale, STYLE)
  return (instant) => format.format(instant)
}
