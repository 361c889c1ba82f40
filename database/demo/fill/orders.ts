import { randomUUID } from 'node:crypto'
import { bodyHash } from '#app/idempotency/idempotency'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import {
  addToCart,
  cartOf,
  changeOrderStatus,
  placeOrder,
  sendParcel,
  substituteLine,
} from '#catalogue'
import { balanceOf } from '#points'
import { chanceOf, type Chance } from '../members/chance.js'
import type { OrderStep } from '../members/happenings.js'
import type { MemberPlan } from '../members/member_plan.js'
import type { FilledGift } from './catalogue.js'
import { addressColumns } from './members.js'

/** Where members of the demo order. */
export type OrderDesk = {
  gifts: FilledGift[]
  /** Ids of the placed orders by their number in the happenings. */
  placed: Map<number, number>
}

/** A member at the desk. */
export type Customer = { memberId: number; plan: MemberPlan }

/** A member who saves for something does not spend the points on pencils. */
const LEAST_SHARE_OF_BALANCE = 0.25

/** Every so many orders are of two pieces, where the points allow; those leave in two parcels. */
const TWO_PIECES_EVERY = 4
/** For every so many orders something cheaper goes out, because the gift was broken in the store. */
const REPLACED_EVERY = 15
/** The gifts closest in price, one of which goes out instead. */
const CLOSEST = 3
const CARRIERS = ['GLS', 'MPL', 'DPD']

/** Lets the member order one affordable gift; without enough points nothing happens. */
export async function bookOrder(desk: OrderDesk, customer: Customer, order: number): Promise<void> {
  const { memberId, plan } = customer
  const chance = chanceOf(order)
  const balance = await balanceOf(memberId)
  const gift = chosenGift(desk.gifts, balance, chance)
  if (!gift) return
  const isPair = order % TWO_PIECES_EVERY === 0 && gift.record.price * 2 <= balance
  await putInCart(memberId, gift, { chance, quantity: isPair ? 2 : 1 })
  const { items: lines } = await cartOf(memberId, plan.locale)
  const items = Object.fromEntries(
    Object.values(lines).map(({ id, quantity }) => [id, { selected: true, quantity }])
  )
  const { answer } = await placeOrder({
    buyer: { id: memberId, email: plan.email, locale: plan.locale },
    shipping: { last_name: plan.last_name, first_name: plan.first_name, ...addressColumns(plan) },
    items,
    key: randomUUID(),
    bodyHash: bodyHash({ items }),
  })
  desk.placed.set(order, answer.id)
}

/**
 * Takes an order one step on; an order that was never placed is passed over. What staff do on the way
 * is done as well: another gift goes out, or a part of the order goes ahead.
 */
export async function bookOrderStep(
  trx: Transaction,
  desk: OrderDesk,
  { order, to }: { order: number; to: OrderStep }
): Promise<void> {
  const orderId = desk.placed.get(order)
  if (orderId === undefined) return
  // Another reference for each parcel of the order.
  const chance = chanceOf(order * 2 + Number(to === 'shipped'))
  const consignment = {
    carrier: chance.oneOf(CARRIERS),
    reference: String(chance.between(10_000_000, 99_999_999)),
  }
  await changeOrderStatus(trx, { orderId, to, consignment })
  if (to !== 'processing') return
  if (order % REPLACED_EVERY === 0) await replace(trx, desk, { orderId, chance })
  const lines = await linesOf(trx, orderId)
  const ahead = lines.filter(({ quantity }) => quantity > 1)
  if (!ahead.length) return
  const parcel = ahead.map(({ id }) => ({ lineId: id, quantity: 1 }))
  await sendParcel(trx, { orderId, lines: parcel, ...consignment })
}

async function replace(
  trx: Transaction,
  { gifts }: OrderDesk,
  { orderId, chance }: { orderId: number; chance: Chance }
) {
  const [line] = await linesOf(trx, orderId)
  const simple = gifts.filter(({ variations }) => variations.length === 0)
  const cheaper = simple
    .filter(({ record }) => record.price < line.price)
    .toSorted((one, other) => other.record.price - one.record.price)
  if (!cheaper.length) return
  const { id: productId } = chance.oneOf(cheaper.slice(0, CLOSEST))
  await substituteLine(trx, { orderId, lineId: line.id, productId, variations: [], isBack: false })
}

function linesOf(trx: Transaction, orderId: number) {
  const sql = 'SELECT id, price, quantity FROM order_lines WHERE order_id = ? ORDER BY id'
  return rows<{ id: number; price: number; quantity: number }>(trx, sql, [orderId])
}

/** Puts a gift in the cart, in variations that chance picks. */
export async function putInCart(
  memberId: number,
  { record, variations }: FilledGift,
  { chance, quantity }: { chance: Chance; quantity: number }
): Promise<void> {
  await addToCart({
    memberId,
    product: record.slug,
    quantity,
    variations: variations.map(({ type, values }) => ({ type, value: chance.oneOf(values) })),
  })
}

function chosenGift(gifts: FilledGift[], balance: number, chance: Chance): FilledGift | undefined {
  const affordable = gifts.filter(({ record }) => record.price <= balance)
  const worthy = affordable.filter(({ record }) => record.price >= balance * LEAST_SHARE_OF_BALANCE)
  const choice = worthy.length > 0 ? worthy : affordable
  return choice.length > 0 ? chance.oneOf(choice) : undefined
}
