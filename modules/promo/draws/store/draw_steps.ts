import { recordAudit, type Actor } from '#app/audit/audit'
import type { AuditKind } from '#app/audit/kinds'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import type { DrawName } from '../../draw/picks.js'
import Promotion from '../../games/models/promotion.js'
import Draw from '../models/draw.js'
import DrawWish from '../models/draw_wish.js'

/** What becomes of a draw, one after the other; a draw may also become void. */
export const DRAW_STATES = [
  'draft',
  'committed',
  'frozen',
  'drawn',
  'announced',
  'settled',
  'void',
] as const
export type DrawState = (typeof DRAW_STATES)[number]

/** @throws not_found */
export async function drawNamed(trx: Transaction | undefined, { campaign, draw }: DrawName) {
  const promotion = await Promotion.query(trx).where({ slug: campaign }).first()
  const found =
    promotion && (await Draw.query(trx).where({ promotionId: promotion.id, key: draw }).first())
  if (!promotion || !found) throw new NotFound()
  return { promotion, draw: found }
}

/**
 * Takes a draw from one state into another; what was wanted of it before is forgotten.
 *
 * @returns false where somebody else has taken it out of that state
 */
export async function takeStep(
  trx: Transaction,
  { id }: Draw,
  { from, to, ...change }: { from: DrawState; to: DrawState; drawAt?: number; round?: number }
): Promise<boolean> {
  const changed = await Draw.query(trx)
    .where({ id, state: from })
    .update({ state: to, ...change })
  if (Number(changed) !== 1) return false
  await DrawWish.query(trx).where({ drawId: id }).delete()
  return true
}

/** Writes down what a person did to a draw; what happens by itself stands in the log of its promotion. */
export async function auditDraw(
  trx: Transaction,
  { id }: Draw,
  deed: { by: Actor | undefined; action: AuditKind; detail?: string }
): Promise<void> {
  const { by, action, detail } = deed
  if (by) await recordAudit(trx, { by, action, subject: { type: 'draw', id }, detail })
}
