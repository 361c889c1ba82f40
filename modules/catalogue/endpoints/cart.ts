import type { Infer } from '@vinejs/vine/types'
import type { EndpointRequest, JsonEndpoint } from '#app/shortcut/endpoint'
import { addToCart } from '../cart/actions/add_to_cart.js'
import { changeQuantity } from '../cart/actions/change_quantity.js'
import { cartOf, type Cart } from '../cart/queries/cart_of.js'
import { addToCartValidator, quantityValidator } from '../cart/validators/cart_validator.js'

interface TheCart {
  cart: Cart
}

/** A gift is laid into the cart. */
export const putInCart: JsonEndpoint<Infer<typeof addToCartValidator>, TheCart> = {
  validator: addToCartValidator,
  async answer(request, { quantity, variations = [] }) {
    const product = request.params.product!
    await addToCart({ memberId: request.member.id, product, quantity, variations })
    return cartFor(request)
  },
}

/** Another quantity of a gift in the cart; 0 takes it out. */
export const changeInCart: JsonEndpoint<Infer<typeof quantityValidator>, TheCart> = {
  validator: quantityValidator,
  async answer(request, { quantity }) {
    await changeQuantity({ memberId: request.member.id, hash: request.params.hash!, quantity })
    return cartFor(request)
  },
}

async function cartFor({ member, locale }: EndpointRequest) {
  return { body: { cart: await cartOf(member.id, locale) } }
}
