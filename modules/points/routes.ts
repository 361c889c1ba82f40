import router from '@adonisjs/core/services/router'
import { shortWay } from '#app/shortcut/short_way'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'
import { scan } from './endpoints/scan.js'

const { disputes, participating, scans } = controllers.points

router
  .get('/qr-code/shell/:locale', [scans.Scan, 'shell'])
  .where('locale', /^(en|hu)$/)
  .as('qr-code.shell')

router
  .group(() => {
    router.get('/pontgyujtes', [participating.PointCollection, 'show']).as('point-collection')
    router.get('/qr-code', [scans.Scan, 'show']).as('qr-code')
    shortWay(router.post('/qr-code', [scans.Scan, 'store']), scan).as('qr-code.store')
    router.post('/qr-code/disputes', [disputes.Disputes, 'store']).as('disputes.store')
    router
      .put('/qr-code/disputes/:id/photo', [disputes.DisputePhotos, 'update'])
      .as('disputes.photo')
  })
  .use(middleware.auth())
