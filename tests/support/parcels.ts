import { randomUUID } from 'node:crypto'
import { transaction } from '#app/transaction'
import { changeOrderStatus, placeOrder, sendParcel, substituteLine } from '#catalogue'
import { givenCart, type GivenCartItem } from './catalogue.js'
import { linesOf, SHIPPING } from './checkout.js'
import { givenMember, givenStaff } from './members.js'
import { givenPoints } from './points.js'
import { givenCreditedScan } from './scans.js'

/** An order of these gifts by a member who had so many points, in processing, and who works on it. */
export async function givenOrderInWork(items: GivenCartItem[], points = 1000) {
  const member = await givenMember({ locale: 'en' })
  await givenCreditedScan(member)
  await givenPoints(member, points - 1)
  const hashes = await givenCart(member, items)
  const chosen = hashes.map((hash, at) => {
    return [hash, { selected: true, quantity: items[at].quantity ?? 1 }] as const
  })
  const { answer } = await placeOrder({
    buyer: { id: member.id, email: member.email, locale: 'en' },
    shipping: { ...SHIPPING, floor: 2 },
    items: Object.fromEntries(chosen),
    key: randomUUID(),
    bodyHash: 'x',
  })
  const orderId = answer.id
  await transaction((trx) => changeOrderStatus(trx, { orderId, to: 'processing' }))
  const lineIds = (await linesOf(answer)).map(({ id }) => id as number)
  const { id: actorId } = await givenStaff()
  return { member, orderId, lineIds, actorId }
}

type Worked = { orderId: number; actorId: number }

/** Sends pieces by line, as staff do. */
export function send({ orderId, actorId }: Worked, pieces: Record<number, number>, carrier = '') {
  const lines = Object.entries(pieces).map(([id, quantity]) => ({ lineId: Number(id), quantity }))
  return transaction((trx) =>
    sendParcel(trx, { orderId, actorId, lines, carrier, reference: carrier && '00123' })
  )
}

/** Lets a product go out for a line, as staff do; what was ordered is back in the store or lost. */
export function substitute(
  { orderId, actorId }: Worked,
  [lineId, productId, variations = []]: [lineId: number, productId: number, variations?: number[]],
  isBack = true
) {
  return transaction((trx) =>
    substituteLine(trx, { orderId, lineId, productId, variations, isBack, actorId })
  )
}

/** The code of the refusal, or `done`. */
export function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error) => error.code
  )
}
