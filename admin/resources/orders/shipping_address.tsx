import { useRecordContext } from 'react-admin'
import { Address } from '../../components/address'

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

/** Where the order goes. */
export function ShippingAddress() {
  const order = useRecordContext<Addressed>()
  if (!order) return null
  const parts = {
    zip: order.shipping_zip,
    city: order.shipping_city,
    address: order.shipping_address,
    house_number: order.shipping_house_number,
    floor: order.shipping_floor,
    door_number: order.shipping_door_number,
    doorbell: order.shipping_doorbell,
  }
  return <Address parts={parts} />
}
