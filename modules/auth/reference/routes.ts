import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { extraPoints, reference } = controllers.auth
const { CommunityWords } = extraPoints.admin
const { Postcodes, Professions, Representatives } = reference.admin

router
  .group(() => {
    router
      .group(() => {
        router.get('professions', [Professions, 'index'])
        router.get('professions/file', [Professions, 'file']).use(middleware.passwordConfirmed())
        router.get('professions/:id', [Professions, 'show'])
        router.get('representatives', [Representatives, 'index'])
        router
          .get('representatives/file', [Representatives, 'file'])
          .use(middleware.passwordConfirmed())
        router.get('representatives/:id', [Representatives, 'show'])
        router.get('community_words', [CommunityWords, 'index'])
        router
          .get('community_words/file', [CommunityWords, 'file'])
          .use(middleware.passwordConfirmed())
        router.get('community_words/:id', [CommunityWords, 'show'])
      })
      .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

    router
      .group(() => {
        router.post('professions', [Professions, 'store'])
        router.put('professions/:id', [Professions, 'update'])
        router.delete('professions/:id', [Professions, 'destroy'])
        router.post('representatives', [Representatives, 'store'])
        router.put('representatives/:id', [Representatives, 'update'])
        router.delete('representatives/:id', [Representatives, 'destroy'])
        router.post('community_words', [CommunityWords, 'store'])
        router.put('community_words/:id', [CommunityWords, 'update'])
        router.delete('community_words/:id', [CommunityWords, 'destroy'])
      })
      .use(middleware.staff({ roles: ['admin', 'marketing'] }))

    router
      .group(() => {
        router.get('postcodes', [Postcodes, 'index'])
        router.get('postcodes/file', [Postcodes, 'file']).use(middleware.passwordConfirmed())
        router.get('postcodes/:id', [Postcodes, 'show'])
      })
      .use(middleware.staff({ roles: ['admin', 'auditor'] }))

    router
      .group(() => {
        router.post('postcodes', [Postcodes, 'store'])
        router.put('postcodes/:id', [Postcodes, 'update'])
        router.delete('postcodes/:id', [Postcodes, 'destroy'])
      })
      .use(middleware.staff({ roles: ['admin'] }))
  })
  .prefix('/api/admin')
  .as('admin')
