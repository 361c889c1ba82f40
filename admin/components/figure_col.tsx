import { DataTable, useLocaleState } from 'react-admin'

interface FigureColProps {
  source: string
  disableSort?: boolean
  label?: string
}

/** A column of whole numbers at the right edge, grouped the way of the chosen language. */
export function FigureCol({ source, disableSort, label }: FigureColProps) {
  const [locale] = useLocaleState()
  const options = { useGrouping: 'always' as never }
  return (
    <DataTable.NumberCol
      source={source}
      label={label}
      disableSort={disableSort}
      locales={locale}
      options={options}
    />
  )
}
