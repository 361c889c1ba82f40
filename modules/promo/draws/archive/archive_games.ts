import logger from '@adonisjs/core/services/logger'
import { clock } from '#app/clock'
import { overwriteLater } from '#app/personal/erasure'
import { afterCommit, type Transaction } from '#app/transaction'
import Promotion from '../../games/models/promotion.js'
import PromotionMember from '../../games/models/promotion_member.js'
import Winner from '../../games/models/winner.js'
import { forgetGames } from '../../games/queries/games.js'
import Draw from '../models/draw.js'
import DrawExclusion from '../models/draw_exclusion.js'
import DrawFile from '../models/draw_file.js'
import { removeBytes } from '../store/kept_bytes.js'
import { isList, listsLeaveAt } from './archive_term.js'

/** Games that one round archives at most; the others are the next round's. */
const ROUND_MAX = 10
/** States in which a draw still needs its list and its members. */
const UNDER_WAY = ['committed', 'frozen']

/**
 * Archives the games whose term is over: their lists of tickets leave the site, and nothing leads from a pseudonym to a member any
 * more. Sheets, results and logs stay. The rows go first; files that a round did not come to are removed by the next one.
 */
export async function archiveGames(trx: Transaction): Promise<void> {
  for (const game of await dueGames(trx)) await archive(trx, game)
  const archived = await Promotion.query(trx).whereNotNull('archivedAt')
  if (!archived.length) return
  const promotionIds = archived.map(({ id }) => id)
  const files = await DrawFile.query(trx).whereIn('promotionId', promotionIds)
  const hashes = files.filter(({ name }) => isList(name)).map(({ hash }) => hash)
  afterCommit(trx, () => removeBytes(hashes))
}

async function dueGames(trx: Transaction): Promise<Promotion[]> {
  const now = clock.now()
  const over = await Promotion.query(trx)
    .where('state', 'published')
    .whereNull('archivedAt')
    .where('endsAt', '<=', now)
    .orderBy('endsAt')
  const due: Promotion[] = []
  for (const game of over) {
    if (due.length === ROUND_MAX) break
    if ((await listsLeaveAt(game)) > now) continue
    const waiting = Draw.query(trx).where({ promotionId: game.id }).whereIn('state', UNDER_WAY)
    if (!(await waiting.first())) due.push(game)
  }
  return due
}

async function archive(trx: Transaction, game: Promotion): Promise<void> {
  const { id: promotionId, slug } = game
  await game.merge({ archivedAt: clock.now(), observerEmail: null }).save()
  await PromotionMember.query(trx).where({ promotionId }).delete()
  // The shortened name was published; who bears it stands beside the pseudonym of the place no longer.
  await Winner.query(trx).where({ promotionId }).update({ memberId: null })
  const draws = await Draw.query(trx).where({ promotionId })
  const drawIds = draws.map(({ id }) => id)
  await DrawExclusion.query(trx).whereIn('drawId', drawIds).delete()
  await overwriteLater(trx)
  afterCommit(trx, () => {
    forgetGames()
    logger.info({ game: slug }, 'The lists of a prize game were removed: their term is over')
  })
}
