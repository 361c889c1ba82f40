import { recordAudit } from '#app/audit/audit'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction, type Transaction } from '#app/transaction'
import { memberIn, phonesOf } from '#auth'
import Draw from '../models/draw.js'
import DrawPlace from '../models/draw_place.js'
import type { PlaceStep } from './hand_over.js'
import { memberUnder } from './keep_places.js'

/** Where somebody who was drawn is reached; who looked is written down. */
export interface WinnerContact {
  last_name: string | null
  first_name: string | null
  email: string
  phone: string | null
}

/** States of a place whose member waits for the prize. */
const REACHED = ['drawn', 'accepted']
/** States of a draw that is in force and whose prizes are handed over. */
const HELD = ['drawn', 'announced']

/** @throws not_found, also for reserves, for who has left, and in a void draw */
export async function winnerContact(step: PlaceStep): Promise<WinnerContact> {
  const { id, lastName, firstName, email } = await transaction((trx) => lookedAt(trx, step))
  const phone = (await phonesOf([id])).get(id) ?? null
  return { last_name: lastName, first_name: firstName, email, phone }
}

async function lookedAt(trx: Transaction, { drawId, place: number, by }: PlaceStep) {
  const draw = await Draw.find(drawId, trx)
  const place = await DrawPlace.query(trx).where({ drawId, place: number }).first()
  const isHeld = draw && HELD.includes(draw.state)
  const isReached = isHeld && place?.pseudonym && REACHED.includes(place.state)
  const memberId = isReached ? await memberUnder(trx, draw, place.pseudonym!) : undefined
  const member = memberId ? await memberIn(trx, memberId) : null
  if (!member) throw new NotFound()
  const subject = { type: 'member', id: member.id }
  await recordAudit(trx, { by, action: 'member.viewed', subject })
  return member
}
