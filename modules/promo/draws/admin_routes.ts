import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { DeskDraws, DrawExclusions, DrawMinutes, DrawPlaces, DrawSteps, DrawWishes } =
  controllers.promo.draws.admin

router
  .group(() => {
    router
      .group(() => {
        router.get('draws', [DeskDraws, 'index']).as('draws.index')
        router
          .get('draws/file', [DeskDraws, 'file'])
          .as('draws.file')
          .use(middleware.passwordConfirmed())
        router.get('draws/:id', [DeskDraws, 'show']).as('draws.show')
      })
      .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

    router
      .get('draws/:id/minutes', [DrawMinutes, 'show'])
      .as('draws.minutes')
      .use([
        middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }),
        middleware.passwordConfirmed(),
      ])

    // Each of them is a step that somebody answers for.
    router
      .group(() => {
        router.post('promotions/:id/announcement', [DrawSteps, 'announce'])
        router.post('draws/:id/freezing', [DrawSteps, 'freeze'])
        router.post('draws/:id/run', [DrawSteps, 'run'])
        router.post('draws/:id/names', [DrawSteps, 'names'])
        router.post('draws/:id/exclusions', [DrawExclusions, 'store'])
        router.delete('draws/:id/wishes/:wish', [DrawWishes, 'destroy']).where('wish', idInPath)
        router.post('draws/:id/places/:place/contact', [DrawPlaces, 'contact'])
        router.post('draws/:id/places/:place/attempts', [DrawPlaces, 'attempt'])
        router.post('draws/:id/places/:place/acceptance', [DrawPlaces, 'accept'])
        router.post('draws/:id/places/:place/hand-over', [DrawPlaces, 'handOver'])
        router.post('draws/:id/places/:place/vacancy', [DrawPlaces, 'vacate'])
      })
      .use([middleware.staff({ roles: ['admin', 'marketing'] }), middleware.passwordConfirmed()])

    router
      .group(() => {
        router.post('draws/:id/void', [DrawSteps, 'void'])
        router.post('draws/:id/again', [DrawSteps, 'again'])
      })
      .use([middleware.staff({ roles: ['admin'] }), middleware.passwordConfirmed()])
  })
  .prefix('/api/admin')
  .as('admin')
