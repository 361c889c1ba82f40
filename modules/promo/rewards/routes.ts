import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { RewardClaims } = controllers.promo.rewards

router
  .group(() => {
    router.get('claim', [RewardClaims, 'show']).as('promotion.reward.claim')
    router.post('claim', [RewardClaims, 'store']).as('promotion.reward.claim.store')
  })
  .prefix('/promotions/rewards/:promotionReward')
  .where('promotionReward', /^\d{1,9}$/)
  .use(middleware.auth({ leadsBack: true }))
