import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

const COLORS = { printed: 'warning', active: 'success', void: 'default' } as const

/** printed: earns nothing yet; active: earns; void: never again. */
export function BatchState() {
  const record = useRecordContext<{ id: number; state: keyof typeof COLORS }>()
  const translate = useTranslate()
  if (!record) return null
  const label = translate(`code_batches.state.${record.state}`)
  return <Chip size="small" color={COLORS[record.state]} label={label} />
}
