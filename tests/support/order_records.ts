import { withContents } from '#catalogue/desk/models/parcel'
import Order from '#catalogue/orders/models/order'
import OrderLine from '#catalogue/orders/models/order_line'
import OrderStep from '#catalogue/orders/models/order_step'

/** The steps an order took, the first one first. */
export async function stepsOf(orderId: number) {
  const steps = await OrderStep.query().where({ orderId }).orderBy('id')
  return steps.map(({ status, happenedAt, actorId }) => ({ status, happenedAt, actorId }))
}

/** The parcels of an order with what lies in each, the first one first. */
export async function parcelsOf(orderId: number) {
  const { parcels } = await Order.query()
    .where('id', orderId)
    .preload('parcels', withContents)
    .firstOrFail()
  return parcels.map(({ id, carrier, reference, sentAt, deliveredAt, lines }) => {
    const packed = lines.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity }))
    return { id, carrier, reference, sentAt, deliveredAt, lines: packed }
  })
}

/** The lines of an order that something else goes out for, with what. */
export async function substitutionsOf(orderId: number) {
  const lines = await OrderLine.query().where({ orderId }).orderBy('id').preload('substitution')
  return lines.flatMap(({ id, substitution }) => {
    if (!substitution) return []
    const { productId, titleEn, price, variations, credited } = substitution
    return [{ lineId: id, productId, title_en: titleEn, price, variations, credited }]
  })
}
