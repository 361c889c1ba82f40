import type { Actor } from '#app/audit/audit'
import { transaction } from '#app/transaction'
import type { DrawName } from '../../draw/picks.js'
import { DrawStateRefused } from '../exceptions.js'
import { auditDraw, drawNamed } from '../store/draw_steps.js'
import { openSeed } from '../store/seeds.js'
import { refuseUnlessAdmin } from '../store/wishes.js'

/** What goes on paper, into a closed envelope, to the observer. */
export interface Envelope extends DrawName {
  seed: string
  /** What was published of the seed. */
  commitment: string
}

/**
 * The secret of a draw for its observer, so that a seed "lost" after a result that somebody does not like is there all the
 * same; only before the list is out, when it tells nothing.
 *
 * @throws not_found, forbidden, draw_state_refused
 * @source requirements R-14
 */
export function envelopeOf(name: DrawName, by: Actor): Promise<Envelope> {
  return transaction(async (trx) => {
    await refuseUnlessAdmin(trx, by)
    const { draw } = await drawNamed(trx, name)
    if (draw.state !== 'committed') throw new DrawStateRefused()
    const seed = await openSeed(trx, draw.id, name)
    await auditDraw(trx, draw, { by, action: 'draw.envelope_made' })
    return { ...name, seed, commitment: draw.commitment! }
  })
}
