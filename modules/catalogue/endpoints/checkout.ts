import type { Infer } from '@vinejs/vine/types'
import { bodyHash, idempotencyKeyOf } from '#app/idempotency/idempotency'
import type { JsonEndpoint } from '#app/shortcut/endpoint'
import { placeOrder } from '../checkout/actions/place_order.js'
import type { PlacedOrder } from '../checkout/order_request.js'
import { checkoutValidator } from '../checkout/validators/checkout_validator.js'

interface TheOrder {
  order: PlacedOrder
}

/** The exchange of points for gifts. */
export const checkOut: JsonEndpoint<Infer<typeof checkoutValidator>, TheOrder> = {
  validator: checkoutValidator,
  async answer(request, { shipping, items }) {
    const { member, locale } = request
    const { answer, replayed } = await placeOrder({
      buyer: { id: member.id, email: member.email, locale },
      shipping,
      items,
      key: idempotencyKeyOf(request),
      bodyHash: bodyHash(request.body()),
    })
    return { body: { order: answer }, replayed }
  },
}
