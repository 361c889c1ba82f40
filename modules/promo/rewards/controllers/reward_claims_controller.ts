import type { HttpContext } from '@adonisjs/core/http'
import { localeOf } from '#app/middleware/locale_middleware'
import { transaction } from '#app/transaction'
import { claimReward } from '#promo/rewards/actions/claim_reward'
import { ownReward } from '#promo/rewards/queries/own_reward'

/** The gift of a promotion, which its member claims. @source requirements H-69 */
export default class RewardClaimsController {
  /** Shows it, and changes nothing: whoever opens links beforehand claims nothing. */
  async show(ctx: HttpContext) {
    const reward = await ownReward(ownOf(ctx), localeOf(ctx))
    return ctx.inertia.render('promo/reward', { reward })
  }

  async store(ctx: HttpContext) {
    const { i18n, response, session } = ctx
    await transaction((trx) => claimReward(trx, ownOf(ctx)))
    session.flash('success', i18n.t('reward.claimed.flash'))
    return response.redirect().status(303).withQs({ drawer: 'cart' }).toRoute('products')
  }
}

function ownOf({ auth, params }: HttpContext) {
  const memberId = auth.use('member').getUserOrFail().id
  return { memberId, rewardId: Number(params.promotionReward) }
}
