import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { afterCommit, transaction } from '#app/transaction'
import { GameHasGaps, GameInForce } from '#promo/exceptions'
import Promotion from '../models/promotion.js'
import { gapsOf } from '../queries/gaps_of.js'
import { forgetGames } from '../queries/games.js'
import { keepRules, rulesOf } from '../rules_of_game.js'
import { audit, heldGame } from './save_game.js'

/**
 * Shows a game to members, from then on with its days and prizes as they are.
 *
 * @throws not_found, game_in_force, game_has_gaps
 */
export async function publishGame(id: number, by: Actor): Promise<void> {
  const drafted = await Promotion.find(id)
  const rules = drafted && (await rulesOf(drafted))
  const gaps = drafted ? await gapsOf(drafted) : []
  await transaction(async (trx) => {
    const game = await heldGame(trx, id)
    if (game.state !== 'draft') throw new GameInForce()
    const isSame = game.updatedAt === drafted?.updatedAt
    if (!isSame || !rules || gaps.some(({ isBlocking }) => isBlocking)) throw new GameHasGaps()
    await keepRules(trx, game, rules)
    await game.merge({ state: 'published', updatedAt: clock.now() }).save()
    await audit(trx, { by, action: 'game.published', id })
    afterCommit(trx, forgetGames)
  })
}
