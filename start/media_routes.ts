import router from '@adonisjs/core/services/router'
import { middleware } from '#start/middleware'

const MediaController = () => import('#app/media/controllers/media_controller')
const MediaArchivingsController = () => import('#app/media/controllers/media_archivings_controller')
const MediaContentsController = () => import('#app/media/controllers/media_contents_controller')
const MediaFilesController = () => import('#app/media/controllers/media_files_controller')
const MediaUsesController = () => import('#app/media/controllers/media_uses_controller')

router
  .get('/media/:file', [MediaFilesController, 'show'])
  .as('media.file')
  .where('file', /^[A-Za-z0-9_-]{1,64}\.pdf$/)

router
  .group(() => {
    router.get('media', [MediaController, 'index']).as('admin.media')
    router.get('media/:id', [MediaController, 'show']).as('admin.media.show')
    router.get('media/:id/uses', [MediaUsesController, 'index']).as('admin.media.uses')
  })
  .prefix('/api/admin')
  .use(middleware.staff({ roles: ['admin', 'marketing', 'support', 'auditor'] }))

router
  .group(() => {
    router.put('media', [MediaController, 'store']).as('admin.media.store')
    router.put('media/:id', [MediaController, 'update']).as('admin.media.update')
    router.put('media/:id/contents', [MediaContentsController, 'update']).as('admin.media.contents')
    router
      .post('media/:id/archivings', [MediaArchivingsController, 'store'])
      .as('admin.media.archivings.store')
    router
      .delete('media/:id/archivings', [MediaArchivingsController, 'destroy'])
      .as('admin.media.archivings.destroy')
  })
  .prefix('/api/admin')
  .use(middleware.staff({ roles: ['admin', 'marketing'] }))
