import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { transaction } from '#app/transaction'
import { changeOrderStatus, placeOrder, type OrderStatus } from '#catalogue'
import { givenCart, givenProduct } from './catalogue.js'
import { SHIPPING } from './checkout.js'
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

/** Takes an order on as staff would, one step after the other. */
export async function takeSteps(orderId: number, ...steps: OrderStatus[]): Promise<void> {
  for (const to of steps) await transaction((trx) => changeOrderStatus(trx, { orderId, to }))
}
