import { NumberField, useLocaleState } from 'react-admin'

/** A whole number, grouped the way of the chosen language. */
export function FigureField({ source }: { source: string }) {
  const [locale] = useLocaleState()
  return (
    <NumberField source={source} locales={locale} options={{ useGrouping: 'always' as never }} />
  )
}
