import { recordAudit, type Actor } from '#app/audit/audit'
import { clock } from '#app/clock'
import { NOTICE, type NoticePayload } from '#app/outbox/notices'
import { sendTogether } from '#app/outbox/outbox'
import type { Transaction } from '#app/transaction'
import type { Member } from '#auth'
import type { PromisableGift } from '#catalogue'
import { awardOrAsk } from '#points'
import { AWARD_MEMBERS_MAX } from '#promo/rewards/constants'
import { MembersOutOfRange } from '#promo/rewards/exceptions'
import PromotionAward from '../models/promotion_award.js'
import PromotionReward from '../models/promotion_reward.js'
import { rewardMail, rewardNotice } from '../reward_messages.js'

/** What members get. */
export type AwardedThing =
  /** `expiresAt`: the first instant at which it is over, ms UTC. */
  | { gift: PromisableGift; expiresAt: number }
  /** For each member. */
  | { points: number }

/** What is awarded, to whom and why. */
export interface NewAward {
  members: Member[]
  thing: AwardedThing
  /** Why; points stand under it in the history of the member. */
  reason: string
  promotionId?: number
}

/** An award that stands, or that waits for a second administrator. */
export type Awarded = { id: number; members: number } & { waitingId?: number }

/**
 * Awards a gift, or points, to members, each of them once and told of it. Many points wait for a second administrator.
 *
 * @throws members_out_of_range
 * @source requirements
 */
export async function award(trx: Transaction, wanted: NewAward, by: Actor): Promise<Awarded> {
  const members = [...new Map(wanted.members.map((member) => [member.id, member])).values()]
  members.sort((one, other) => one.id - other.id)
  if (!members.length || members.length > AWARD_MEMBERS_MAX) {
    throw new MembersOutOfRange(AWARD_MEMBERS_MAX)
  }
  const { thing, reason, promotionId } = wanted
  const isGift = 'gift' in thing
  const now = clock.now()
  const made = await PromotionAward.create(
    {
      promotionId: promotionId ?? null,
      productId: isGift ? thing.gift.id : null,
      points: isGift ? null : thing.points,
      reason,
      memberIds: JSON.stringify(members.map(({ id }) => id)),
      expiresAt: isGift ? thing.expiresAt : null,
      grantedBy: by.staffId ?? null,
      createdAt: now,
      carriedOutAt: isGift ? now : null,
    },
    { client: trx.client }
  )
  const awarded = { id: made.id, members: members.length }
  const subject = { type: 'promotion_award', id: made.id }
  const detail = isGift
    ? `${members.length} × #${thing.gift.id}`
    : `${members.length} × ${thing.points}`
  await recordAudit(trx, { by, action: 'reward.awarded', subject, detail })
  if (isGift) await grant(trx, made, { members, ...thing })
  else {
    const worth = { awardId: made.id, points: thing.points, members: members.length }
    const done = await awardOrAsk(trx, worth, by)
    if ('waitingId' in done) return { ...awarded, waitingId: done.waitingId }
  }
  return awarded
}

type GrantedGift = { members: Member[]; gift: PromisableGift; expiresAt: number }

async function grant(
  trx: Transaction,
  { id: awardId, createdAt }: PromotionAward,
  { members, gift, expiresAt }: GrantedGift
): Promise<void> {
  const of = { awardId, productId: gift.id, state: 'granted', expiresAt, termFrom: createdAt }
  const rewards = await PromotionReward.createMany(
    members.map(({ id: memberId }) => ({ ...of, memberId, createdAt })),
    { client: trx.client }
  )
  const messages = rewards.map(({ id, memberId }, place) => {
    const told = { id, gift, expiresAt }
    const dedupeKey = `reward_granted:${id}`
    const mail = rewardMail(members[place], { kind: 'reward_granted', dedupeKey, told })
    const payload: NoticePayload = {
      memberIds: [memberId],
      notice: rewardNotice('reward_granted', told),
      mail,
    }
    return { topic: NOTICE, dedupeKey: `notice:${dedupeKey}`, memberId, payload }
  })
  await sendTogether(trx, messages)
}
