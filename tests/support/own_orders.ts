import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { changeOrderStatus, placeOrder, sendParcel } from '#catalogue'
import type { OrderStatus } from '#catalogue/orders/order_status'
import { givenCart, givenProduct } from './catalogue.js'
import { linesOf, SHIPPING } from './checkout.js'
import { givenMember, type TestMember } from './members.js'
import { givenCreditedScan } from './scans.js'

/** A member with so many orders of one piece at 10 points each; their ids in the order of time. */
export async function givenOrders(count: number) {
  const member = await givenMember({ locale: 'en' })
  await givenCreditedScan(member, count * 10)
  const product = await givenProduct({ price: 10 })
  const orderIds: number[] = []
  while (orderIds.length < count) {
    const [hash] = await givenCart(member, [{ product }])
    const { answer } = await placeOrder({
      buyer: { id: member.id, email: member.email, locale: 'en' },
      shipping: { ...SHIPPING, floor: 2 },
      items: { [hash]: { selected: true, quantity: 1 } },
      key: randomUUID(),
      bodyHash: 'x',
    })
    orderIds.push(answer.id)
  }
  return { member, orderIds }
}

/** Opens a page of orders as the browser of a member does. */
export function visitOrders(client: ApiClient, member: TestMember, path = '') {
  return client.get(`/rendelesek${path}`).withGuard('member').loginAs(member).withInertia()
}

/** What a member wants of an order, sent as a script does, so that refusals come as JSON. */
export function wishOf(
  client: ApiClient,
  member: TestMember,
  [orderId, wish, body = {}]: [orderId: number, wish: 'cim' | 'lemondas', body?: object]
) {
  return client
    .post(`/rendelesek/${orderId}/${wish}`)
    .header('accept', 'application/json')
    .redirects(0)
    .withCsrfToken()
    .withGuard('member')
    .loginAs(member)
    .json(body)
}

/** What a parcel is called by its carrier, and the pieces of the first line that lie in it. */
export interface GivenParcel {
  carrier?: string
  reference?: string
  quantity: number
}

/** Sends pieces of the first line of an order in a parcel, once somebody has begun to work on it. */
export async function givenParcel(
  orderId: number,
  { carrier = '', reference = '', quantity }: GivenParcel
): Promise<void> {
  const [order] = await shopReader().rows<{ status: string }>(
    'SELECT status FROM orders WHERE id = ?',
    [orderId]
  )
  if (order.status === 'received') await takeSteps(orderId, 'processing')
  const [line] = await linesOf({ id: orderId })
  const lines = [{ lineId: line.id as number, quantity }]
  await transaction((trx) => sendParcel(trx, { orderId, carrier, reference, lines }))
}

/** Takes an order on as staff would, one step after the other. */
export async function takeSteps(orderId: number, ...steps: OrderStatus[]): Promise<void> {
  for (const to of steps) await transaction((trx) => changeOrderStatus(trx, { orderId, to }))
}
