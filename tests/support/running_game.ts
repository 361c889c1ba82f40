import { businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import Prize from '#promo/games/models/prize'
import type Promotion from '#promo/games/models/promotion'
import Winner from '#promo/games/models/winner'
import { drawOf, givenGame } from '#tests/support/games'

const DAY_MS = 24 * 60 * 60 * 1000

/** A game in its third week, whose first week has a winner with a public name. */
export async function givenRunningGame(): Promise<Promotion> {
  const dayIn = (days: number) => businessDate(clock.now() + days * DAY_MS)
  const game = await givenGame({ firstDay: dayIn(-15), lastDay: dayIn(27) })
  const draw = await drawOf(game, 'w1')
  const prize = await Prize.query().where({ drawId: draw.id }).firstOrFail()
  const of = { promotionId: game.id, drawId: draw.id, prizeId: prize.id, memberId: null }
  const won = { ...of, place: 1, abbreviatedName: 'Kovács P.', publishedAt: clock.now() }
  await transaction(async (trx) => void (await Winner.create(won, trx)))
  return game
}
