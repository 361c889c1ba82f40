import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { putRewardInCart } from '#catalogue'
import { holdSpenders } from '#points'
import { NoReward, RewardClaimed, RewardGone } from '#promo/rewards/exceptions'
import PromotionReward from '../models/promotion_reward.js'

/** A reward, and the member who says it is theirs. */
export interface OwnReward {
  rewardId: number
  memberId: number
}

/**
 * Lays a reward into the cart of its member. The claim reserves nothing: the order is what uses the reward, and
 * what is taken out of the cart can be claimed again.
 *
 * @throws not_found, reward_claimed, reward_over
 * @source requirements R-15
 */
export async function claimReward(
  trx: Transaction,
  { rewardId, memberId }: OwnReward
): Promise<PromotionReward> {
  // The member comes before everything else that is held, as in an order.
  await holdSpenders(trx, [memberId])
  const reward = await PromotionReward.query({ client: trx.client })
    .where({ id: rewardId, memberId })
    .whereNotNull('productId')
    .forUpdate()
    .first()
  if (!reward) throw new NoReward()
  if (reward.state === 'used') throw new RewardClaimed()
  const now = clock.now()
  if (reward.state !== 'granted' || reward.expiresAt! <= now) throw new RewardGone()
  const productId = reward.productId!
  if (!(await putRewardInCart(trx, { memberId, productId, rewardId }))) throw new RewardClaimed()
  return reward.merge({ claimedAt: now }).save()
}
