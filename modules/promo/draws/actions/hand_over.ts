import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { isLookedInto } from '#points'
import { DrawStateRefused, HarvestOpen } from '../exceptions.js'
import Draw from '../models/draw.js'
import DrawPlace from '../models/draw_place.js'
import { auditDraw } from '../store/draw_steps.js'
import { isAgreed } from '../store/wishes.js'
import { memberUnder } from './keep_places.js'
import { OPEN, settleIfDone } from './settle_draw.js'

/** Which place of which draw, and who acts. */
export interface PlaceStep {
  drawId: number
  place: number
  by: Actor
}

/** Notes that a winner was called or written to. */
export async function noteAttempt(trx: Transaction, step: PlaceStep): Promise<void> {
  const { draw, place } = await held(trx, step)
  if (!OPEN.includes(place.state)) throw new DrawStateRefused()
  await place.merge({ attempts: place.attempts + 1, updatedAt: clock.now() }).save()
  const detail = `${place.place}: ${place.attempts}`
  await auditDraw(trx, draw, { by: step.by, action: 'draw.contacted', detail })
}

/** Notes that a winner wants the prize. */
export async function acceptPlace(trx: Transaction, step: PlaceStep): Promise<void> {
  const { draw, place } = await held(trx, step)
  if (place.state !== 'drawn') throw new DrawStateRefused()
  await place.merge({ state: 'accepted', updatedAt: clock.now() }).save()
  await auditDraw(trx, draw, { by: step.by, action: 'draw.accepted', detail: String(place.place) })
}

/**
 * Notes that a prize was handed over; a main prize by two people.
 *
 * @returns false where a second person has to agree
 * @throws not_found, draw_state_refused, harvest_open, same_person
 */
export async function handOver(trx: Transaction, step: PlaceStep): Promise<boolean> {
  const { draw, place } = await held(trx, step)
  const { by } = step
  if (place.state !== 'accepted') throw new DrawStateRefused()
  await refuseWhileLookedInto(trx, draw, place)
  const wish = { drawId: draw.id, kind: 'hand_over', about: place.place, by } as const
  if (draw.kind === 'main' && !(await isAgreed(trx, wish))) return false
  await place.merge({ state: 'handed_over', updatedAt: clock.now() }).save()
  await auditDraw(trx, draw, { by, action: 'draw.handed_over', detail: String(place.place) })
  await settleIfDone(trx, draw)
  return true
}

/** @throws harvest_open @source requirements R-14 */
async function refuseWhileLookedInto(trx: Transaction, draw: Draw, { pseudonym }: DrawPlace) {
  const memberId = pseudonym ? await memberUnder(trx, draw, pseudonym) : undefined
  if (memberId && (await isLookedInto(trx, memberId))) throw new HarvestOpen()
}

/**
 * The place of a step and its draw, which nobody else changes meanwhile.
 *
 * @throws not_found, draw_state_refused where nothing was drawn yet
 */
export async function held(trx: Transaction, { drawId, place: number }: PlaceStep) {
  const draw = await Draw.query(trx).where({ id: drawId }).forUpdate().first()
  const place = await DrawPlace.query(trx).where({ drawId, place: number }).forUpdate().first()
  if (!draw || !place) throw new NotFound()
  if (!['drawn', 'announced'].includes(draw.state)) throw new DrawStateRefused()
  return { draw, place }
}
