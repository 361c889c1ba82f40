import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'
import type { StaffLine } from './staff_line'

const COLORS = { invited: 'warning', active: 'success', disabled: 'default' } as const

/** invited: has no password yet; active: may come in; disabled: may not. */
export function StaffState() {
  const record = useRecordContext<StaffLine>()
  const translate = useTranslate()
  if (!record) return null
  const label = translate(`staff.state.${record.state}`)
  return <Chip size="small" color={COLORS[record.state]} label={label} />
}
