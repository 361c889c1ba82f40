import { clock } from '#app/clock'
import type { SqlRunner } from '#app/database/engine'
import { ORDERED_BY_MEMBERS } from '#catalogue/desk/pieces_sql'
import { limitStanding, type GiftLimit, type LimitRule } from '../gift_limit.js'

const DAY_MS = 24 * 60 * 60 * 1000

/** A gift and the limit its row holds; null where there is none. */
export interface LimitedProduct {
  productId: number
  limitQuantity: number | null
  limitDays: number | null
}

/** Pieces of a gift that a member ordered at an instant in ms UTC. */
export interface PastPieces {
  memberId: number
  productId: number
  placedAt: number
  quantity: number
}

/** The columns of a limit; expects the product as `p`. */
export const LIMIT_COLUMNS = `p.limit_quantity AS "limitQuantity", p.limit_days AS "limitDays"`

/** The limits of those products that have one, by id. */
export function limitRulesOf(products: LimitedProduct[]): Map<number, LimitRule> {
  const rules = new Map<number, LimitRule>()
  for (const { productId, limitQuantity, limitDays } of products) {
    if (limitQuantity === null || limitDays === null) continue
    rules.set(productId, { quantity: limitQuantity, days: limitDays })
  }
  return rules
}

/**
 * What members ordered of limited gifts, as far back as their limits look; asks nothing where none is limited.
 *
 * @param runner the transaction's own one where the answer decides something
 */
export async function piecesOrdered(
  runner: SqlRunner,
  memberIds: number[],
  rules: Map<number, LimitRule>
): Promise<PastPieces[]> {
  if (rules.size === 0) return []
  const daysMax = Math.max(...[...rules.values()].map(({ days }) => days))
  // A day may have 25 hours, so one day more is read than the longest period has.
  const since = clock.now() - (daysMax + 1) * DAY_MS
  const values = [JSON.stringify(memberIds), since, JSON.stringify([...rules.keys()])]
  return runner.rows<PastPieces>(ORDERED_BY_MEMBERS, values)
}

/** Where a member stands with those of the products that are limited, by id of the product. */
export async function giftLimitsOf(
  memberId: number,
  products: LimitedProduct[],
  runner: SqlRunner
): Promise<Map<number, GiftLimit>> {
  const rules = limitRulesOf(products)
  const pieces = await piecesOrdered(runner, [memberId], rules)
  const now = clock.now()
  const standing = ([id, rule]: [number, LimitRule]): [number, GiftLimit] => {
    const own = pieces.filter(({ productId }) => productId === id)
    return [id, limitStanding(rule, own, now)]
  }
  return new Map([...rules].map(standing))
}
