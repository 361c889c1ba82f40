import { randomUUID } from 'node:crypto'
import { placeOrder } from '#catalogue/checkout/actions/place_order'
import { givenCart, givenProduct } from './catalogue.js'
import { SHIPPING } from './checkout.js'
import { givenMember, type GivenMember } from './members.js'
import { givenPoints } from './points.js'
import { givenCreditedScan } from './scans.js'

/** An order of two pieces at 100 points by a member who had 1000, from a stock of 5. */
export async function givenOrder(stock: number | null = 5, given: GivenMember = {}) {
  const member = await givenMember(given)
  await givenCreditedScan(member)
  await givenPoints(member, 999)
  const product = await givenProduct({ price: 100, stock })
  const [hash] = await givenCart(member, [{ product, quantity: 2 }])
  const { answer } = await placeOrder({
    buyer: { id: member.id, email: member.email, locale: 'en' },
    shipping: { ...SHIPPING, floor: 2 },
    items: { [hash]: { selected: true, quantity: 2 } },
    key: randomUUID(),
    bodyHash: 'x',
  })
  return { member, product, orderId: answer.id }
}
