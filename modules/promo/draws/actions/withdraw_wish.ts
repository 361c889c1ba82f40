import { recordAudit, type Actor } from '#app/audit/audit'
import { Forbidden, NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import DrawWish from '../models/draw_wish.js'

/**
 * Takes back what somebody asked of a draw while it waits for a second person; nobody takes back what a colleague asked.
 *
 * @throws not_found where it is done, taken back or never was; forbidden
 */
export function withdrawWish(
  { drawId, wishId }: { drawId: number; wishId: number },
  by: Actor
): Promise<void> {
  return transaction(async (trx) => {
    const wish = await DrawWish.query(trx).where({ id: wishId, drawId }).forUpdate().first()
    if (!wish) throw new NotFound()
    if (wish.askedBy !== by.staffId) throw new Forbidden()
    await wish.delete()
    const subject = { type: 'draw', id: drawId }
    await recordAudit(trx, { by, action: 'draw.unasked', subject, detail: wish.kind })
  })
}
