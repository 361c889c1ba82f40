import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'
import './reference_routes.js'

router
  .group(() => {
    router.post('session', [controllers.auth.admin.Session, 'store']).as('admin.session.store')
    router
      .group(() => {
        router.get('session', [controllers.auth.admin.Session, 'show']).as('admin.session')
        router
          .delete('session', [controllers.auth.admin.Session, 'destroy'])
          .as('admin.session.destroy')
        router
          .get('confirmed-password-status', [controllers.auth.PasswordConfirmations, 'show'])
          .as('admin.password.confirmation')
        router
          .post('confirm-password', [controllers.auth.PasswordConfirmations, 'store'])
          .as('admin.password.confirm')
      })
      .use(middleware.staff())
    router
      .group(() => {
        router.get('members', [controllers.auth.admin.Members, 'index']).as('admin.members')
        router
          .get('members/:id', [controllers.auth.admin.Members, 'show'])
          .where('id', idInPath)
          .as('admin.members.show')
      })
      .use(middleware.staff({ roles: ['admin'] }))
  })
  .prefix('/api/admin')
