import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

const COLORS = {
  on_sale: 'success',
  draft: 'default',
  out_of_stock: 'error',
  reward_only: 'info',
} as const

/** Whether members can order the gift. */
export function ProductState() {
  const record = useRecordContext<{ id: number; state: keyof typeof COLORS }>()
  const translate = useTranslate()
  if (!record) return null
  const color = COLORS[record.state]
  return <Chip size="small" color={color} label={translate(`products.state.${record.state}`)} />
}
