import { recordAudit } from '#app/audit/audit'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { credit } from '#points'
import { combinationOf } from '../combination.js'
import {
  NotThere,
  SubstituteSame,
  SubstituteTooDear,
  SubstitutionRefused,
  TransitionRefused,
} from '../exceptions.js'
import { tellOfSubstitution } from '../order_mails.js'
import { isSent } from '../parcels.js'
import { replacementIn, type Replacement } from '../queries/replacement.js'
import { swapStock } from '../stock.js'

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

interface Line {
  productId: number
  stockItemId: number
  title_hu: string
  title_en: string
  price: number
  quantity: number
  variations: Replacement['variations']
}

// Held first: whoever sends, cancels or replaces in the same order waits here.
const HOLD = `UPDATE orders SET updated_at = ?
  WHERE id = ? AND status IN ('received', 'processing') RETURNING member_id AS "memberId"`

const LINE = `SELECT product_id AS "productId", stock_item_id AS "stockItemId", title_hu, title_en,
    price, quantity, variations FROM order_lines WHERE id = ? AND order_id = ?`

const REPLACED = 'SELECT id FROM order_substitutions WHERE order_line_id = ?'

const REPLACE = `INSERT INTO order_substitutions (order_id, order_line_id, product_id,
    stock_item_id, title_hu, title_en, price, variations, credited, actor_id, happened_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`

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
  const [order] = await rows<{ memberId: number }>(trx, HOLD, [clock.now(), orderId])
  const line = await replaceableLine(trx, { orderId, lineId, isHeld: order !== undefined })
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
  await writeSubstitution(trx, { orderId, lineId, replacement, credited, actorId })
  await tellOfSubstitution(trx, {
    memberId: order.memberId,
    orderId,
    lineId,
    quantity,
    ordered: line,
    replacement,
    credited,
  })
  return credited
}

async function replaceableLine(
  trx: Transaction,
  { orderId, lineId, isHeld }: { orderId: number; lineId: number; isHeld: boolean }
): Promise<Line> {
  type Row = Omit<Line, 'variations'> & { variations: string }
  const [line] = await rows<Row>(trx, LINE, [lineId, orderId])
  if (!line) throw new NotThere()
  if (!isHeld) throw new TransitionRefused()
  const [replaced] = await rows(trx, REPLACED, [lineId])
  if (replaced || (await isSent(trx, lineId))) throw new SubstitutionRefused()
  return { ...line, variations: JSON.parse(line.variations) }
}

function refuseUnfit(line: Line, { productId, price, variations }: Replacement) {
  if (price > line.price) throw new SubstituteTooDear()
  const values = (chosen: Replacement['variations']) =>
    combinationOf(chosen.map(({ value }) => value.id))
  const isSame = productId === line.productId && values(line.variations) === values(variations)
  if (isSame) throw new SubstituteSame()
}

interface WrittenSubstitution extends Pick<LineSubstitution, 'orderId' | 'lineId' | 'actorId'> {
  replacement: Replacement
  credited: number
}

async function writeSubstitution(
  trx: Transaction,
  { orderId, lineId, replacement, credited, actorId }: WrittenSubstitution
) {
  await rows(trx, REPLACE, [
    orderId,
    lineId,
    replacement.productId,
    replacement.stockItemId,
    replacement.title_hu,
    replacement.title_en,
    replacement.price,
    JSON.stringify(replacement.variations),
    credited,
    actorId ?? null,
    clock.now(),
  ])
  if (actorId === undefined) return
  await recordAudit(trx, {
    by: { source: 'admin', staffId: actorId },
    action: 'order.line_substituted',
    subject: { type: 'order', id: orderId },
    detail: `${lineId}: ${replacement.productId}, ${credited}`,
  })
}
