import router from '@adonisjs/core/services/router'
import { STAFF_ROLES } from '#app/staff/roles'
import { middleware } from '#start/middleware'
// Each module says what can be found of it by being imported here, in the order of the answer.
import '#auth/back_office/staff_search'
import '#catalogue/back_office/staff_search'
import '#points/back_office/staff_search'
import '#content/back_office/staff_search'

const SearchesController = () => import('#app/staff/controllers/searches_controller')

router
  .get('/api/admin/search', [SearchesController, 'show'])
  .as('admin.search')
  .use(middleware.staff({ roles: STAFF_ROLES }))
