import Winner from '../models/winner.js'

/** Who won an item, as everybody may read it. */
export interface PublicWinner {
  drawId: number
  prizeId: number
  /** 'Kovács P.'; empty where the member left. */
  name: string
}

/** The winners of a game whose names were made public, in the order in which they were drawn. @source requirements R-09 */
export async function winnersOf(promotionId: number): Promise<PublicWinner[]> {
  const winners = await Winner.query()
    .where({ promotionId })
    .whereNotNull('publishedAt')
    .orderBy('drawId')
    .orderBy('place')
  return winners.map(({ drawId, prizeId, abbreviatedName: name }) => ({ drawId, prizeId, name }))
}
