import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/middleware'

const {
  boosters,
  codeBatches,
  disputes,
  handBookings,
  harvest,
  ledger,
  participating,
  pointRules,
  scans,
  stickers,
  twoPeople,
} = controllers.points
const { Boosters, Rehearsals } = boosters.admin
const { CodeBatchStates, CodeBatches, CodeScans, Reconciliations, VoidRanges } = codeBatches.admin
const { Disputes } = disputes.admin
const { HandBookings } = handBookings.admin
const { HarvestCases } = harvest.admin
const { LedgerEntries } = ledger.admin
const { ParticipatingImports, ParticipatingProducts } = participating.admin
const { PointRules } = pointRules.admin
const { MemberScans, ScanReversals } = scans.admin
const { StickerSheets } = stickers.admin
const { WaitingDeeds } = twoPeople.admin

router
  .group(() => {
    router
      .group(() => {
        router.get('code_batches', [CodeBatches, 'index'])
        router.get('code_batches/file', [CodeBatches, 'file']).use(middleware.passwordConfirmed())
        router.get('code_batches/:id', [CodeBatches, 'show'])
        router.get('code_batches/:id/reconciliation', [Reconciliations, 'show'])
        router.get('participating_products', [ParticipatingProducts, 'index'])
        router
          .get('participating_products/file', [ParticipatingProducts, 'file'])
          .use(middleware.passwordConfirmed())
        router.get('participating_products/:id', [ParticipatingProducts, 'show'])
        router.get('boosters', [Boosters, 'index'])
        router.get('boosters/file', [Boosters, 'file']).use(middleware.passwordConfirmed())
        router.get('boosters/:id', [Boosters, 'show'])
        router.get('boosters/:id/rehearsal', [Rehearsals, 'booster'])
        router.get('point_rules', [PointRules, 'index'])
        router.get('point_rules/file', [PointRules, 'file']).use(middleware.passwordConfirmed())
        router.get('point_rules/:id', [PointRules, 'show'])
        router.get('point_rules/:id/rehearsal', [Rehearsals, 'pointRule'])
      })
      .use(middleware.staff({ roles: ['admin', 'marketing', 'auditor'] }))

    // Drafts: what brings points is prepared here, and released by administrators.
    router
      .group(() => {
        router.post('code_batches', [CodeBatches, 'store'])
        router.post('boosters', [Boosters, 'store'])
        router.put('boosters/:id', [Boosters, 'update'])
        router.delete('boosters/:id', [Boosters, 'destroy'])
        router.post('boosters/:id/stop', [Boosters, 'stop'])
        // What stickers bring once they are made changes by point rules alone.
        router.post('participating_products', [ParticipatingProducts, 'store'])
        router.put('participating_products/:id', [ParticipatingProducts, 'update'])
        router
          .group(() => {
            router.get('sample', [ParticipatingImports, 'sample'])
            router.put('columns', [ParticipatingImports, 'columns'])
            router.put('preview', [ParticipatingImports, 'preview'])
            router.put('/', [ParticipatingImports, 'store'])
          })
          .prefix('imports/participating_products')
      })
      .use(middleware.staff({ roles: ['admin', 'marketing'] }))

    router
      .group(() => {
        router.get('code_scans', [CodeScans, 'index'])
        router
          .get('code_batches/:id/scans/file', [CodeScans, 'download'])
          .use(middleware.passwordConfirmed())
        router.get('harvest_cases', [HarvestCases, 'index'])
        router.get('harvest_cases/:id', [HarvestCases, 'show'])
        router.get('disputes', [Disputes, 'index'])
        router.get('disputes/:id', [Disputes, 'show'])
        router.get('disputes/:id/photo', [Disputes, 'photo'])
        // Whole lists of what members did leave the shop here.
        router
          .group(() => {
            router.get('disputes/file', [Disputes, 'file'])
            router.get('harvest_cases/file', [HarvestCases, 'file'])
          })
          .use(middleware.passwordConfirmed())
        router.get('waiting_deeds', [WaitingDeeds, 'index'])
      })
      .use(middleware.staff({ roles: ['admin', 'auditor'] }))

    router
      .group(() => {
        router.get('ledger_entries', [LedgerEntries, 'index'])
        router.get('hand_bookings', [HandBookings, 'index'])
        router.get('hand_bookings/file', [HandBookings, 'file']).use(middleware.passwordConfirmed())
        router.get('members/:id/scans', [MemberScans, 'index']).as('members.scans')
        router
          .get('members/:id/refused_scans', [MemberScans, 'refusals'])
          .as('members.refused_scans')
      })
      .use(middleware.staff({ roles: ['admin', 'support', 'auditor'] }))

    router
      .group(() => {
        router.post('boosters/:id/activate', [Boosters, 'activate'])
        router.post('point_rules', [PointRules, 'store'])
        router.put('point_rules/:id', [PointRules, 'update'])
        router.delete('point_rules/:id', [PointRules, 'destroy'])
        router.post('harvest_cases/:id/settlement', [HarvestCases, 'settle'])
        router.post('disputes/:id/decline', [Disputes, 'decline'])
        router.post('hand_bookings/:id/refusal', [HandBookings, 'refuse'])
        router.post('waiting_deeds/:id/refusal', [WaitingDeeds, 'refuse'])
      })
      .use(middleware.staff({ roles: ['admin'] }))

    // What makes points or takes them, and what is worth as much as they are.
    router
      .group(() => {
        router.post('code_batches/:id/activate', [CodeBatchStates, 'activate'])
        router.post('code_batches/:id/void', [CodeBatchStates, 'void'])
        router.post('code_batches/:id/restore', [CodeBatchStates, 'restore'])
        router
          .post('code_batches/:id/void_ranges', [VoidRanges, 'store'])
          .as('code_batches.void_ranges.store')
        router.get('code_batches/:id/sheet', [StickerSheets, 'show']).as('code_batches.sheet')
        router.get('code_batches/:id/list', [StickerSheets, 'list']).as('code_batches.list')
        router
          .post('ledger_entries/:id/reversal', [ScanReversals, 'store'])
          .as('ledger_entries.reversal')
        router.post('disputes/:id/credit', [Disputes, 'credit'])
        router.post('hand_bookings/:id/agreement', [HandBookings, 'agree'])
        router.post('waiting_deeds/:id/agreement', [WaitingDeeds, 'agree'])
      })
      .use([middleware.staff({ roles: ['admin'] }), middleware.passwordConfirmed()])
  })
  .prefix('/api/admin')
  .as('admin')
