import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { memberIn } from '#auth'
import { DrawnPlaces } from '../../contracts/drawn_places.js'
import { DrawStateRefused, NobodyTried, StillMember } from '../exceptions.js'
import Draw from '../models/draw.js'
import DrawPlace from '../models/draw_place.js'
import { auditDraw } from '../store/draw_steps.js'
import { addToLog } from '../store/publish.js'
import { isAgreed } from '../store/wishes.js'
import { held, type PlaceStep } from './hand_over.js'
import { memberUnder } from './keep_places.js'
import { OPEN, settleIfDone } from './settle_draw.js'

/** Why somebody who was drawn does not get the prize. */
export const VACATED_BECAUSE = ['unreached', 'declined', 'deleted', 'not_entitled'] as const

/** A place that is left, and why. */
export type Vacancy = PlaceStep & { why: (typeof VACATED_BECAUSE)[number] }

/** Whether two people wanted it, and which place took the item. */
export interface Vacated {
  isDone: boolean
  movedUp: number | null
}

/**
 * Gives the item of a place to the next reserve who may still win, once two people want it for the same reason; the log
 * says so. Without a reserve the item stays, and the log says that too.
 *
 * @throws not_found, draw_state_refused, nobody_tried, still_member, same_person
 */
export async function vacatePlace(trx: Transaction, step: Vacancy): Promise<Vacated> {
  const { draw, place } = await held(trx, step)
  const { why, by } = step
  if (!OPEN.includes(place.state)) throw new DrawStateRefused()
  await refuseUntrue(trx, why, { draw, place })
  const wish = { drawId: draw.id, kind: 'vacate', about: `${place.place} ${why}`, by } as const
  if (!(await isAgreed(trx, wish))) return { isDone: false, movedUp: null }
  const winners = await app.container.make(DrawnPlaces)
  const updatedAt = clock.now()
  await place.merge({ state: 'vacated', updatedAt }).save()
  await winners.leave(trx, draw, place.place)
  const next = await nextReserve(trx, draw)
  if (next) {
    const { prize, item } = place
    await next.reserve.merge({ state: 'drawn', prize, item, updatedAt }).save()
    const won = { place: next.reserve.place, prize: prize!, item: item!, memberId: next.memberId }
    await winners.take(trx, draw, [won])
  }
  const moved = `${place.place}>${next?.reserve.place ?? '-'}`
  const file = `${draw.key}:${moved}:${why}`
  await addToLog(trx, draw.promotionId, { kind: 'place', file, sha256: '-' })
  await auditDraw(trx, draw, { by, action: 'draw.place_vacated', detail: `${moved} ${why}` })
  await settleIfDone(trx, draw)
  return { isDone: true, movedUp: next?.reserve.place ?? null }
}

/** @throws nobody_tried, still_member */
async function refuseUntrue(
  trx: Transaction,
  why: Vacancy['why'],
  { draw, place }: { draw: Draw; place: DrawPlace }
): Promise<void> {
  if (why === 'unreached' && !place.attempts) throw new NobodyTried()
  if (why !== 'deleted' || !place.pseudonym) return
  const memberId = await memberUnder(trx, draw, place.pseudonym)
  if (memberId && (await memberIn(trx, memberId))) throw new StillMember()
}

/** The first reserve who still has an account, and has won no week of this promotion meanwhile. */
async function nextReserve(trx: Transaction, draw: Draw) {
  const reserves = await DrawPlace.query(trx)
    .where({ drawId: draw.id, state: 'reserve' })
    .whereNotNull('pseudonym')
    .orderBy('place')
  for (const reserve of reserves) {
    const memberId = await memberUnder(trx, draw, reserve.pseudonym!)
    if (memberId && !(await hasWonElsewhere(trx, draw, reserve.pseudonym!))) {
      return { reserve, memberId }
    }
  }
  return undefined
}

async function hasWonElsewhere(trx: Transaction, draw: Draw, pseudonym: string): Promise<boolean> {
  if (draw.kind === 'main') return false
  const others = Draw.query(trx)
    .where({ promotionId: draw.promotionId, kind: 'weekly' })
    .whereNot({ id: draw.id })
    .whereNot({ state: 'void' })
    .select('id')
  const won = DrawPlace.query(trx).whereIn('drawId', others).where({ pseudonym })
  return (await won.whereNotIn('state', ['reserve', 'vacated']).first()) !== null
}
