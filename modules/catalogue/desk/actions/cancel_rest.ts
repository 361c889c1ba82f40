import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { recordDeed } from '#catalogue/desk/deed'
import { NothingToGiveUp } from '#catalogue/desk/exceptions'
import { TransitionRefused } from '#catalogue/exceptions'
import { heldOrder } from '#catalogue/orders/held_order'
import type OrderLine from '#catalogue/orders/models/order_line'
import { tellOfRest } from '#catalogue/orders/order_mails'
import { recordStep } from '#catalogue/orders/order_steps'
import { returnRewards } from '#catalogue/orders/returned_rewards'
import { giveUpStock } from '#catalogue/stock/order_stock_sql'
import { credit } from '#points'
import OrderRemainder from '../models/order_remainder.js'
import { hasParcel, linesIn, parcelsUnderWay } from '../parcels.js'
import { takenBy } from '../substitutions.js'
import { changeOrderStatus } from './change_order_status.js'
import { writeOrderNote } from './write_order_note.js'

/** The rest of an order that cannot go out, as staff say. */
export interface RestCancellation {
  orderId: number
  /** Whether the pieces can be sold to others again; otherwise they are booked as lost. */
  isBack: boolean
  /** Why; it is kept as a note of the order. */
  reason: string
  /** The staff member. */
  actorId: number
}

/** What became of it. */
export type RestAnswer = {
  /** Points that came back. */
  credited: number
  /** Pieces that will not be sent. */
  pieces: number
}

/**
 * Closes an order of which a part left and the rest cannot: what was not sent is given back at the
 * price that was paid for a piece, and the order is shipped with what it sent; delivered where all
 * of that has arrived.
 *
 * @throws not_found, transition_refused, nothing_to_give_up, order_of_deleted
 */
export async function cancelRest(
  trx: Transaction,
  { orderId, isBack, reason, actorId }: RestCancellation
): Promise<RestAnswer> {
  const at = clock.now()
  const order = await heldOrder(trx, { id: orderId })
  if (order.status !== 'processing') throw new TransitionRefused()
  // An order of which nothing left is cancelled whole.
  if (!(await hasParcel(trx, orderId))) throw new NothingToGiveUp()
  const rest = restOf(await linesIn(order))
  if (!rest.length) throw new NothingToGiveUp()
  await order.merge({ status: 'shipped', updatedAt: at }).save()
  for (const { line, gift, quantity, credited } of rest) {
    const orderLineId = line.id
    if (credited > 0) {
      await credit(trx, {
        memberId: order.memberId,
        points: credited,
        source: 'cancelled_order',
        sourceName: `#${orderId}`,
        // The line's own, so that it comes back once.
        reference: `remainder:${orderLineId}`,
        actorId,
      })
    }
    const pieces = { stockItemId: gift.stockItemId, quantity, takenBy: movementOf(line) }
    await giveUpStock(trx, { orderId, lineId: orderLineId, ...pieces, isBack, actorId })
    const remainder = { orderId, orderLineId, quantity, credited, actorId, happenedAt: at }
    await OrderRemainder.create(remainder, { client: trx.client })
  }
  await returnRewards(
    trx,
    rest.map(({ line }) => line)
  )
  const credited = sumOf(rest.map((one) => one.credited))
  const pieces = sumOf(rest.map(({ quantity }) => quantity))
  await recordStep(trx, { orderId, memberId: order.memberId, status: 'shipped', at, actorId })
  await writeOrderNote(trx, { orderId, note: reason, actorId })
  await tellOfRest(trx, order, { gifts: rest, credited })
  const detail = `${pieces}, ${credited}`
  await recordDeed(trx, { orderId, actorId, action: 'order.rest_cancelled', detail })
  if (!(await parcelsUnderWay(trx, orderId)).length) {
    await changeOrderStatus(trx, { orderId, to: 'delivered', actorId })
  }
  return { credited, pieces }
}

/** What is left of lines, by ascending stock item as every order takes them. */
function restOf(lines: OrderLine[]) {
  return lines
    .filter(({ left }) => left > 0)
    .map((line) => {
      const { goingOut: gift, left: quantity } = line
      return { line, gift, quantity, credited: gift.price * quantity }
    })
    .sort((one, other) => one.gift.stockItemId - other.gift.stockItemId)
}

/** The movement that took the pieces of a line from the store; none was written for an unlimited stock. */
function movementOf({ id, orderId, stockItemId, substitution }: OrderLine): string {
  return substitution ? takenBy(id) : `order:${orderId}:${stockItemId}`
}

const sumOf = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0)
