import { inOneTurn } from '#app/database/in_one_turn'
import { leaveOneByOne } from '#app/database/one_by_one'
import { DomainException } from '#app/exceptions/domain_exception'
import { keepAnswers, unusedOf } from '#app/idempotency/together'
import type { RepeatableRequest } from '#app/idempotency/idempotency'
import { sendTogether } from '#app/outbox/outbox'
import { transaction, type Transaction } from '#app/transaction'
import { holdSpenders, spendTogether } from '#points'
import { checkLines, checkPrices, namesOf, totalOf, type OrderedLine } from '../order_checks.js'
import { confirmationOf } from '../order_confirmation.js'
import { repeatable, wantedOf, type OrderRequest, type PlacedOrder } from '../order_request.js'
import { heldLines, type ChosenLine } from '../queries/chosen_lines.js'
import { drawOrderIds, writeOrders, type NewOrder } from './write_orders.js'

/*
 * What placeOrderAlone does, for the plain orders of a moment in one transaction, on PostgreSQL only. Locks are taken in the
 * global order: members, items of carts, stock ascending. Nobody's balance or cart is waited for.
 * Who cannot be served here leaves nothing behind and is placed alone, which also finds the words of a refusal.
 */

/** Groups under way at a time; more of them would be smaller. */
const GROUPS_MAX = 2

/** Orders of one statement each; undefined for an order that is to be placed alone. */
export const placeTogether = inOneTurn<OrderRequest, PlacedOrder | undefined>(
  async (requests) => {
    const together = ofDifferentMembers(requests)
    const placed = await placedOf(together)
    return requests.map((request) => placed.get(request))
  },
  { groupsMax: GROUPS_MAX, writes: true }
)

/** The first order of each member: a balance is held once. */
function ofDifferentMembers(requests: readonly OrderRequest[]): OrderRequest[] {
  const members = new Set<number>()
  return requests.filter(({ buyer }) => !members.has(buyer.id) && members.add(buyer.id))
}

type Placed = Map<OrderRequest, PlacedOrder>
/** A request with what makes it known again. */
type Keyed = RepeatableRequest & { request: OrderRequest }
type Order = Omit<NewOrder, 'id'>
type Draft = NewOrder & { keyed: Keyed }

async function placedOf(requests: OrderRequest[]): Promise<Placed> {
  try {
    return await transaction((trx) => place(trx, requests))
  } catch (error) {
    leaveOneByOne(error, 'Orders')
    return new Map()
  }
}

async function place(trx: Transaction, requests: OrderRequest[]): Promise<Placed> {
  const keyed = requests.map((request) => ({ request, ...repeatable(request) }))
  const memberIds = requests.map(({ buyer }) => buyer.id)
  // Sent together and carried out in this order.
  const [spenders, unused, chosen, ids] = await Promise.all([
    holdSpenders(trx, memberIds),
    unusedOf(trx, keyed),
    heldLines(trx, requests.flatMap(wantedItems)),
    drawOrderIds(trx, requests.length),
  ])
  const shelf: Shelf = new Map()
  const drafts = unused.flatMap((one): Draft[] => {
    const { buyer } = one.request
    const spender = spenders.get(buyer.id)
    if (!spender?.hasCreditedScan) return []
    const held = { lines: chosen.get(buyer.id) ?? [], points: spender.points, shelf }
    const order = plainOrder(one.request, held)
    return order ? [{ ...order, keyed: one, id: ids.shift()! }] : []
  })
  if (drafts.length) await write(trx, drafts)
  return new Map(drafts.map((draft) => [draft.keyed.request, answerOf(draft)]))
}

function wantedItems(request: OrderRequest): { memberId: number; hash: string }[] {
  const memberId = request.buyer.id
  return [...wantedOf(request).keys()].map((hash) => ({ memberId, hash }))
}

/** Pieces left by stock item, as far as the orders of the group have looked; null is unlimited. */
type Shelf = Map<number, number | null>

interface Held {
  lines: ChosenLine[]
  points: number
  shelf: Shelf
}

/** The order as it can be placed here; undefined where it is to be placed alone. */
function plainOrder(request: OrderRequest, { lines, points, shelf }: Held): Order | undefined {
  const ordered = checked(request, lines, points)
  const total = ordered ? totalOf(ordered) : 0
  // What is free leaves no entry, and how much of a limited gift was ordered is for the long way to count.
  if (!ordered || total === 0 || ordered.some(isLimited)) return undefined
  if (!takeFrom(shelf, ordered)) return undefined
  return { request, lines: ordered, total, left: points - total }
}

function checked(request: OrderRequest, lines: ChosenLine[], points: number) {
  const wanted = wantedOf(request)
  try {
    checkPrices(lines, wanted)
    return checkLines(lines, wanted, points)
  } catch (error) {
    if (error instanceof DomainException) return undefined
    throw error
  }
}

const isLimited = ({ isReward, limitQuantity }: OrderedLine) => !isReward && limitQuantity !== null

/** Whether there is enough for all lines together; what they need is set aside then. */
function takeFrom(shelf: Shelf, lines: OrderedLine[]): boolean {
  const left: Shelf = new Map()
  for (const { stockItemId: id, stock, quantity } of lines) {
    const known = left.get(id) ?? shelf.get(id) ?? stock
    if (known !== null && known < quantity) return false
    left.set(id, known === null ? null : known - quantity)
  }
  for (const [id, pieces] of left) shelf.set(id, pieces)
  return true
}

/** The statements are sent together; where one fails, none of them has happened. */
async function write(trx: Transaction, drafts: Draft[]): Promise<void> {
  const spendings = drafts.map(({ id, total, lines, request: { buyer } }) => ({
    memberId: buyer.id,
    points: total,
    sourceName: namesOf(lines, buyer.locale),
    reference: `order:${id}`,
  }))
  const mails = drafts.map(({ id, total, left, lines, request: { buyer, shipping } }) =>
    confirmationOf({ id, total, availablePoints: left, lines, buyer, shipping })
  )
  const answers = drafts.map((draft): [Keyed, PlacedOrder] => [draft.keyed, answerOf(draft)])
  await Promise.all([
    writeOrders(trx, drafts),
    spendTogether(trx, 'redeem', spendings),
    sendTogether(trx, mails),
    keepAnswers(trx, new Map(answers)),
  ])
}

function answerOf({ id, total, left }: Draft): PlacedOrder {
  return { id, total, available_points: left }
}
