import router from '@adonisjs/core/services/router'
import { STAFF_ROLES } from '#app/staff/roles'
import { middleware } from '#start/middleware'
// Each module says what waits for somebody by being imported here.
import '#points/back_office/waiting'
import '#catalogue/back_office/waiting'
import '#content/back_office/waiting'
import '#app/outbox/waiting'

const WaitingController = () => import('#app/waiting/waiting_controller')

router
  .get('/api/admin/waiting', [WaitingController, 'index'])
  .as('admin.waiting')
  .use(middleware.staff({ roles: STAFF_ROLES }))
