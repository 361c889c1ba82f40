import { Chip } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

export const STATUSES = ['received', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export type Status = (typeof STATUSES)[number]

/** The one state that a list is narrowed to; open orders have several. */
export function stateOf(filterValues: { status?: string }): Status | undefined {
  return STATUSES.find((status) => status === filterValues.status)
}

const COLORS = {
  received: 'info',
  processing: 'warning',
  shipped: 'primary',
  delivered: 'success',
  cancelled: 'default',
} as const

/** How far the order is. */
export function OrderStatus() {
  const record = useRecordContext<{ id: number; status: Status }>()
  const translate = useTranslate()
  if (!record) return null
  const label = translate(`orders.status.${record.status}`)
  return <Chip size="small" color={COLORS[record.status]} label={label} />
}
