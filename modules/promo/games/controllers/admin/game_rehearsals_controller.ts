import type { HttpContext } from '@adonisjs/core/http'
import { inNoHurry } from '#app/database/request_patience'
import { NotFound } from '#app/exceptions/page_exceptions'
import Promotion from '#promo/games/models/promotion'
import {
  latestRehearsal,
  rehearseGame,
  type GameRehearsal,
} from '#promo/games/queries/rehearse_game'
import { rehearsalValidator } from '#promo/games/validators/rehearsal_validator'

/** A game played over real scans of the past: numbers alone, nobody's name; reads only. */
export default class GameRehearsalsController {
  async show({ params, request }: HttpContext) {
    const game = await Promotion.find(Number(params.id))
    if (!game) throw new NotFound()
    const latest = latestRehearsal(game)
    const { first_day: firstDay = latest } = await rehearsalValidator.validate(request.qs(), {
      meta: { latest },
    })
    return { data: wired(game.id, await inNoHurry(() => rehearseGame(game, firstDay)), latest) }
  }
}

function wired(id: number, { firstDay, lastDay, draws }: GameRehearsal, latest: string) {
  return {
    id,
    first_day: firstDay,
    last_day: lastDay,
    latest_first_day: latest,
    draws: draws.map(({ firstDay: from, lastDay: until, ...draw }) => ({
      ...draw,
      first_day: from,
      last_day: until,
    })),
  }
}
