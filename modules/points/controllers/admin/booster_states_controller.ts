import type { HttpContext } from '@adonisjs/core/http'
import { oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { stopBooster } from '#points/actions/change_booster_state'
import { actorOf } from '#points/actor_of'
import { boostersPage } from '#points/queries/admin/boosters_page'
import { toldDeed } from '#points/two_people/told_deed'
import { switchOnOrAsk } from '#points/two_people/wishes'

/** Switches a booster on, or stops it for good. */
export default class BoosterStatesController {
  async activate(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    const done = await transaction((trx) => switchOnOrAsk(trx, id, actorOf(ctx)))
    return toldDeed(ctx, await this.#record(id), done)
  }

  async stop(ctx: HttpContext) {
    const id = Number(ctx.params.id)
    await transaction((trx) => stopBooster(trx, id, actorOf(ctx)))
    return { data: await this.#record(id) }
  }

  async #record(id: number) {
    const { data } = await boostersPage(oneOf(id))
    return data[0]
  }
}
