import { type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { NOTICE } from '#app/outbox/notices'
import { sendLater } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import { Awards, book } from '#points'
import PromotionAward from './models/promotion_award.js'
import PromotionReward from './models/promotion_reward.js'

/** The history of points. */
const POINTS_PATH = '/profil?page=1'

/** Books the points of awards. */
export class AwardedPoints extends Awards {
  /** @source requirements R-16 */
  async carryOut(trx: Transaction, awardId: number, by: Actor): Promise<number> {
    const found = PromotionAward.query(trx).where('id', awardId).whereNotNull('points')
    const award = await found.forUpdate().firstOrFail()
    if (award.carriedOutAt !== null) throw new Error(`Award ${awardId} was carried out before`)
    const [now, points, memberIds] = [clock.now(), award.points!, award.members]
    const booked = { awardId, points, state: 'booked', termFrom: now, settledAt: now }
    await PromotionReward.createMany(
      memberIds.map((memberId) => ({ ...booked, memberId, createdAt: now })),
      { client: trx.client }
    )
    const movement = { points, source: 'promotion', sourceName: award.reason } as const
    await book(
      trx,
      memberIds.map((memberId) => {
        const reference = `promotion:${awardId}:${memberId}`
        return { ...movement, memberId, reference, actorId: by.staffId }
      })
    )
    await award.merge({ carriedOutAt: now }).save()
    const notice = {
      topic: 'points',
      type: 'gift',
      key: 'points_awarded',
      values: { points },
      path: POINTS_PATH,
    } as const
    const dedupeKey = `notice:points_awarded:${awardId}`
    await sendLater(trx, { topic: NOTICE, dedupeKey, payload: { memberIds, notice } })
    return awardId
  }
}
