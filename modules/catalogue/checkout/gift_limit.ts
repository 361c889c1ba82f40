import { businessDate, startOfBusinessDate } from '#app/business_date'

/** At most so many pieces of a gift for one member within so many days. */
export type LimitRule = {
  quantity: number
  /** Calendar days in Budapest; the day of an order is the first of them. */
  days: number
}

/** Pieces a member ordered at an instant in ms UTC. */
export interface OrderedPieces {
  placedAt: number
  quantity: number
}

/** Where a member stands with a limited gift. */
export type GiftLimit = LimitRule & {
  /** Pieces the member may still order now. */
  left: number
  /** The day from which it is more, YYYY-MM-DD in Budapest; null where nothing was ordered. */
  again: string | null
}

/**
 * What a limit leaves a member now. An order counts on its own day and on the days after it until
 * the period is over, whatever the hour.
 */
export function limitStanding(rule: LimitRule, ordered: OrderedPieces[], now: number): GiftLimit {
  const counted = ordered
    .map(({ placedAt, quantity }) => ({ quantity, until: endOf(placedAt, rule.days) }))
    .filter(({ until }) => until > now)
    .sort((one, other) => one.until - other.until)
  let held = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  const left = Math.max(0, rule.quantity - held)
  for (const { quantity, until } of counted) {
    held -= quantity
    // Staff may have lowered the limit below what was ordered: then one order is not enough.
    if (rule.quantity - held > left) return { ...rule, left, again: businessDate(until) }
  }
  return { ...rule, left, again: null }
}

/** When an order stops to count. */
function endOf(placedAt: number, days: number): number {
  return startOfBusinessDate(businessDate(placedAt), days)
}
