import { DomainException } from '#app/exceptions/domain_exception'
import { IdempotencyMismatch } from '#app/idempotency/exceptions'
import { nameOf, type KeptAnswer } from '#app/idempotency/together'
import { limitStanding } from '#catalogue/checkout/gift_limit'
import {
  checkLines,
  checkPrices,
  fieldOf,
  totalOf,
  type OrderedLine,
} from '#catalogue/checkout/order_checks'
import {
  repeatable,
  wantedOf,
  type OrderRequest,
  type PlacedOrder,
} from '#catalogue/checkout/order_request'
import type { ChosenLine } from '#catalogue/checkout/queries/chosen_lines_sql'
import { limitRulesOf, type PastPieces } from '#catalogue/checkout/queries/gift_limits_of'
import type { Spender } from '#points'
import {
  CannotCheckOut,
  GiftLimitReached,
  ItemUnavailable,
  RewardOver,
} from '#catalogue/exceptions'

/** All that decides about orders, read under the locks of their members, carts and stock. */
export interface OrderFacts {
  /** By member; one whose points are not locked is not there. */
  spenders: ReadonlyMap<number, Spender>
  /** Whether a member or an item of a cart may be missing because somebody else holds it. */
  skipsLocked: boolean
  /** Answers that were given before, by the name of the request. */
  kept: ReadonlyMap<string, KeptAnswer>
  /** Items of carts, by member. */
  lines: ReadonlyMap<number, ChosenLine[]>
  /** What was ordered before of limited gifts. */
  pieces: readonly PastPieces[]
  /** The rewards among the items that can be ordered. */
  rewards: ReadonlySet<number>
  /** Milliseconds UTC. */
  now: number
}

/** An order that is to be written. */
export interface NewOrder {
  request: OrderRequest
  lines: OrderedLine[]
  /** Points of all lines together. */
  total: number
  /** Points left to the member after it. */
  left: number
}

/** What is to become of a request; undefined where somebody else holds what it needs. */
export type OrderJudgement =
  | { placed: NewOrder }
  | { repeats: NewOrder }
  | { replayed: PlacedOrder }
  | { refused: Error }
  | undefined

/** Judges orders one after the other, each as if those before it were placed. */
export function judgeOrders(
  requests: readonly OrderRequest[],
  facts: OrderFacts
): OrderJudgement[] {
  const before: PlacedBefore = { orders: [], shelf: new Map(), points: new Map() }
  return requests.map((request) => {
    try {
      return judge(request, facts, before)
    } catch (error) {
      if (error instanceof DomainException) return { refused: error }
      throw error
    }
  })
}

/** What the orders before take. */
interface PlacedBefore {
  orders: NewOrder[]
  /** Pieces left by stock item; null is unlimited. */
  shelf: Map<number, number | null>
  /** Points left by member. */
  points: Map<number, number>
}

function judge(request: OrderRequest, facts: OrderFacts, before: PlacedBefore): OrderJudgement {
  const { buyer } = request
  const spender = facts.spenders.get(buyer.id)
  if (!spender && facts.skipsLocked) return undefined
  const first = repeatOf(request, facts, before)
  if (first) return first
  if (!spender?.hasCreditedScan) throw new CannotCheckOut()
  const wanted = wantedOf(request)
  const found = (facts.lines.get(buyer.id) ?? []).filter(({ hash }) => wanted.has(hash))
  if (found.length < wanted.size && facts.skipsLocked) return undefined
  const own = before.orders.filter((order) => order.request.buyer.id === buyer.id)
  const taken = new Set(own.flatMap(({ lines }) => lines.map(({ hash }) => hash)))
  const chosen = found.filter(({ hash }) => !taken.has(hash))
  const points = before.points.get(buyer.id) ?? spender.points
  keepPromises(chosen, facts)
  checkPrices(chosen, wanted)
  const lines = checkLines(chosen, wanted, points)
  keepLimits(lines, piecesOf(buyer.id, facts, own), facts.now)
  takeFromShelf(lines, before.shelf)
  const total = totalOf(lines)
  const placed = { request, lines, total, left: points - total }
  before.orders.push(placed)
  before.points.set(buyer.id, placed.left)
  return { placed }
}

/** The answer that the same request got before, or gets in this very group. */
function repeatOf(
  request: OrderRequest,
  { kept }: OrderFacts,
  { orders }: PlacedBefore
): OrderJudgement {
  const name = nameOf(repeatable(request))
  const answered = kept.get(name)
  const twin = orders.find((order) => nameOf(repeatable(order.request)) === name)
  const first = answered ?? twin?.request
  if (!first) return undefined
  if (first.bodyHash !== request.bodyHash) throw new IdempotencyMismatch()
  return answered ? { replayed: JSON.parse(answered.answer) } : { repeats: twin! }
}

/** What a member ordered of limited gifts, with the orders before. */
function piecesOf(memberId: number, { pieces, now }: OrderFacts, own: NewOrder[]): PastPieces[] {
  const fresh = own.flatMap(({ lines }) => lines.filter(({ isReward }) => !isReward))
  return [
    ...pieces.filter((one) => one.memberId === memberId),
    ...fresh.map(({ productId, quantity }) => ({ memberId, productId, quantity, placedAt: now })),
  ]
}

/** @throws reward_over on `items.{hash}` */
function keepPromises(lines: ChosenLine[], { rewards }: OrderFacts): void {
  for (const { isReward, rewardId, hash } of lines) {
    if (isReward && !rewards.has(rewardId!)) throw new RewardOver(fieldOf(hash))
  }
}

/** @throws gift_limit on `items.{hash}` */
function keepLimits(lines: OrderedLine[], pieces: PastPieces[], now: number): void {
  const chosen = lines.filter(({ isReward }) => !isReward)
  for (const [productId, rule] of limitRulesOf(chosen)) {
    const ordered = pieces.filter((one) => one.productId === productId)
    const limit = limitStanding(rule, ordered, now)
    const own = chosen.filter((line) => line.productId === productId)
    const wanted = own.reduce((sum, { quantity }) => sum + quantity, 0)
    if (wanted > limit.left) throw new GiftLimitReached(fieldOf(own.at(-1)!.hash), limit)
  }
}

/**
 * Sets aside what all lines together need of each stock item.
 *
 * @throws out_of_stock on `items.{hash}`
 */
function takeFromShelf(lines: OrderedLine[], shelf: PlacedBefore['shelf']): void {
  const items = Map.groupBy(lines, ({ stockItemId }) => stockItemId)
  const ascending = [...items].sort(([one], [other]) => one - other)
  const left = ascending.map(([id, own]): [number, number | null] => {
    const held = shelf.has(id) ? shelf.get(id)! : own[0].stock
    if (held === null) return [id, null]
    const wanted = own.reduce((sum, { quantity }) => sum + quantity, 0)
    if (wanted > held) throw new ItemUnavailable(fieldOf(own.at(-1)!.hash), held)
    return [id, held - wanted]
  })
  for (const [id, pieces] of left) shelf.set(id, pieces)
}
