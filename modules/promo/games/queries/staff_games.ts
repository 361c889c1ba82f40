import { isDrawnAgain } from '#promo/draw/again'
import Draw from '#promo/draws/models/draw'
import Prize from '../models/prize.js'
import type Promotion from '../models/promotion.js'
import PromotionMember from '../models/promotion_member.js'
import type { StaffGame } from '../transformers/admin/game_transformer.js'
import { absencesOf } from './absences_of.js'
import { gapsOf } from './gaps_of.js'

/** Games with their draws, prizes and members; gaps and products that leave are looked for in a single one. */
export async function staffGames(games: Promotion[]): Promise<StaffGame[]> {
  const ids = games.map(({ id }) => id)
  const draws = await Draw.query().whereIn('promotionId', ids).orderBy('closesAt').orderBy('id')
  const drawIds = draws.map(({ id }) => id)
  const prizes = await Prize.query().whereIn('drawId', drawIds).orderBy('position')
  const accepted = await PromotionMember.query()
    .whereIn('promotionId', ids)
    .whereNotNull('acceptedAt')
    .groupBy('promotion_id')
    .select('promotion_id')
    .count('* as members')
    .pojo<{ promotion_id: number; members: number }>()
  return Promise.all(
    games.map(async (game) => {
      const own = draws.filter(({ promotionId }) => promotionId === game.id)
      return {
        game,
        draws: own,
        // A draw in the place of a void one has the same prizes once more.
        prizes: own
          .filter(({ key }) => !isDrawnAgain(key))
          .flatMap((draw) => prizes.filter(({ drawId }) => drawId === draw.id)),
        gaps: games.length === 1 ? await gapsOf(game) : [],
        absences: games.length === 1 ? await absencesOf(game) : [],
        members: Number(accepted.find(({ promotion_id: id }) => id === game.id)?.members ?? 0),
      }
    })
  )
}
