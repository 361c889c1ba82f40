import router from '@adonisjs/core/services/router'
import { examineShopBy } from '#app/health/shop_findings'
import { middleware } from '#start/middleware'

const HealthController = () => import('#app/health/controllers/health_controller')

// What is looked at is loaded when somebody looks.
examineShopBy(async (patienceMs) => {
  const { examinations } = await import('#start/health/examinations')
  return examinations(patienceMs)
})

router
  .get('/api/admin/health', [HealthController, 'index'])
  .as('admin.health')
  .use(middleware.staff({ roles: ['admin', 'auditor'] }))
