import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { rewardHash } from '../combination.js'

/** A gift that a promotion grants. */
export interface GrantedReward {
  memberId: number
  productId: number
  rewardId: number
}

const PUT = `INSERT INTO cart_items
  (member_id, hash, product_id, quantity, is_promotion_reward, reward_id, created_at)
  VALUES (?, ?, ?, 1, 1, ?, ?) ON CONFLICT (reward_id) DO NOTHING RETURNING id`

/**
 * Lays a promotion reward into the cart: free, one piece, its quantity locked.
 *
 * @returns false where the reward lies in a cart already
 */
export async function putRewardInCart(trx: Transaction, reward: GrantedReward): Promise<boolean> {
  const { memberId, productId, rewardId } = reward
  const values = [memberId, rewardHash(rewardId), productId, rewardId, clock.now()]
  return (await rows(trx, PUT, values)).length === 1
}
