import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { recordDeed } from '#catalogue/desk/deed'
import { NotThere, TransitionRefused } from '#catalogue/exceptions'
import { SubstituteSame, SubstituteTooDear, SubstitutionRefused } from '#catalogue/desk/exceptions'
import { heldOrder } from '#catalogue/orders/held_order'
import type OrderLine from '#catalogue/orders/models/order_line'
import { tellOfSubstitution } from '#catalogue/orders/order_mails'
import { combinationOf } from '#catalogue/products/combination'
import { swapStock } from '#catalogue/stock/order_stock_sql'
import { credit } from '#points'
import OrderSubstitution from '../models/order_substitution.js'
import { linesIn } from '../parcels.js'
import { replacementIn, type Replacement } from '../queries/replacement.js'

/** Another gift for a whole line of an order, chosen by staff. */
export interface LineSubstitution {
  orderId: number
  lineId: number
  productId: number
  /** Ids of variation values, one for each type of the product. */
  variations: number[]
  /** Whether the ordered pieces can be sold to others again; otherwise they are booked as lost. */
  isBack: boolean
  /** The staff member; left out where the shop itself replaces. */
  actorId?: number
}

/**
 * Lets another gift of the same price or a lower one go out for a line that has not been sent; the
 * difference comes back to the member, once. The order keeps its total and its line as ordered.
 *
 * @returns points that came back
 * @throws not_found, transition_refused, substitution_refused on `line`; substitute_too_dear,
 * substitute_same, not_for_replacing and out_of_stock on `product_id`; required and invalid on
 * `variations`
 */
export async function substituteLine(
  trx: Transaction,
  { orderId, lineId, productId, variations, isBack, actorId }: LineSubstitution
): Promise<number> {
  const { client } = trx
  const now = clock.now()
  const order = await heldOrder(trx, { id: orderId })
  const line = (await linesIn(order)).find(({ id }) => id === lineId)
  if (!line) throw new NotThere()
  if (!['received', 'processing'].includes(order.status)) throw new TransitionRefused()
  if (line.substitution || line.sent > 0) throw new SubstitutionRefused()
  await order.merge({ updatedAt: now }).save()
  const replacement = await replacementIn(trx, productId, variations)
  refuseUnfit(line, replacement)
  const { quantity } = line
  const credited = (line.price - replacement.price) * quantity
  if (credited > 0) {
    await credit(trx, {
      memberId: order.memberId,
      points: credited,
      source: 'substitution',
      sourceName: `#${orderId}`,
      reference: `substitute:${lineId}`,
      actorId,
    })
  }
  const items = { from: line.stockItemId, to: replacement.stockItemId }
  await swapStock(trx, { orderId, lineId, quantity, isBack, actorId, ...items })
  const place = { orderId, orderLineId: lineId, actorId: actorId ?? null, happenedAt: now }
  await OrderSubstitution.create({ ...replacement, ...place, credited }, { client })
  const detail = `${lineId}: ${replacement.productId}, ${credited}`
  await recordDeed(trx, { orderId, actorId, action: 'order.line_substituted', detail })
  await tellOfSubstitution(trx, order, { line, replacement, credited })
  return credited
}

function refuseUnfit(line: OrderLine, { productId, price, variations }: Replacement) {
  if (price > line.price) throw new SubstituteTooDear()
  const values = (chosen: Replacement['variations']) =>
    combinationOf(chosen.map(({ value }) => value.id))
  const isSame = productId === line.productId && values(line.variations) === values(variations)
  if (isSame) throw new SubstituteSame()
}
