import { Typography } from '@mui/material'
import { useListContext, useRecordContext } from 'react-admin'
import { InstantField } from '../../components/instant_field'
import { OrderStatus, stateOf } from './order_status'
import { Recipient } from './recipient'

const ONE_FACE = { '& .MuiTypography-root': { font: 'inherit' } }

/** Who, where and since when, and where the order stands if the list is not of one queue. */
export function FoldedOrder() {
  const order = useRecordContext<{ id: number; shipping_city: string }>()
  const { filterValues } = useListContext()
  if (!order) return null
  return (
    <>
      <Recipient />
      <Typography variant="caption" component="div" color="textSecondary" sx={ONE_FACE}>
        {order.shipping_city && `${order.shipping_city} · `}
        <InstantField source="placed_at" />
      </Typography>
      {!stateOf(filterValues) && <OrderStatus />}
    </>
  )
}
