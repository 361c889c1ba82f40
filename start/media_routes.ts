import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { middleware } from '#start/middleware'

const PicturesController = () => import('#app/media/controllers/pictures_controller')

router
  .get('/api/admin/media', [PicturesController, 'index'])
  .as('admin.media')
  .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

router
  .group(() => {
    router.put('media', [PicturesController, 'store']).as('admin.media.store')
    router
      .put('media/:id', [PicturesController, 'update'])
      .where('id', idInPath)
      .as('admin.media.update')
  })
  .prefix('/api/admin')
  .use(middleware.staff({ roles: ['admin', 'marketing'] }))
