import { PromotionRewardSchema } from '#database/schema'

/** What a member was awarded: a gift waits to be ordered, points are booked at once. */
export default class PromotionReward extends PromotionRewardSchema {}
