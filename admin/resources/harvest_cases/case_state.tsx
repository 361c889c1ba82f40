import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

const COLORS = { open: 'warning', honest: 'success', confirmed: 'error' } as const

/** open: somebody should look; honest and confirmed: somebody has. */
export function CaseState() {
  const record = useRecordContext<{ id: number; state: keyof typeof COLORS }>()
  const translate = useTranslate()
  if (!record) return null
  const label = translate(`harvest_cases.state.${record.state}`)
  return <Chip size="small" color={COLORS[record.state]} label={label} />
}
