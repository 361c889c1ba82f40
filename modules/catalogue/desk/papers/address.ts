import type { DeskOrder } from '../queries/admin/desk_orders.js'
import type { PaperWords } from './papers.js'

/** The name as Hungarian letters carry it. */
export function recipientOf({ last_name: last, first_name: first }: DeskOrder): string {
  return `${last} ${first}`
}

/** The lines of an address beneath the name. */
export function addressLinesOf(order: DeskOrder, words: PaperWords): string[] {
  const { floor, door_number: door, doorbell } = order
  const inside = [
    floor === null ? '' : words('address.floor', { floor }),
    door ? words('address.door', { door }) : '',
    doorbell ? words('address.doorbell', { doorbell }) : '',
  ]
  const street = `${order.address} ${order.house_number}`
  return [`${order.zip} ${order.city}`, street, inside.filter(Boolean).join(', ')].filter(Boolean)
}
