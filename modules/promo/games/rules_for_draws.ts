import { transaction } from '#app/transaction'
import { GameRules } from '../contracts/game_rules.js'
import { GameHasGaps } from '../exceptions.js'
import type Promotion from './models/promotion.js'
import { keepRules, keptRules, rulesOf } from './rules_of_game.js'

/** The rules as their page shows them when the draws are announced; the text is kept beside its hash. */
export class RulesForDraws extends GameRules {
  /** @throws game_has_gaps where nobody can read any rules */
  async hashOf(promotion: Promotion): Promise<string> {
    const rules = (await rulesOf(promotion)) ?? (await keptRules(promotion))
    if (!rules) throw new GameHasGaps()
    await transaction((trx) => keepRules(trx, promotion, rules))
    return rules.hash
  }
}
