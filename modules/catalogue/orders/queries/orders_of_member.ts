import { withContents } from '#catalogue/desk/models/parcel'
import { ORDERS_PER_PAGE } from '#catalogue/constants'
import type { OwnOrder } from '../held_order.js'
import Order from '../models/order.js'
import { withProgress } from '../models/order_line.js'

/** Reads lines with what pages show of their product. */
function withPicture(lines: Order['lines']['builder']): void {
  lines.preload('product', (product) => {
    product.select('id', 'picture', 'pictureAltHu', 'pictureAltEn')
  })
}

/** One page of a member's orders, the latest one first. */
export function ordersOfMember(memberId: number, page: number) {
  return Order.query()
    .where({ memberId })
    .preload('lines', (lines) => withPicture(lines.orderBy('id')))
    .orderBy('id', 'desc')
    .paginate(page, ORDERS_PER_PAGE)
}

/** An order of this member with all that became of it; null where the member has none of this number. */
export function orderOfMember({ orderId, memberId }: OwnOrder): Promise<Order | null> {
  return Order.query()
    .where({ id: orderId, memberId })
    .preload('lines', (lines) => {
      withPicture(lines)
      withProgress(lines)
    })
    .preload('steps', (steps) => void steps.orderBy('id'))
    .preload('parcels', withContents)
    .first()
}
