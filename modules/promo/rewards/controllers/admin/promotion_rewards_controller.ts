import type { HttpContext } from '@adonisjs/core/http'
import { listController } from '#app/http/list_controller'
import { serialized } from '#app/http/serialized'
import { bodyHash, idempotencyKeyOf, idempotently } from '#app/idempotency/idempotency'
import { transaction } from '#app/transaction'
import { promisable } from '#catalogue'
import { award } from '#promo/rewards/actions/award'
import { revokeReward } from '#promo/rewards/actions/revoke_reward'
import PromotionReward from '#promo/rewards/models/promotion_reward'
import { plannedAward } from '#promo/rewards/queries/planned_award'
import PromotionRewardTransformer from '#promo/rewards/transformers/admin/promotion_reward_transformer'
import { awardValidator, revocationValidator } from '#promo/rewards/validators/award_validator'

const Rewards = listController({
  model: PromotionReward,
  list: {
    sortable: ['id', 'state', 'expires_at', 'created_at'],
    filters: { id: 'ids', member_id: 'ids', product_id: 'ids', award_id: 'ids', state: 'text' },
  },
  serialize: async (rewards) => {
    const gifts = await promisable(rewards.flatMap(({ productId }) => productId ?? []))
    return serialized(PromotionRewardTransformer.transform(rewards, gifts))
  },
})

/** What members are awarded. */
export default class PromotionRewardsController extends Rewards {
  /** A press that comes twice awards once. */
  async store({ auth, request, response }: HttpContext) {
    const wanted = await request.validateUsing(awardValidator)
    const { id: staffId, role } = auth.use('staff').user!
    const key = idempotencyKeyOf(request)
    const repeatable = { scope: `award:${staffId}`, key, bodyHash: bodyHash(request.body()) }
    const planned = await plannedAward(wanted, role)
    const by = { source: 'admin', staffId } as const
    const { answer } = await transaction((trx) =>
      idempotently(trx, repeatable, async () => {
        const { id, members, waitingId } = await award(trx, planned, by)
        return { id, members, ...(waitingId !== undefined && { waiting_id: waitingId }) }
      })
    )
    return response.created({ data: answer })
  }

  async revoke({ auth, params, request }: HttpContext) {
    const { reason } = await request.validateUsing(revocationValidator)
    const by = { source: 'admin', staffId: auth.use('staff').user!.id } as const
    const rewardId = Number(params.id)
    await transaction((trx) => revokeReward(trx, { rewardId, reason, by }))
    return { data: await this.record(rewardId) }
  }
}
