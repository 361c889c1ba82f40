import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

router
  .group(() => {
    router
      .get('ledger_entries', [controllers.points.admin.LedgerEntries, 'index'])
      .as('admin.ledger_entries')
  })
  .prefix('/api/admin')
  .use(middleware.staff({ roles: ['admin'] }))
