import type Promotion from '../games/models/promotion.js'

/** The rules of a prize game, as members accept them. */
export abstract class GameRules {
  /** SHA-256 of the text of the rules, in hex: the sheet of the draws fixes them. Not to be asked inside a transaction. */
  abstract hashOf(promotion: Promotion): Promise<string>
}
