import { registerRewardTruths } from '#catalogue'
import { awardsIn } from '#points'

/** Models know their tables only once they are used, which this is before. */
const REWARDS = 'promotion_rewards'

registerRewardTruths(REWARDS)
awardsIn(REWARDS)
