import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import type { DrawnMember, DrawnPlaces } from '../../contracts/drawn_places.js'
import type { DrawnPlace } from '../../draw/result.js'
import PromotionMember from '../../games/models/promotion_member.js'
import type Draw from '../models/draw.js'
import DrawPlace from '../models/draw_place.js'

/** What was drawn, and who is told of it. */
export interface KeptPlaces {
  draw: Draw
  places: DrawnPlace[]
  winners: DrawnPlaces
}

/** Keeps the places of a draw for the people who hand prizes over, and tells who won. */
export async function keepPlaces(trx: Transaction, { draw, places, winners }: KeptPlaces) {
  const updatedAt = clock.now()
  const rows = places.map((place) => ({
    drawId: draw.id,
    place: place.place,
    prize: 'prize' in place ? place.prize : null,
    item: 'prize' in place ? place.item : null,
    reserve: 'reserve' in place ? place.reserve : null,
    pseudonym: place.pseudonym,
    state: 'prize' in place ? 'drawn' : 'reserve',
    updatedAt,
  }))
  await DrawPlace.createMany(rows, trx)
  const won: DrawnMember[] = []
  for (const { place, prize, item, pseudonym } of rows) {
    const memberId = prize && pseudonym ? await memberUnder(trx, draw, pseudonym) : undefined
    if (memberId) won.push({ place, prize: prize!, item: item!, memberId })
  }
  await winners.take(trx, draw, won)
}

/** Whose pseudonym it is; undefined where the member has left. */
export async function memberUnder(
  trx: Transaction,
  { promotionId }: Draw,
  pseudonym: string
): Promise<number | undefined> {
  const member = await PromotionMember.query(trx).where({ promotionId, pseudonym }).first()
  return member?.memberId
}
