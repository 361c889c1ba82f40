import router from '@adonisjs/core/services/router'
import { STAFF_ROLES } from '#app/staff/roles'
import { middleware } from '#start/middleware'

// Stand for whatever asks for the password once more.
router
  .get('/proba/confirmed', () => 'let in')
  .use([middleware.auth(), middleware.passwordConfirmed()])
router
  .route('/proba/confirmed', ['POST', 'DELETE'], () => 'let in')
  .use([middleware.auth(), middleware.passwordConfirmed()])
router
  .post('/api/admin/proba/confirmed', () => ({ data: 'let in' }))
  .use([middleware.staff({ roles: STAFF_ROLES }), middleware.passwordConfirmed()])
