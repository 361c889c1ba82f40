import router from '@adonisjs/core/services/router'
import { STAFF_ROLES } from '#app/staff/roles'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const { Reports } = controllers.reports.figures.admin

router
  .group(() => {
    // Sums name nobody; what lies behind them is opened by the roles of its own list.
    router.get('reports', [Reports, 'index'])
  })
  .prefix('/api/admin')
  .as('admin')
  .use(middleware.staff({ roles: STAFF_ROLES }))
