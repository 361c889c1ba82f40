import router from '@adonisjs/core/services/router'
import { STAFF_ROLES } from '#app/staff/roles'
import { middleware } from '#start/middleware'
// Each room registers what staff do to its records by being imported here.
import '#app/outbox/staff_actions'
import '#catalogue/back_office/staff_actions'
import '#content/back_office/staff_actions'

const InvocationsController = () => import('#app/staff/controllers/invocations_controller')

router
  .post('/invoke', [InvocationsController, 'store'])
  .as('invoke')
  .use(middleware.staff({ roles: STAFF_ROLES }))
