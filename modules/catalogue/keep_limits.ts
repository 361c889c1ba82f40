import { runnerOf } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { GiftLimitReached } from './exceptions.js'
import { fieldOf, type OrderedLine } from './order_checks.js'
import { giftLimitsOf } from './queries/gift_limits_of.js'

/**
 * Holds an order against the limits of its gifts, after it was paid: the payment holds the member's
 * balance, so that another checkout of the member has either written its lines by now or waits until
 * these are written. Whatever is limited has a price, and so there always is a payment.
 *
 * @throws gift_limit on `items.{hash}`
 */
export async function keepLimits(
  trx: Transaction,
  memberId: number,
  lines: OrderedLine[]
): Promise<void> {
  const chosen = lines.filter(({ isReward }) => !isReward)
  const limits = await giftLimitsOf(memberId, chosen, runnerOf(trx))
  for (const [productId, limit] of limits) {
    const own = chosen.filter((line) => line.productId === productId)
    const wanted = own.reduce((sum, { quantity }) => sum + quantity, 0)
    if (wanted > limit.left) throw new GiftLimitReached(fieldOf(own.at(-1)!.hash), limit)
  }
}
