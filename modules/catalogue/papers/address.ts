import type { DeskOrder } from '#catalogue/queries/admin/desk_orders'
import type { PaperWords } from './papers.js'

/** The name as Hungarian letters carry it. */
export function recipientOf({ lastName, firstName }: DeskOrder): string {
  return `${lastName} ${firstName}`
}

/** The lines of an address beneath the name. */
export function addressLinesOf(order: DeskOrder, words: PaperWords): string[] {
  const { floor, doorNumber: door, doorbell } = order
  const inside = [
    floor === null ? '' : words('address.floor', { floor }),
    door ? words('address.door', { door }) : '',
    doorbell ? words('address.doorbell', { doorbell }) : '',
  ]
  const street = `${order.address} ${order.houseNumber}`
  return [`${order.zip} ${order.city}`, street, inside.filter(Boolean).join(', ')].filter(Boolean)
}
