import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { takeRewardsFromCarts } from '#catalogue'
import { holdSpenders } from '#points'
import { NoReward, RewardSettled } from '#promo/rewards/exceptions'
import PromotionReward from '../models/promotion_reward.js'

/** A reward that staff take back. */
export interface Revocation {
  rewardId: number
  /** Why; kept with the reward. */
  reason: string
  by: Actor
}

/**
 * Takes back a reward that was not ordered, also out of the cart.
 *
 * @throws not_found, reward_settled
 */
export async function revokeReward(
  trx: Transaction,
  { rewardId: id, reason, by }: Revocation
): Promise<void> {
  const known = await PromotionReward.find(id, trx)
  if (!known) throw new NoReward()
  await holdSpenders(trx, [known.memberId])
  const reward = await PromotionReward.query(trx)
    .where({ id, state: 'granted' })
    .forUpdate()
    .first()
  if (!reward) throw new RewardSettled()
  const revoked = {
    state: 'revoked',
    reason,
    revokedBy: by.staffId ?? null,
    settledAt: clock.now(),
  }
  await reward.merge(revoked).save()
  await takeRewardsFromCarts(trx, [id])
  const subject = { type: 'member', id: reward.memberId }
  await recordAudit(trx, { by, action: 'reward.revoked', subject, detail: String(id) })
}
