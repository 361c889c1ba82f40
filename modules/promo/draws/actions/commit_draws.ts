import app from '@adonisjs/core/services/app'
import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { transaction } from '#app/transaction'
import { GameRules } from '../../contracts/game_rules.js'
import Promotion from '../../games/models/promotion.js'
import { DrawsNotReady } from '../exceptions.js'
import Draw from '../models/draw.js'
import { publishedSheet } from '../store/published_sheet.js'
import { isAgreed } from '../store/wishes.js'
import { GAP_HOURS, putOnSheet } from './put_on_sheet.js'

const HOUR_MS = 3_600_000
/** A sheet is out before the first week of its draws by so much. */
export const AHEAD_MS = 24 * HOUR_MS

/**
 * Announces the draws of a promotion that are still drafts: makes their seeds, and publishes the sheet that binds the
 * shop to them. Draws that were announced before are repeated unchanged.
 *
 * @returns false where a second person has to agree
 * @throws draws_not_ready, same_person
 */
export async function commitDraws(promotionId: number, by: Actor): Promise<boolean> {
  const promotion = await Promotion.findOrFail(promotionId)
  const rules = await (await app.container.make(GameRules)).hashOf(promotion)
  return transaction(async (trx) => {
    const drafts = await Draw.query(trx)
      .where({ promotionId, state: 'draft' })
      .orderBy('opensAt')
      .orderBy('id')
    if (!drafts.length) throw new DrawsNotReady('none is a draft')
    for (const draw of drafts) checkTimes(draw)
    if (!promotion.observerEmail && drafts.some(({ kind }) => kind === 'main')) {
      throw new DrawsNotReady('nobody observes the draw of the main prize')
    }
    if (!(await isAgreed(trx, { drawId: drafts[0].id, kind: 'commit', by }))) return false
    await putOnSheet(trx, { promotion, drafts, rules, by })
    return true
  })
}

/**
 * The same for the promotion that its addresses name so.
 *
 * @returns how many draws are on the sheet now; 0 where a second person has to agree
 * @throws not_found, draws_not_ready, same_person
 */
export async function announceDraws(slug: string, by: Actor): Promise<number> {
  const promotion = await Promotion.findBy({ slug, state: 'published' })
  if (!promotion) throw new NotFound()
  if (!(await commitDraws(promotion.id, by))) return 0
  return (await publishedSheet(undefined, promotion.id))!.draws.length
}

/** @throws draws_not_ready */
function checkTimes({ key, opensAt, closesAt, freezeBy, drawAt }: Draw): void {
  const isInTime = opensAt - clock.now() >= AHEAD_MS
  if (!isInTime) throw new DrawsNotReady(`${key} begins in less than 24 hours`)
  if (drawAt - freezeBy < GAP_HOURS * HOUR_MS) {
    throw new DrawsNotReady(`${key} is drawn less than ${GAP_HOURS} hours after its list`)
  }
  if ([opensAt, closesAt, freezeBy, drawAt].some((instant) => instant % 1000 !== 0)) {
    throw new DrawsNotReady(`${key} has a time that is no whole second`)
  }
}
