import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

const COLORS = { open: 'warning', credited: 'success', declined: 'default' } as const

/** A state of a reported sticker. */
export type DisputeStateName = keyof typeof COLORS

/** open: somebody waits for an answer. */
export function DisputeState() {
  const record = useRecordContext<{ id: number; state: DisputeStateName }>()
  const translate = useTranslate()
  if (!record) return null
  const label = translate(`disputes.state.${record.state}`)
  return <Chip size="small" color={COLORS[record.state]} label={label} />
}
