import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const {
  CodeBatches,
  CodeBatchStates,
  LedgerEntries,
  ParticipatingProducts,
  PointRules,
  StickerSheets,
} = controllers.points.admin

router
  .group(() => {
    router.get('code_batches', [CodeBatches, 'index']).as('admin.code_batches')
    router.post('code_batches', [CodeBatches, 'store']).as('admin.code_batches.store')
    router
      .post('code_batches/:id/activate', [CodeBatchStates, 'activate'])
      .as('admin.code_batches.activate')
    router.get('code_batches/:id/sheet', [StickerSheets, 'show']).as('admin.code_batches.sheet')
    router.post('code_batches/:id/void', [CodeBatchStates, 'void']).as('admin.code_batches.void')
    router
      .get('participating_products', [ParticipatingProducts, 'index'])
      .as('admin.participating_products')
    router.get('point_rules', [PointRules, 'index']).as('admin.point_rules')
    router.get('point_rules/:id', [PointRules, 'show']).as('admin.point_rules.show')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff())

router
  .group(() => {
    router.get('ledger_entries', [LedgerEntries, 'index']).as('admin.ledger_entries')
    router.post('point_rules', [PointRules, 'store']).as('admin.point_rules.store')
    router.put('point_rules/:id', [PointRules, 'update']).as('admin.point_rules.update')
    router.delete('point_rules/:id', [PointRules, 'destroy']).as('admin.point_rules.destroy')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin'] }))
