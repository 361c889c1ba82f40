import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { CommunityWords, Professions, Representatives, Postcodes } = controllers.auth.admin

router
  .group(() => {
    router.get('professions', [Professions, 'index']).as('admin.professions')
    router.get('professions/:id', [Professions, 'show']).as('admin.professions.show')
    router.get('representatives', [Representatives, 'index']).as('admin.representatives')
    router.get('representatives/:id', [Representatives, 'show']).as('admin.representatives.show')
    router.get('community_words', [CommunityWords, 'index']).as('admin.community_words')
    router.get('community_words/:id', [CommunityWords, 'show']).as('admin.community_words.show')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

router
  .group(() => {
    router.post('professions', [Professions, 'store']).as('admin.professions.store')
    router.put('professions/:id', [Professions, 'update']).as('admin.professions.update')
    router.delete('professions/:id', [Professions, 'destroy']).as('admin.professions.destroy')
    router.post('representatives', [Representatives, 'store']).as('admin.representatives.store')
    router
      .put('representatives/:id', [Representatives, 'update'])
      .as('admin.representatives.update')
    router
      .delete('representatives/:id', [Representatives, 'destroy'])
      .as('admin.representatives.destroy')
    router.post('community_words', [CommunityWords, 'store']).as('admin.community_words.store')
    router.put('community_words/:id', [CommunityWords, 'update']).as('admin.community_words.update')
    router
      .delete('community_words/:id', [CommunityWords, 'destroy'])
      .as('admin.community_words.destroy')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'marketing'] }))

router
  .group(() => {
    router.get('postcodes', [Postcodes, 'index']).as('admin.postcodes')
    router.get('postcodes/:id', [Postcodes, 'show']).as('admin.postcodes.show')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'auditor'] }))

router
  .group(() => {
    router.post('postcodes', [Postcodes, 'store']).as('admin.postcodes.store')
    router.put('postcodes/:id', [Postcodes, 'update']).as('admin.postcodes.update')
    router.delete('postcodes/:id', [Postcodes, 'destroy']).as('admin.postcodes.destroy')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin'] }))
