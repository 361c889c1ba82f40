import { BaseTransformer } from '@adonisjs/core/transformers'
import type { PromisableGift } from '#catalogue'
import type PromotionReward from '#promo/rewards/models/promotion_reward'

/** A reward as staff see it. */
export default class PromotionRewardTransformer extends BaseTransformer<PromotionReward> {
  constructor(
    reward: PromotionReward,
    private gifts: Map<number, PromisableGift>
  ) {
    super(reward)
  }

  toObject() {
    const reward = this.resource
    const gift = this.gifts.get(reward.productId ?? 0)
    return {
      id: reward.id,
      award_id: reward.awardId,
      member_id: reward.memberId,
      product_id: reward.productId,
      title_hu: gift?.titleHu ?? null,
      title_en: gift?.titleEn ?? null,
      is_there: gift?.isThere ?? null,
      points: reward.points,
      state: reward.state,
      expires_at: reward.expiresAt,
      claimed_at: reward.claimedAt,
      order_id: reward.orderId,
      created_at: reward.createdAt,
      settled_at: reward.settledAt,
      revoked_by: reward.revokedBy,
      reason: reward.reason,
    }
  }
}
