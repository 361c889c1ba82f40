import { clock } from '#app/clock'
import type { Actor } from '#app/audit/audit'
import { transaction } from '#app/transaction'
import type { DrawName } from '../../draw/picks.js'
import { DrawStateRefused } from '../../draws/exceptions.js'
import { settleIfDone } from '../../draws/actions/settle_draw.js'
import { auditDraw, drawNamed, takeStep } from '../../draws/store/draw_steps.js'
import Winner from '../models/winner.js'
import { isAgreed } from '../../draws/store/wishes.js'

/**
 * Shows the shortened names of those who won in a draw on the page of the game, once two people want it; those of reserves who
 * moved up later are shown by another pair of calls.
 *
 * @returns how many names were shown by it; null where a second person has to agree
 * @throws not_found, draw_state_refused, same_person
 * @source requirements R-09
 */
export function publishWinners(name: DrawName, by: Actor): Promise<number | null> {
  return transaction(async (trx) => {
    const { draw } = await drawNamed(trx, name)
    if (draw.state !== 'drawn' && draw.state !== 'announced') throw new DrawStateRefused()
    if (!(await isAgreed(trx, { drawId: draw.id, kind: 'names', by }))) return null
    await takeStep(trx, draw, { from: 'drawn', to: 'announced' })
    const shown = await Winner.query(trx)
      .where({ drawId: draw.id })
      .whereNull('publishedAt')
      .update({ publishedAt: clock.now() })
    await auditDraw(trx, draw, { by, action: 'draw.names_published', detail: String(shown) })
    await settleIfDone(trx, draw)
    return Number(shown)
  })
}
