import { batchesOf, readable, registerDisclosure } from '#app/personal/disclosure'
import { registerErasure } from '#app/personal/erasure'
import { clock } from '#app/clock'
import { titleIn } from '#app/in_language'
import { promisable } from '#catalogue'
import PromotionReward from './models/promotion_reward.js'

// Nobody orders a reward of a deleted member any more. Which award it was and what became of it stays with the order;
// the words staff gave as a reason may name somebody.
registerErasure('promo rewards', {
  async settle(trx, memberId) {
    await PromotionReward.query(trx)
      .where({ memberId, state: 'granted' })
      .update({ state: 'revoked', settledAt: clock.now() })
  },
  async erase(trx, memberId) {
    await PromotionReward.query(trx).where({ memberId }).update({ reason: '' })
  },
})

registerDisclosure({
  name: 'rewards',
  covers: ['promotion_rewards'],
  async *read(memberId, locale) {
    for await (const batch of batchesOf(() => PromotionReward.query().where({ memberId }))) {
      const gifts = await promisable(batch.flatMap(({ productId }) => productId ?? []))
      yield batch.map((reward) => {
        const { id, points, state, orderId, reason } = reward
        const gift = gifts.get(reward.productId ?? 0)
        const title = gift ? titleIn(gift, locale) : ''
        const at = { created_at: reward.createdAt, claimed_at: reward.claimedAt }
        const ends = { expires_at: reward.expiresAt, settled_at: reward.settledAt }
        return readable({ id, title, points, state, ...at, ...ends, order_id: orderId, reason })
      })
    }
  },
})
