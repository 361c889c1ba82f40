import { BoosterSchema } from '#database/schema'
import type { BonusKind, BoosterState } from '../booster.js'

/** More points for some scans in some days. */
export default class Booster extends BoosterSchema {
  declare bonusKind: BonusKind
  declare state: BoosterState
}
