import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { GameRehearsals, ProductAbsences, Promotions } = controllers.promo.games.admin

router
  .group(() => {
    router
      .group(() => {
        router.get('promotions', [Promotions, 'index'])
        router.get('promotions/file', [Promotions, 'file']).use(middleware.passwordConfirmed())
        router.get('promotions/:id', [Promotions, 'show'])
        router.get('promotions/:id/rehearsal', [GameRehearsals, 'show'])
      })
      .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

    router
      .group(() => {
        router.post('promotions', [Promotions, 'store'])
        router.put('promotions/:id', [Promotions, 'update'])
        router.delete('promotions/:id', [Promotions, 'destroy'])
        router.post('promotions/:id/publish', [Promotions, 'publish'])
        router.post('promotions/:id/absences', [ProductAbsences, 'store'])
        router.post('promotions/:id/absences/:absence/end', [ProductAbsences, 'end'])
      })
      .use(middleware.staff({ roles: ['admin', 'marketing'] }))
  })
  .prefix('/api/admin')
  .as('admin')
