import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { AwardCounts, PromotionRewards } = controllers.promo.rewards.admin

router
  .group(() => {
    router
      .group(() => {
        router.get('promotion_rewards', [PromotionRewards, 'index'])
        router
          .get('promotion_rewards/file', [PromotionRewards, 'file'])
          .use(middleware.passwordConfirmed())
        router.get('promotion_rewards/:id', [PromotionRewards, 'show'])
      })
      .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))
    router
      .post('promotion_rewards/count', [AwardCounts, 'store'])
      .as('promotion_rewards.count')
      .use(middleware.staff({ roles: ['admin', 'marketing'] }))
    // What is awarded is worth points.
    router
      .group(() => {
        router.post('promotion_rewards', [PromotionRewards, 'store'])
        router.post('promotion_rewards/:id/revocation', [PromotionRewards, 'revoke'])
      })
      .use([middleware.staff({ roles: ['admin', 'marketing'] }), middleware.passwordConfirmed()])
  })
  .prefix('/api/admin')
  .as('admin')
