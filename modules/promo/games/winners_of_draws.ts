import type { Transaction } from '#app/transaction'
import { memberIn } from '#auth'
import { DrawnPlaces, type DrawnMember } from '../contracts/drawn_places.js'
import type Draw from '../draws/models/draw.js'
import { abbreviatedName } from './abbreviated_name.js'
import Prize from './models/prize.js'
import Winner from './models/winner.js'

/** Keeps who won under the shortened name, which nobody reads before it is published. @source requirements R-09 */
export class WinnersOfDraws extends DrawnPlaces {
  async take(trx: Transaction, draw: Draw, members: DrawnMember[]): Promise<void> {
    const prizes = await Prize.query(trx).where({ drawId: draw.id })
    for (const { place, prize, memberId } of members) {
      const member = await memberIn(trx, memberId)
      const winner = {
        promotionId: draw.promotionId,
        drawId: draw.id,
        prizeId: prizes.find(({ key }) => key === prize)!.id,
        place,
        memberId,
        abbreviatedName: member ? abbreviatedName(namesOf(member)) : '',
        publishedAt: null,
      }
      await Winner.create(winner, trx)
    }
  }

  async leave(trx: Transaction, { id: drawId }: Draw, place: number): Promise<void> {
    await Winner.query(trx).where({ drawId, place }).delete()
  }
}

function namesOf({ lastName, firstName }: { lastName: string | null; firstName: string | null }) {
  return { lastName: lastName ?? '', firstName: firstName ?? '' }
}
