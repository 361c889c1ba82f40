import { DataTable, useLocaleState } from 'react-admin'

/** A column of whole numbers at the right edge, grouped the way of the chosen language. */
export function FigureCol({ source, disableSort }: { source: string; disableSort?: boolean }) {
  const [locale] = useLocaleState()
  const options = { useGrouping: 'always' as never }
  return (
    <DataTable.NumberCol
      source={source}
      disableSort={disableSort}
      locales={locale}
      options={options}
    />
  )
}
