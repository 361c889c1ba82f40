import type { Transaction } from '#app/transaction'
import Winner from '../../games/models/winner.js'
import type Draw from '../models/draw.js'
import DrawPlace from '../models/draw_place.js'
import { takeStep } from '../store/draw_steps.js'

/** States of places that still wait for somebody. */
export const OPEN = ['drawn', 'accepted']

/** Ends a draw whose names are all out and whose prizes are all handed over, or left to nobody. */
export async function settleIfDone(trx: Transaction, draw: Draw): Promise<void> {
  const waiting = DrawPlace.query(trx).where({ drawId: draw.id }).whereIn('state', OPEN)
  if (await waiting.whereNotNull('pseudonym').first()) return
  if (await Winner.query(trx).where({ drawId: draw.id }).whereNull('publishedAt').first()) return
  await takeStep(trx, draw, { from: 'announced', to: 'settled' })
}
