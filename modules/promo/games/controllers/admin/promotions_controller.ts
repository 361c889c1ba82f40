import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { savedAtOf } from '#app/http/saved_since'
import { serialized } from '#app/http/serialized'
import { actorOf } from '#app/staff/actor_of'
import { transaction } from '#app/transaction'
import { publishGame } from '#promo/games/actions/publish_game'
import { changeGame, draftGame, removeGame } from '#promo/games/actions/save_game'
import Promotion from '#promo/games/models/promotion'
import { staffGames } from '#promo/games/queries/staff_games'
import GameTransformer from '#promo/games/transformers/admin/game_transformer'
import { gameValidator, termsOf } from '#promo/games/validators/game_validator'

const Promotions = listController({
  model: Promotion,
  list: {
    sortable: ['id', 'starts_at', 'title_hu'],
    filters: { id: 'ids', state: 'text' },
  },
  serialize: async (games: Promotion[]) =>
    serialized(GameTransformer.transform(await staffGames(games))),
})

/** Prize games: drafted, checked, and shown to members. */
export default class PromotionsController extends Promotions {
  async store(ctx: HttpContext) {
    const terms = termsOf(await gameValidator.validate(ctx.request.body()))
    const id = await transaction((trx) => draftGame(trx, terms, actorOf(ctx)))
    return ctx.response.created({ data: await this.record(id) })
  }

  async update(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const terms = termsOf(await gameValidator.validate(ctx.request.body()))
    await changeGame(id, { terms, by: actorOf(ctx), savedAt: await savedAtOf(ctx) })
    return { data: await this.record(id) }
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => removeGame(trx, id, actorOf(ctx)))
    return { data: { id } }
  }

  /** From then on members see it, and its days and prizes stay. */
  async publish(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await publishGame(id, actorOf(ctx))
    return { data: await this.record(id) }
  }
}
