import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import { runnerOf } from '#app/database/statement'
import type { RepeatedAnswer } from '#app/idempotency/idempotency'
import { keepAnswers, keptAnswers } from '#app/idempotency/together'
import type { MailPayload } from '#app/outbox/letters'
import { NOTICE, type NoticePayload } from '#app/outbox/notices'
import { ORDER_CHANGED, tellFollowers } from '#app/outbox/facts'
import { sendTogether, type OutboxMessage } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import { namesOf } from '#catalogue/checkout/order_checks'
import { confirmationOf } from '#catalogue/checkout/order_confirmation'
import {
  repeatable,
  wantedOf,
  type OrderRequest,
  type PlacedOrder,
} from '#catalogue/checkout/order_request'
import { holdLines, type ChosenLine } from '#catalogue/checkout/queries/chosen_lines_sql'
import { limitRulesOf, piecesOrdered } from '#catalogue/checkout/queries/gift_limits_of'
import { PromisedGifts } from '#catalogue/contracts/promised_gifts'
import { orderNotice } from '#catalogue/orders/order_mails'
import { takeStock } from '#catalogue/stock/order_stock_sql'
import { book, holdSpenders } from '#points'
import { judgeOrders, type NewOrder, type OrderFacts, type OrderJudgement } from './judge_orders.js'
import { numberOrders, writeLines, type NumberedOrder } from './write_orders_sql.js'

/** What became of a request; undefined where nothing was decided and it is to be judged again. */
export type Placed = RepeatedAnswer<PlacedOrder> | Error | undefined

/**
 * Exchanges points for selected gifts at the prices and stock of this moment; a refused order harms no neighbour. The only way
 * an order is placed. Locks in the global order: members, items of carts, stock, each ascending.
 *
 * A single order waits for its member and cart. Several pass over what somebody else holds at the moment.
 */
export async function placeOrders(
  trx: Transaction,
  requests: readonly OrderRequest[]
): Promise<Placed[]> {
  const facts = await readFacts(trx, requests)
  const judgements = judgeOrders(requests, facts)
  const placed = judgements.flatMap((one) => (one && 'placed' in one ? one.placed : []))
  const orders = await writeOrders(trx, placed, facts)
  return judgements.map((judgement) => answerOf(judgement, orders))
}

async function readFacts(trx: Transaction, requests: readonly OrderRequest[]): Promise<OrderFacts> {
  const memberIds = [...new Set(requests.map(({ buyer }) => buyer.id))]
  const skipsLocked = requests.length > 1
  // Sent together: PostgreSQL reads after the members are locked.
  const [spenders, kept, lines] = await Promise.all([
    holdSpenders(trx, memberIds, { skipsLocked }),
    keptAnswers(trx, requests.map(repeatable)),
    holdLines(trx, requests.flatMap(wantedItems), { skipsLocked }),
  ])
  const found = [...lines.values()].flat()
  const chosen = found.filter(({ isReward }) => !isReward)
  const pieces = await piecesOrdered(runnerOf(trx), memberIds, limitRulesOf(chosen))
  const rewards = await holdRewards(trx, found)
  return { spenders, skipsLocked, kept, lines, pieces, rewards, now: clock.now() }
}

/** The last of what is held; hardly an order has any. */
async function holdRewards(trx: Transaction, lines: ChosenLine[]): Promise<ReadonlySet<number>> {
  const ids = lines.flatMap(({ rewardId }) => rewardId ?? [])
  if (!ids.length) return new Set()
  const promised = await app.container.make(PromisedGifts)
  return promised.hold(trx, ids)
}

function wantedItems(request: OrderRequest): { memberId: number; hash: string }[] {
  const memberId = request.buyer.id
  return [...wantedOf(request).keys()].map((hash) => ({ memberId, hash }))
}

type Orders = Map<NewOrder, NumberedOrder>

async function writeOrders(
  trx: Transaction,
  placed: NewOrder[],
  { spenders, now }: OrderFacts
): Promise<Orders> {
  if (!placed.length) return new Map()
  const orders = await numberOrders(trx, placed, now)
  const balances = new Map([...spenders].map(([id, { points }]) => [id, points]))
  // Sent together; where one of them fails, none of them has happened.
  await Promise.all([
    writeLines(trx, orders, now),
    takeStock(trx, orders.flatMap(takenPieces)),
    book(trx, orders.flatMap(paymentOf), balances),
    sendTogether(trx, orders.flatMap(messagesOf)),
    useRewards(trx, orders),
    keepAnswers(
      trx,
      orders.map((order) => [repeatable(order.request), toldOf(order)])
    ),
  ])
  for (const order of orders) {
    const told = { orderId: order.id, memberId: order.request.buyer.id, status: 'received' }
    await tellFollowers(trx, ORDER_CHANGED, { ...told, changedAt: now })
  }
  return new Map(placed.map((order, place) => [order, orders[place]]))
}

async function useRewards(trx: Transaction, orders: NumberedOrder[]): Promise<void> {
  const used = orders.flatMap(({ id: orderId, lines }) =>
    lines.flatMap(({ rewardId }) => (rewardId === null ? [] : { rewardId, orderId }))
  )
  if (!used.length) return
  const promised = await app.container.make(PromisedGifts)
  await promised.use(trx, used)
}

/** What is unlimited is not counted. */
function takenPieces({ id: orderId, lines }: NumberedOrder) {
  const counted = lines.filter(({ stock }) => stock !== null)
  const items = Map.groupBy(counted, ({ stockItemId }) => stockItemId)
  return [...items].map(([stockItemId, own]) => {
    const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0)
    return { orderId, stockItemId, pieces }
  })
}

/** What is free leaves no entry. */
function paymentOf({ id, total, lines, request: { buyer } }: NumberedOrder) {
  if (total === 0) return []
  const sourceName = namesOf(lines, buyer.locale)
  const reference = `order:${id}`
  return [{ memberId: buyer.id, points: -total, source: 'redeem' as const, sourceName, reference }]
}

/** A mail, and a word in the shop, where nobody has to look for a mail. */
function messagesOf(order: NumberedOrder): OutboxMessage<MailPayload | NoticePayload>[] {
  return [confirmation(order), received(order)]
}

function confirmation({ id, total, left, lines, request: { buyer, shipping } }: NumberedOrder) {
  return confirmationOf({ id, total, availablePoints: left, lines, buyer, shipping })
}

function received({ id, request: { buyer } }: NumberedOrder): OutboxMessage<NoticePayload> {
  const notice = orderNotice(id, 'order_received')
  const dedupeKey = `notice:order_received:${id}`
  return {
    topic: NOTICE,
    dedupeKey,
    memberId: buyer.id,
    payload: { memberIds: [buyer.id], notice },
  }
}

function toldOf({ id, total, left }: NumberedOrder): PlacedOrder {
  return { id, total, available_points: left }
}

function answerOf(judgement: OrderJudgement, orders: Orders): Placed {
  if (!judgement) return undefined
  if ('refused' in judgement) return judgement.refused
  if ('replayed' in judgement) return { answer: judgement.replayed, replayed: true }
  if ('placed' in judgement) {
    return { answer: toldOf(orders.get(judgement.placed)!), replayed: false }
  }
  return { answer: toldOf(orders.get(judgement.repeats)!), replayed: true }
}
