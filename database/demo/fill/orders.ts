import { randomUUID } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { bodyHash } from '#app/idempotency/idempotency'
import { addToCart, cartOf, changeOrderStatus, placeOrder } from '#catalogue'
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

/** Lets the member order one affordable gift; without enough points nothing happens. */
export async function bookOrder(desk: OrderDesk, customer: Customer, order: number): Promise<void> {
  const { memberId, plan } = customer
  const chance = chanceOf(order)
  const gift = chosenGift(desk.gifts, await balanceOf(memberId), chance)
  if (!gift) return
  await putInCart(memberId, gift, chance)
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

/** Takes an order one step on; an order that was never placed is passed over. */
export async function bookOrderStep(
  trx: TransactionClientContract,
  desk: OrderDesk,
  { order, to }: { order: number; to: OrderStep }
): Promise<void> {
  const orderId = desk.placed.get(order)
  if (orderId !== undefined) await changeOrderStatus(trx, { orderId, to })
}

/** Puts one piece of a gift in the cart, in variations that chance picks. */
export async function putInCart(
  memberId: number,
  { record, variations }: FilledGift,
  chance: Chance
): Promise<void> {
  await addToCart({
    memberId,
    product: record.slug,
    quantity: 1,
    variations: variations.map(({ type, values }) => ({ type, value: chance.oneOf(values) })),
  })
}

function chosenGift(gifts: FilledGift[], balance: number, chance: Chance): FilledGift | undefined {
  const affordable = gifts.filter(({ record }) => record.price <= balance)
  const worthy = affordable.filter(({ record }) => record.price >= balance * LEAST_SHARE_OF_BALANCE)
  const choice = worthy.length > 0 ? worthy : affordable
  return choice.length > 0 ? chance.oneOf(choice) : undefined
}
