import router from '@adonisjs/core/services/router'
import { registerTidying } from '#app/tidying'
import { keepVisits } from '#app/vitals/count_visit'
import { middleware } from '#start/middleware'

const SpeedController = () => import('#app/vitals/controllers/speed_controller')
const VisitsController = () => import('#app/vitals/controllers/visits_controller')

registerTidying(keepVisits)

router.post('/latogatas', [VisitsController, 'store']).as('visits.store')

router
  .get('/api/admin/page_vitals', [SpeedController, 'index'])
  .as('admin.page_vitals')
  .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))
