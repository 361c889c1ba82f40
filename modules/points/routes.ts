import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { PointCollection, Scan } = controllers.points

router
  .get('/qr-code/shell/:locale', [Scan, 'shell'])
  .where('locale', /^(en|hu)$/)
  .as('qr-code.shell')

router
  .group(() => {
    router.get('/pontgyujtes', [PointCollection, 'show']).as('point-collection')
    router.get('/qr-code', [Scan, 'show']).as('qr-code')
    router.post('/qr-code', [Scan, 'store']).as('qr-code.store')
  })
  .use(middleware.auth())
