import type { HttpContext } from '@adonisjs/core/http'
import { wantsJson } from '#app/http/wants_json'
import { answerUsually } from '#app/shortcut/usual_way'
import { changeInCart, putInCart } from '#catalogue/endpoints/cart'
import { addToCartValidator, quantityValidator } from '../validators/cart_validator.js'

/** What lies in the member's own cart. */
export default class CartItemsController {
  async store(ctx: HttpContext) {
    const { request } = ctx
    const wanted = await request.validateUsing(addToCartValidator)
    const { body } = await answerUsually(ctx, putInCart, wanted)
    return this.#answer(ctx, body)
  }

  async update(ctx: HttpContext) {
    const { request } = ctx
    const wanted = await request.validateUsing(quantityValidator)
    const { body } = await answerUsually(ctx, changeInCart, wanted)
    return this.#answer(ctx, body)
  }

  /** Scripts get the new cart; a page goes back to where it was and reads the cart there. */
  #answer(ctx: HttpContext, body: object) {
    if (wantsJson(ctx)) return ctx.response.json(body)
    return ctx.response.redirect().status(303).back()
  }
}
