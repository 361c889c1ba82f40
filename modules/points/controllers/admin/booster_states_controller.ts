import type { HttpContext } from '@adonisjs/core/http'
import { oneOf } from '#app/http/list_query'
import { transaction } from '#app/transaction'
import { stopBooster, switchBoosterOn } from '#points/actions/change_booster_state'
import { boostersPage } from '#points/queries/admin/boosters_page'

/** Switches a booster on, or stops it for good. */
export default class BoosterStatesController {
  async activate({ auth, params }: HttpContext) {
    return this.#changed(Number(params.id), auth, switchBoosterOn)
  }

  async stop({ auth, params }: HttpContext) {
    return this.#changed(Number(params.id), auth, stopBooster)
  }

  async #changed(id: number, auth: HttpContext['auth'], change: typeof switchBoosterOn) {
    const by = { source: 'admin', staffId: auth.use('staff').user!.id } as const
    await transaction((trx) => change(trx, id, by))
    const { data } = await boostersPage(oneOf(id))
    return { data: data[0] }
  }
}
