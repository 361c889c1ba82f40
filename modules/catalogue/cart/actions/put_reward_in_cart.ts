import { clock } from '#app/clock'
import { insertUnlessThere } from '#app/database/insert_unless_there'
import type { Transaction } from '#app/transaction'
import { rewardHash } from '#catalogue/products/combination'
import CartItem from '../models/cart_item.js'

/** A gift that a promotion grants. */
export interface GrantedReward {
  memberId: number
  productId: number
  rewardId: number
}

/**
 * Lays a promotion reward into the cart: free, one piece, its quantity locked.
 *
 * @returns false where the reward lies in a cart already
 */
export function putRewardInCart({ client }: Transaction, reward: GrantedReward): Promise<boolean> {
  const item = new CartItem().merge({
    ...reward,
    hash: rewardHash(reward.rewardId),
    quantity: 1,
    isPromotionReward: true,
    createdAt: clock.now(),
  })
  return insertUnlessThere(item.useTransaction(client), 'reward_id')
}

/** Takes rewards out of the carts they lie in. */
export async function takeRewardsFromCarts(
  { client }: Transaction,
  rewardIds: number[]
): Promise<void> {
  await CartItem.query({ client }).whereIn('rewardId', rewardIds).delete()
}
