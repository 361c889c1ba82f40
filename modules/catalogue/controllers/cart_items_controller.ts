import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { addToCart } from '../actions/add_to_cart.js'
import { changeQuantity } from '../actions/change_quantity.js'
import { localeOf, memberOf } from '../request_facts.js'
import { cartOf } from '../queries/cart_of.js'
import { addToCartValidator, quantityValidator } from '../validators/cart_validator.js'

/** What lies in the member's own cart. */
export default class CartItemsController {
  async store(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(addToCartValidator, {
      data: ctx.request.body(),
    })
    await addToCart({
      memberId: memberOf(ctx).id,
      product: ctx.params.product,
      quantity: wanted.quantity,
      variations: wanted.variations ?? [],
    })
    return this.#answer(ctx)
  }

  async update(ctx: HttpContext) {
    const { quantity } = await ctx.request.validateUsing(quantityValidator, {
      data: ctx.request.body(),
    })
    const memberId = memberOf(ctx).id
    await changeQuantity({ memberId, hash: ctx.params.hash, quantity })
    return this.#answer(ctx)
  }

  /** Scripts get the new cart; a page goes back to where it was and reads the cart there. */
  async #answer(ctx: HttpContext) {
    if (!wantsJson(ctx)) return ctx.response.redirect().status(303).back()
    return ctx.response.json({ cart: await cartOf(memberOf(ctx).id, localeOf(ctx)) })
  }
}
