import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#app/staff/actor_of'
import { withdrawWish } from '#promo/draws/actions/withdraw_wish'

/** What staff asked of a draw and somebody else has not agreed to yet. */
export default class DrawWishesController {
  async destroy(ctx: HttpContext) {
    const [drawId, wishId] = [Number(ctx.params.id), Number(ctx.params.wish)]
    await withdrawWish({ drawId, wishId }, actorOf(ctx))
    return { data: { id: wishId } }
  }
}
