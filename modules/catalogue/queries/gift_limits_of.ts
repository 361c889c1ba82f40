import { clock } from '#app/clock'
import type { SqlRunner } from '#app/database/engine'
import { limitStanding, type GiftLimit, type LimitRule } from '../gift_limit.js'
import { GIVEN_UP } from '../remainders.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** A gift and the limit its row holds; null where there is none. */
export interface LimitedProduct {
  productId: number
  limitQuantity: number | null
  limitDays: number | null
}

interface Ordered {
  productId: number
  placedAt: number
  quantity: number
}

/** The columns of a limit; expects the product as `p`. */
export const LIMIT_COLUMNS = `p.limit_quantity AS "limitQuantity", p.limit_days AS "limitDays"`

// What a promotion gave was not chosen; what was cancelled, given up or exchanged by staff was not had.
const ordered = (placeholders: string) => `SELECT l.product_id AS "productId",
  o.placed_at AS "placedAt", CAST(l.quantity - ${GIVEN_UP} AS INTEGER) AS quantity FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.member_id = ? AND o.status <> 'cancelled' AND o.placed_at > ?
    AND l.is_promotion_reward = 0 AND l.product_id IN (${placeholders})
    AND NOT EXISTS (SELECT 1 FROM order_substitutions s WHERE s.order_line_id = l.id)`

/**
 * Where a member stands with those of the products that are limited; asks nothing where none is.
 *
 * @param runner the transaction's own one where the answer decides something
 * @returns by id of the product
 */
export async function giftLimitsOf(
  memberId: number,
  products: LimitedProduct[],
  runner: SqlRunner
): Promise<Map<number, GiftLimit>> {
  const rules = new Map<number, LimitRule>()
  for (const { productId, limitQuantity, limitDays } of products) {
    if (limitQuantity === null || limitDays === null) continue
    rules.set(productId, { quantity: limitQuantity, days: limitDays })
  }
  if (rules.size === 0) return new Map()
  const now = clock.now()
  const daysMax = Math.max(...[...rules.values()].map(({ days }) => days))
  const sql = ordered([...rules.keys()].map(() => '?').join(', '))
  // A day may have 25 hours, so one day more is read than the longest period has.
  const values = [memberId, now - (daysMax + 1) * DAY_MS, ...rules.keys()]
  const pieces = await runner.rows<Ordered>(sql, values)
  const standing = ([id, rule]: [number, LimitRule]): [number, GiftLimit] => {
    const own = pieces.filter(({ productId }) => productId === id)
    return [id, limitStanding(rule, own, now)]
  }
  return new Map([...rules].map(standing))
}
