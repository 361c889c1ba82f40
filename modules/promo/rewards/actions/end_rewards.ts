import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { promisable, takeRewardsFromCarts } from '#catalogue'
import { holdSpenders } from '#points'
import PromotionReward from '../models/promotion_reward.js'
import { renewedTerm } from '../reward_term.js'

/** Rewards one round ends at most. */
const ROUND_MAX = 200

/**
 * Ends the rewards whose time is over, also in carts. One whose gift cannot be had at the moment goes on for some
 * days: its member could not have ordered it.
 */
export async function endRewards(): Promise<void> {
  const over = await PromotionReward.query()
    .where('state', 'granted')
    .where('expiresAt', '<=', clock.now())
    .orderBy('id')
    .limit(ROUND_MAX)
  if (!over.length) return
  const gifts = await promisable(over.map(({ productId }) => productId!))
  for (const { id, memberId, productId } of over) {
    await endReward({ id, memberId, isThere: gifts.get(productId!)?.isThere ?? false })
  }
}

type OverReward = { id: number; memberId: number; isThere: boolean }

function endReward({ id, memberId, isThere }: OverReward): Promise<void> {
  return transaction(async (trx) => {
    const now = clock.now()
    await holdSpenders(trx, [memberId])
    const reward = await PromotionReward.query(trx)
      .where({ id, state: 'granted' })
      .where('expiresAt', '<=', now)
      .forUpdate()
      .first()
    if (!reward) return
    if (!isThere) {
      await reward.merge(renewedTerm({ expiresAt: reward.expiresAt! }, now)).save()
      return
    }
    await reward.merge({ state: 'expired', settledAt: now }).save()
    await takeRewardsFromCarts(trx, [id])
  })
}
