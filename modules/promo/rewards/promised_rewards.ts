import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { PromisedGifts, type UsedReward } from '#catalogue'
import PromotionReward from './models/promotion_reward.js'
import { renewedTerm } from './reward_term.js'

/** Rewards as orders take them and give them back. */
export class PromisedRewards extends PromisedGifts {
  async hold({ client }: Transaction, rewardIds: number[]): Promise<Set<number>> {
    const good = await PromotionReward.query({ client })
      .whereIn('id', rewardIds)
      .where('state', 'granted')
      .where('expiresAt', '>', clock.now())
      .orderBy('id')
      .forUpdate()
    return new Set(good.map(({ id }) => id))
  }

  async use({ client }: Transaction, used: UsedReward[]): Promise<void> {
    for (const { rewardId: id, orderId } of used) {
      const taken = { state: 'used', orderId, settledAt: clock.now() }
      const [count] = await PromotionReward.query({ client })
        .where({ id, state: 'granted' })
        .update(taken)
      if (Number(count) !== 1) throw new Error(`Reward ${id} cannot be used by order ${orderId}`)
    }
  }

  async giveBack({ client }: Transaction, rewardIds: number[]): Promise<void> {
    const used = await PromotionReward.query({ client })
      .whereIn('id', rewardIds)
      .where('state', 'used')
      .orderBy('id')
      .forUpdate()
    for (const reward of used) {
      const term = renewedTerm({ expiresAt: reward.expiresAt! }, clock.now())
      const open = { state: 'granted', orderId: null, settledAt: null, claimedAt: null }
      await reward.merge({ ...open, ...term }).save()
    }
  }
}
