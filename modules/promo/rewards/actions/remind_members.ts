import { clock } from '#app/clock'
import { notify } from '#app/outbox/notices'
import { transaction } from '#app/transaction'
import { findMember } from '#auth'
import { promisable } from '#catalogue'
import PromotionReward from '../models/promotion_reward.js'
import { rewardMail, rewardNotice } from '../reward_messages.js'
import { dueReminder, reminderHorizon, type Term } from '../reward_term.js'

/** Rewards one round reminds of at most. */
const ROUND_MAX = 200

/** Reminds members of rewards that end soon, at each distance once. */
export async function remindMembers(): Promise<void> {
  const now = clock.now()
  const soon = await PromotionReward.query()
    .where('state', 'granted')
    .whereBetween('expiresAt', [now, reminderHorizon(now)])
    .where((reward) => reward.whereNull('remindedDays').orWhere('remindedDays', '>', 1))
    .orderBy('expiresAt')
  const due = soon.filter((reward) => dueReminder(reward as Term, now) !== null).slice(0, ROUND_MAX)
  if (!due.length) return
  const gifts = await promisable(due.map(({ productId }) => productId!))
  for (const { id, memberId, productId } of due) {
    const [member, gift] = [await findMember(memberId), gifts.get(productId!)]
    if (!member || !gift) continue
    await transaction(async (trx) => {
      const reward = await PromotionReward.query(trx)
        .where({ id, state: 'granted' })
        .forUpdate()
        .first()
      const days = reward && dueReminder(reward as Term, now)
      if (!days) return
      await reward.merge({ remindedDays: days }).save()
      const dedupeKey = `reward_expiring:${id}:${days}:${reward.expiresAt}`
      const told = { id, gift, expiresAt: reward.expiresAt! }
      await notify(trx, {
        memberId,
        dedupeKey,
        notice: rewardNotice('reward_expiring', told),
        mail: rewardMail(member, { kind: 'reward_expiring', dedupeKey, told }),
      })
    })
  }
}
