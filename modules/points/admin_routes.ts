import router from '@adonisjs/core/services/router'
import { idInPath } from '#app/validation/ids'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const {
  Boosters,
  BoosterStates,
  CodeBatches,
  CodeBatchStates,
  CodeScans,
  Disputes,
  HandBookings,
  HarvestCases,
  LedgerEntries,
  ParticipatingImports,
  ParticipatingProducts,
  PointRules,
  Reconciliations,
  Rehearsals,
  ScanReversals,
  StickerSheets,
  VoidRanges,
  WaitingDeeds,
} = controllers.points.admin

router
  .group(() => {
    router.get('code_batches', [CodeBatches, 'index']).as('admin.code_batches')
    router.get('code_batches/:id', [CodeBatches, 'show']).as('admin.code_batches.show')
    router
      .get('code_batches/:id/reconciliation', [Reconciliations, 'show'])
      .as('admin.code_batches.reconciliation')
    router
      .get('participating_products', [ParticipatingProducts, 'index'])
      .as('admin.participating_products')
    router
      .get('participating_products/:id', [ParticipatingProducts, 'show'])
      .as('admin.participating_products.show')
    router.get('boosters', [Boosters, 'index']).as('admin.boosters')
    router.get('boosters/:id', [Boosters, 'show']).as('admin.boosters.show')
    router.get('boosters/:id/rehearsal', [Rehearsals, 'booster']).as('admin.boosters.rehearsal')
    router.get('point_rules', [PointRules, 'index']).as('admin.point_rules')
    router.get('point_rules/:id', [PointRules, 'show']).as('admin.point_rules.show')
    router
      .get('point_rules/:id/rehearsal', [Rehearsals, 'pointRule'])
      .as('admin.point_rules.rehearsal')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

// Drafts: what brings points is prepared here, and released by administrators.
router
  .group(() => {
    router.post('code_batches', [CodeBatches, 'store']).as('admin.code_batches.store')
    router.post('boosters', [Boosters, 'store']).as('admin.boosters.store')
    router.put('boosters/:id', [Boosters, 'update']).as('admin.boosters.update')
    router.delete('boosters/:id', [Boosters, 'destroy']).as('admin.boosters.destroy')
    router.post('boosters/:id/stop', [BoosterStates, 'stop']).as('admin.boosters.stop')
    // What stickers bring once they are made changes by point rules alone.
    router
      .post('participating_products', [ParticipatingProducts, 'store'])
      .as('admin.participating_products.store')
    router
      .put('participating_products/:id', [ParticipatingProducts, 'update'])
      .as('admin.participating_products.update')
    router
      .group(() => {
        router
          .get('sample', [ParticipatingImports, 'sample'])
          .as('admin.participating_imports.sample')
        router
          .put('columns', [ParticipatingImports, 'columns'])
          .as('admin.participating_imports.columns')
        router
          .put('preview', [ParticipatingImports, 'preview'])
          .as('admin.participating_imports.preview')
        router.put('/', [ParticipatingImports, 'store']).as('admin.participating_imports.store')
      })
      .prefix('imports/participating_products')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'marketing'] }))

router
  .group(() => {
    router.get('code_scans', [CodeScans, 'index']).as('admin.code_scans')
    router
      .get('code_batches/:id/scans/file', [CodeScans, 'download'])
      .as('admin.code_batches.scans.file')
      .use(middleware.passwordConfirmed())
    router.get('harvest_cases', [HarvestCases, 'index']).as('admin.harvest_cases')
    router.get('harvest_cases/:id', [HarvestCases, 'show']).as('admin.harvest_cases.show')
    router.get('disputes', [Disputes, 'index']).as('admin.disputes')
    router.get('disputes/:id', [Disputes, 'show']).as('admin.disputes.show')
    router.get('disputes/:id/photo', [Disputes, 'photo']).as('admin.disputes.photo')
    router.get('waiting_deeds', [WaitingDeeds, 'index']).as('admin.waiting_deeds')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin', 'auditor'] }))

router
  .group(() => {
    router.get('ledger_entries', [LedgerEntries, 'index']).as('admin.ledger_entries')
    router.get('hand_bookings', [HandBookings, 'index']).as('admin.hand_bookings')
  })
  .prefix('/api/admin')
  .use(middleware.staff({ roles: ['admin', 'support', 'auditor'] }))

router
  .group(() => {
    router.post('boosters/:id/activate', [BoosterStates, 'activate']).as('admin.boosters.activate')
    router.post('point_rules', [PointRules, 'store']).as('admin.point_rules.store')
    router.put('point_rules/:id', [PointRules, 'update']).as('admin.point_rules.update')
    router.delete('point_rules/:id', [PointRules, 'destroy']).as('admin.point_rules.destroy')
    router
      .post('harvest_cases/:id/settlement', [HarvestCases, 'settle'])
      .as('admin.harvest_cases.settle')
    router.post('disputes/:id/decline', [Disputes, 'decline']).as('admin.disputes.decline')
    router
      .post('hand_bookings/:id/refusal', [HandBookings, 'refuse'])
      .as('admin.hand_bookings.refuse')
    router
      .post('waiting_deeds/:id/refusal', [WaitingDeeds, 'refuse'])
      .as('admin.waiting_deeds.refuse')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use(middleware.staff({ roles: ['admin'] }))

// What makes points or takes them, and what is worth as much as they are.
router
  .group(() => {
    router
      .post('code_batches/:id/activate', [CodeBatchStates, 'activate'])
      .as('admin.code_batches.activate')
    router.post('code_batches/:id/void', [CodeBatchStates, 'void']).as('admin.code_batches.void')
    router
      .post('code_batches/:id/void_ranges', [VoidRanges, 'store'])
      .as('admin.code_batches.void_ranges.store')
    router.get('code_batches/:id/sheet', [StickerSheets, 'show']).as('admin.code_batches.sheet')
    router.get('code_batches/:id/list', [StickerSheets, 'list']).as('admin.code_batches.list')
    router
      .post('ledger_entries/:id/reversal', [ScanReversals, 'store'])
      .as('admin.ledger_entries.reversal')
    router.post('disputes/:id/credit', [Disputes, 'credit']).as('admin.disputes.credit')
    router
      .post('hand_bookings/:id/agreement', [HandBookings, 'agree'])
      .as('admin.hand_bookings.agree')
    router
      .post('waiting_deeds/:id/agreement', [WaitingDeeds, 'agree'])
      .as('admin.waiting_deeds.agree')
  })
  .prefix('/api/admin')
  .where('id', idInPath)
  .use([middleware.staff({ roles: ['admin'] }), middleware.passwordConfirmed()])
