import app from '@adonisjs/core/services/app'
import type { Actor } from '#app/audit/audit'
import type { VoidReason } from '#app/rules/void_reasons'
import { transaction, type Transaction } from '#app/transaction'
import { DrawnPlaces } from '../../contracts/drawn_places.js'
import { chainNamed, timeOfRound } from '../../draw/chains.js'
import type { DrawName } from '../../draw/picks.js'
import { clock } from '#app/clock'
import { DrawStateRefused } from '../exceptions.js'
import Draw from '../models/draw.js'
import DrawPlace from '../models/draw_place.js'
import { auditDraw, drawNamed, takeStep, type DrawState } from '../store/draw_steps.js'
import { addToLog } from '../store/publish.js'
import { publishedSheet } from '../store/published_sheet.js'
import { isSeedLost } from '../store/seeds.js'
import { isAgreed, refuseUnlessAdmin } from '../store/wishes.js'

const STILL_VOIDED: readonly string[] = ['committed', 'frozen', 'drawn', 'announced', 'settled']

/**
 * Declares a draw void, in public: its files stay, and the log says why.
 *
 * @returns false where a second administrator has to agree
 * @throws not_found, forbidden, draw_state_refused, same_person
 */
export function voidDraw(
  name: DrawName,
  { reason, by }: { reason: VoidReason; by: Actor }
): Promise<boolean> {
  return transaction(async (trx) => {
    await refuseUnlessAdmin(trx, by)
    const draw = await openDraw(trx, name)
    const isOut = await isRoundOut(trx, draw)
    if (isOut && reason === 'mistake') throw new DrawStateRefused()
    if (reason === 'seed_lost' && !(await isSeedLost(draw, trx))) throw new DrawStateRefused()
    const wish = { drawId: draw.id, kind: 'void', about: reason, by } as const
    if (!(await isAgreed(trx, wish))) return false
    const from = draw.state as DrawState
    if (!(await takeStep(trx, draw, { from, to: 'void' }))) throw new DrawStateRefused()
    await leavePlaces(trx, draw)
    const file = `${draw.key}:${reason}`
    await addToLog(trx, draw.promotionId, { kind: 'void', file, sha256: '-' })
    await auditDraw(trx, draw, { by, action: 'draw.voided', detail: reason })
    return true
  })
}

/** A draw that can be declared void, held until the end of the transaction. */
async function openDraw(trx: Transaction, name: DrawName): Promise<Draw> {
  const { id } = (await drawNamed(trx, name)).draw
  const draw = await Draw.query(trx).where({ id }).forUpdate().firstOrFail()
  if (!STILL_VOIDED.includes(draw.state)) throw new DrawStateRefused()
  return draw
}

/** Everybody can read by now what the beacon said for this draw. */
async function isRoundOut(trx: Transaction, { promotionId, round }: Draw): Promise<boolean> {
  const { chain } = (await publishedSheet(trx, promotionId))!
  return clock.now() >= timeOfRound(chainNamed(chain)!, round!)
}

/** Nobody has won in a draw that is void; what was handed over already is not taken back. */
async function leavePlaces(trx: Transaction, draw: Draw): Promise<void> {
  const winners = await app.container.make(DrawnPlaces)
  const places = DrawPlace.query(trx).where({ drawId: draw.id })
  for (const { place } of await places.whereIn('state', ['drawn', 'accepted']).orderBy('place')) {
    await winners.leave(trx, draw, place)
  }
}
