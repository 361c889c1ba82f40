import router from '@adonisjs/core/services/router'
import { middleware } from '#start/middleware'
// Each module says what a new shop needs of it by being imported here, in the order of the list.
import '#auth/back_office/first_steps'
import '#points/back_office/first_steps'
import '#catalogue/back_office/first_steps'
import '#app/first_steps/operating'

const FirstStepsController = () => import('#app/first_steps/first_steps_controller')

router
  .get('/api/admin/first_steps', [FirstStepsController, 'index'])
  .as('admin.first_steps')
  .use(middleware.staff({ roles: ['admin', 'auditor'] }))
