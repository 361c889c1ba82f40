import { Typography } from '@mui/material'
import { useRecordContext, useTranslate } from 'react-admin'

interface Addressed {
  id: number
  shipping_zip: string
  shipping_city: string
  shipping_address: string
  shipping_house_number: string
  shipping_floor: number | null
  shipping_door_number: string | null
  shipping_doorbell: string | null
}

/** Where the order goes, with words beside floor and door; a cleared address is a dash. */
export function ShippingAddress() {
  const order = useRecordContext<Addressed>()
  const translate = useTranslate()
  if (!order) return null
  const { shipping_floor: floor, shipping_door_number: door, shipping_doorbell: doorbell } = order
  const parts = [
    `${order.shipping_zip} ${order.shipping_city}`,
    `${order.shipping_address} ${order.shipping_house_number}`,
    floor === null
      ? ''
      : translate(floor === 0 ? 'orders.address.ground' : 'orders.address.floor', { floor }),
    door && translate('orders.address.door', { door }),
    doorbell && translate('orders.address.doorbell', { doorbell }),
  ]
  return (
    <Typography component="span" variant="body2">
      {parts.filter((part) => part?.trim()).join(', ') || '–'}
    </Typography>
  )
}
