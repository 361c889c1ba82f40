import { startOfBusinessDate, businessDate } from '#app/business_date'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { findMember } from '#auth'
import { promisable } from '#catalogue'
import { award } from '#promo/rewards/actions/award'
import { claimReward } from '#promo/rewards/actions/claim_reward'
import PromotionReward from '#promo/rewards/models/promotion_reward'

/** A reward of a member, which ends with a day in Budapest so many days from now. */
export async function givenReward(
  member: { id: number },
  product: { id: number },
  { days = 30 } = {}
): Promise<PromotionReward> {
  const found = await findMember(member.id)
  const gift = (await promisable([product.id])).get(product.id)!
  const expiresAt = startOfBusinessDate(businessDate(clock.now()), days + 1)
  const wanted = { members: [found!], thing: { gift, expiresAt }, reason: 'Nyereményjáték' }
  const { id } = await transaction((trx) => award(trx, wanted, { source: 'cli' }))
  return PromotionReward.query().where('awardId', id).firstOrFail()
}

/** A reward that lies in the cart of its member; answers its id. */
export async function givenClaimedReward(
  member: { id: number },
  product: { id: number }
): Promise<number> {
  const { id: rewardId } = await givenReward(member, product)
  await transaction((trx) => claimReward(trx, { rewardId, memberId: member.id }))
  return rewardId
}
