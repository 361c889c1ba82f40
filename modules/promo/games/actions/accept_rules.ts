import { clock } from '#app/clock'
import { transaction, type Transaction } from '#app/transaction'
import { holdMember } from '#auth'
import { NoRunningGame } from '#promo/exceptions'
import type Promotion from '../models/promotion.js'
import PromotionMember from '../models/promotion_member.js'
import { newPseudonym } from '../pseudonym.js'
import { runningGames } from '../queries/games.js'
import { keepRules, keptRules, rulesOf, type Rules } from '../rules_of_game.js'

/**
 * A member accepts the rules of all games that run; who did so before keeps the first acceptance and the pseudonym.
 *
 * @throws no_running_game
 * @source requirements
 */
export async function acceptRules(memberId: number): Promise<void> {
  const read: [game: Promotion, rules: Rules][] = []
  for (const game of await runningGames()) {
    const rules = (await rulesOf(game)) ?? (await keptRules(game))
    if (rules) read.push([game, rules])
  }
  if (!read.length) throw new NoRunningGame()
  await transaction(async (trx) => {
    // Calls of one member take turns.
    if (!(await holdMember(trx, memberId))) return
    for (const [game, rules] of read) {
      const member = await memberOf(trx, game, memberId)
      if (member.acceptedAt !== null) continue
      await keepRules(trx, game, rules)
      const pseudonym = newPseudonym()
      await member.merge({ acceptedAt: clock.now(), pseudonym, rulesHash: rules.hash }).save()
    }
  })
}

/** A member does not want to be asked by itself any more; without a game there is nothing to say no to. @source requirements R-13 */
export async function dismissPopup(memberId: number): Promise<void> {
  const games = await runningGames()
  if (!games.length) return
  await transaction(async (trx) => {
    if (!(await holdMember(trx, memberId))) return
    for (const game of games) {
      const member = await memberOf(trx, game, memberId)
      if (member.dismissedAt === null) await member.merge({ dismissedAt: clock.now() }).save()
    }
  })
}

async function memberOf({ client }: Transaction, game: Promotion, memberId: number) {
  const key = { promotionId: game.id, memberId }
  const known = await PromotionMember.query({ client }).where(key).first()
  const nothing = { acceptedAt: null, dismissedAt: null, pseudonym: null, rulesHash: null }
  const member = known ?? new PromotionMember().fill({ ...key, ...nothing })
  return member.useTransaction(client)
}
