import app from '@adonisjs/core/services/app'
import type { Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { transaction, type Transaction } from '#app/transaction'
import { GameRules } from '../../contracts/game_rules.js'
import { keyOfNext } from '../../draw/again.js'
import type { DrawName } from '../../draw/picks.js'
import { timesAfter } from '../../games/game_calendar.js'
import Prize from '../../games/models/prize.js'
import { DrawStateRefused } from '../exceptions.js'
import Draw from '../models/draw.js'
import DrawExclusion from '../models/draw_exclusion.js'
import DrawPlace from '../models/draw_place.js'
import { drawNamed } from '../store/draw_steps.js'
import { isAgreed, refuseUnlessAdmin } from '../store/wishes.js'
import { putOnSheet } from './put_on_sheet.js'

/**
 * Announces a draw in the place of a void one: the same period and exclusions, the prizes that nobody has in hand yet, with a
 * seed of its own and a later round.
 *
 * @returns false where a second administrator has to agree
 * @throws forbidden, not_found, draw_state_refused, draws_not_ready, same_person
 * @source requirements R-14
 */
export async function drawAgain(name: DrawName, by: Actor): Promise<boolean> {
  const { promotion } = await drawNamed(undefined, name)
  const rules = await (await app.container.make(GameRules)).hashOf(promotion)
  return transaction(async (trx) => {
    await refuseUnlessAdmin(trx, by)
    const { draw } = await drawNamed(trx, name)
    const { promotionId } = draw
    const next = await Draw.query(trx)
      .where({ promotionId, key: keyOfNext(draw.key) })
      .first()
    if (draw.state !== 'void' || next) throw new DrawStateRefused()
    if (!(await isAgreed(trx, { drawId: draw.id, kind: 'again', by }))) return false
    const again = await copyOf(trx, draw)
    await putOnSheet(trx, { promotion, drafts: [again], rules, by })
    return true
  })
}

async function copyOf(trx: Transaction, draw: Draw): Promise<Draw> {
  const now = clock.now()
  const { promotionId, kind, opensAt, closesAt } = draw
  const times = timesAfter(Math.max(closesAt, now))
  const facts = { promotionId, key: keyOfNext(draw.key), kind, opensAt, closesAt }
  const again = await Draw.create({ ...facts, ...times, state: 'draft', createdAt: now }, trx)
  await Prize.createMany(
    (await prizesLeft(trx, draw)).map(({ position, key, items, nameHu, nameEn, picture }) => {
      return { drawId: again.id, position, key, items, nameHu, nameEn, picture }
    }),
    trx
  )
  const left = await DrawExclusion.query(trx).where({ drawId: draw.id }).whereNotNull('agreedBy')
  await DrawExclusion.createMany(
    left.map(({ memberId, reason, askedBy, askedAt, agreedBy, agreedAt }) => {
      return { drawId: again.id, memberId, reason, askedBy, askedAt, agreedBy, agreedAt }
    }),
    trx
  )
  return again
}

/** What was handed over in the void draw is not drawn again. */
async function prizesLeft(trx: Transaction, { id: drawId }: Draw): Promise<Prize[]> {
  const handed = await DrawPlace.query(trx).where({ drawId, state: 'handed_over' })
  const prizes = await Prize.query(trx).where({ drawId }).orderBy('position')
  for (const one of prizes) one.items -= handed.filter(({ prize }) => prize === one.key).length
  return prizes.filter(({ items }) => items > 0)
}
