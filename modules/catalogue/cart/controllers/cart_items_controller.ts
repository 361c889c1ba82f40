import type { HttpContext } from '@adonisjs/core/http'
import { answerUsually } from '#app/shortcut/usual_way'
import { changeInCart, putInCart } from '#catalogue/endpoints/cart'
import { addToCartValidator, quantityValidator } from '../validators/cart_validator.js'

/** What lies in the member's own cart: scripts get the new cart. */
export default class CartItemsController {
  async store(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(addToCartValidator)
    const { body } = await answerUsually(ctx, putInCart, wanted)
    return ctx.response.json(body)
  }

  async update(ctx: HttpContext) {
    const wanted = await ctx.request.validateUsing(quantityValidator)
    const { body } = await answerUsually(ctx, changeInCart, wanted)
    return ctx.response.json(body)
  }
}
