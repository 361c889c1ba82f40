import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/staff/actor_of'
import { letJoin, letLeave } from '#promo/games/actions/change_products'
import { joiningValidator, leavingValidator } from '#promo/games/validators/absence_validator'

/** Products that leave a published prize game, and those that come back. */
export default class ProductAbsencesController {
  async store(ctx: HttpContext) {
    const { product_id: productId, day } = await leavingValidator.validate(ctx.request.body())
    const gameId = Number(ctx.params.id)
    await letLeave({ gameId, productId, day, by: actorOf(ctx) })
    return ctx.response.created({ data: { id: gameId } })
  }

  async end(ctx: HttpContext) {
    const { day } = await joiningValidator.validate(ctx.request.body())
    const [gameId, absenceId] = [Number(ctx.params.id), Number(ctx.params.absence)]
    await letJoin({ gameId, absenceId, day, by: actorOf(ctx) })
    return { data: { id: gameId } }
  }
}
