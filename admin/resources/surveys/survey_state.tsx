import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

const COLORS = {
  draft: 'default',
  waiting: 'info',
  open: 'success',
  full: 'warning',
  closed: 'warning',
} as const

/** draft: nobody sees it; waiting: its first day is to come; open: takes answers; full: has all of them; closed: over. */
export function SurveyState() {
  const record = useRecordContext<{ id: number; state: keyof typeof COLORS }>()
  const translate = useTranslate()
  if (!record) return null
  const label = translate(`surveys.state.${record.state}`)
  return <Chip size="small" color={COLORS[record.state]} label={label} />
}
