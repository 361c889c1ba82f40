import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

const COLORS = { open: 'success', draft: 'default', closed: 'warning' } as const

/** draft: nobody sees it; open: takes answers; closed: its last day is over. */
export function SurveyState() {
  const record = useRecordContext<{ id: number; state: keyof typeof COLORS }>()
  const translate = useTranslate()
  if (!record) return null
  const label = translate(`surveys.state.${record.state}`)
  return <Chip size="small" color={COLORS[record.state]} label={label} />
}
