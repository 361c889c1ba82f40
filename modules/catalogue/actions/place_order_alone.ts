import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { idempotently, type RepeatedAnswer } from '#app/idempotency/idempotency'
import { sendLater } from '#app/outbox/outbox'
import { transaction, type Transaction } from '#app/transaction'
import { balanceIn, debit, NotEnoughPoints, holdSpender, type Spender } from '#points'
import { CannotCheckOut, ItemChanged, PointsDoNotSuffice } from '../exceptions.js'
import { keepLimits } from '../keep_limits.js'
import {
  checkLines,
  checkPrices,
  fieldOf,
  namesOf,
  totalOf,
  type OrderedLine,
} from '../order_checks.js'
import { confirmationOf, type Buyer } from '../order_confirmation.js'
import { repeatable, wantedOf, type OrderRequest, type PlacedOrder } from '../order_request.js'
import { recordStep } from '../order_steps.js'
import { chosenLines } from '../queries/chosen_lines.js'
import { SHIPPING_COLUMNS, shippingValues } from '../shipping.js'
import { takeStock } from '../stock.js'

const REMOVE = (placeholders: string) => `DELETE FROM cart_items
  WHERE member_id = ? AND hash IN (${placeholders}) RETURNING hash`

const ORDER = `INSERT INTO orders (member_id, idempotency_key, status, total,
  ${SHIPPING_COLUMNS.join(', ')}, placed_at, updated_at)
  VALUES (?, ?, 'received', ?, ${SHIPPING_COLUMNS.map(() => '?').join(', ')}, ?, ?) RETURNING id`

const LINE = `INSERT INTO order_lines (order_id, product_id, stock_item_id, title_hu, title_en,
  price, quantity, variations, is_promotion_reward, reward_id)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

/**
 * Exchanges points for the selected gifts, in the way that knows every case.
 *
 * @throws cant_checkout, item_changed, price_changed, quantity_locked, out_of_stock, gift_limit,
 * not_enough_points, not_enough_points_quantity, idempotency_mismatch
 */
export async function placeOrderAlone(request: OrderRequest): Promise<RepeatedAnswer<PlacedOrder>> {
  return transaction(async (trx) => {
    // Before the key, as in the way of those that are placed together: otherwise the two would wait for each other.
    const spender = await holdSpender(trx, request.buyer.id)
    return idempotently(trx, repeatable(request), () => order(trx, request, spender))
  })
}

async function order(
  trx: Transaction,
  request: OrderRequest,
  { hasCreditedScan, points }: Spender
): Promise<PlacedOrder> {
  const { buyer } = request
  const wanted = wantedOf(request)
  if (!hasCreditedScan) throw new CannotCheckOut()
  const chosen = await chosenLines(trx, buyer.id, [...wanted.keys()])
  checkPrices(chosen, wanted)
  const lines = checkLines(chosen, wanted, points)
  await takeFromCart(trx, buyer.id, lines)
  const total = totalOf(lines)
  const id = await writeOrder(trx, request, total)
  const available = await pay(trx, { buyer, id, total, lines })
  await keepLimits(trx, buyer.id, lines)
  await takeStock(trx, id, lines)
  for (const line of lines) await writeLine(trx, id, line)
  const { shipping } = request
  const confirmed = { id, total, buyer, shipping, lines, availablePoints: available }
  await sendLater(trx, confirmationOf(confirmed))
  return { id, total, available_points: available }
}

/** A second checkout of the same items waits here and then finds them gone. */
async function takeFromCart(
  trx: Transaction,
  memberId: number,
  lines: OrderedLine[]
): Promise<void> {
  const hashes = lines.map((line) => line.hash)
  const sql = REMOVE(hashes.map(() => '?').join(', '))
  const taken = await rows<{ hash: string }>(trx, sql, [memberId, ...hashes])
  if (taken.length === hashes.length) return
  const gone = hashes.find((hash) => !taken.some((one) => one.hash === hash))!
  throw new ItemChanged(fieldOf(gone))
}

async function writeOrder(
  trx: Transaction,
  { buyer, key, shipping }: OrderRequest,
  total: number
): Promise<number> {
  const now = clock.now()
  const [{ id }] = await rows<{ id: number }>(trx, ORDER, [
    buyer.id,
    key,
    total,
    ...shippingValues(shipping),
    now,
    now,
  ])
  await recordStep(trx, { orderId: id, status: 'received', at: now })
  return id
}

interface Payment {
  buyer: Buyer
  id: number
  total: number
  lines: OrderedLine[]
}

/** The balance itself refuses what it does not cover, whatever was read before. */
async function pay(trx: Transaction, payment: Payment): Promise<number> {
  const { buyer, id, total, lines } = payment
  if (total === 0) return balanceIn(trx, buyer.id)
  try {
    const entry = await debit(trx, {
      memberId: buyer.id,
      points: total,
      source: 'redeem',
      sourceName: namesOf(lines, buyer.locale),
      reference: `order:${id}`,
    })
    return entry.balanceAfter
  } catch (error) {
    if (error instanceof NotEnoughPoints) throw new PointsDoNotSuffice('items')
    throw error
  }
}

async function writeLine(trx: Transaction, orderId: number, line: OrderedLine) {
  await rows(trx, LINE, [
    orderId,
    line.productId,
    line.stockItemId,
    line.title_hu,
    line.title_en,
    line.price,
    line.quantity,
    JSON.stringify(line.variations),
    line.isReward ? 1 : 0,
    line.rewardId,
  ])
}
