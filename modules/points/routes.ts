import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { DisputePhotos, Disputes, PointCollection, Scan } = controllers.points

router
  .get('/qr-code/shell/:locale', [Scan, 'shell'])
  .where('locale', /^(en|hu)$/)
  .as('qr-code.shell')

router
  .group(() => {
    router.get('/pontgyujtes', [PointCollection, 'show']).as('point-collection')
    router.get('/qr-code', [Scan, 'show']).as('qr-code')
    router.post('/qr-code', [Scan, 'store']).as('qr-code.store')
    router.post('/qr-code/disputes', [Disputes, 'store']).as('disputes.store')
    router
      .put('/qr-code/disputes/:id/photo', [DisputePhotos, 'update'])
      .where('id', idInPath)
      .as('disputes.photo')
  })
  .use(middleware.auth())
