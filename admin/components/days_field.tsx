import { Typography } from '@mui/material'
import { useLocaleState, useRecordContext } from 'react-admin'

/** The first and the last day of the record, as short as they can be said. */
export function DaysField() {
  const record = useRecordContext<{ id: number; first_day: string; last_day: string }>()
  const [locale] = useLocaleState()
  if (!record) return null
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'medium' })
  const days = format.formatRange(new Date(record.first_day), new Date(record.last_day))
  return (
    <Typography component="span" variant="body2">
      {days}
    </Typography>
  )
}
