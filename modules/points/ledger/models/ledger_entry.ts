import { hasOne } from '@adonisjs/lucid/orm'
import type { HasOne } from '@adonisjs/lucid/types/relations'
import { appendOnly } from '#app/database/append_only'
import { LedgerEntrySchema } from '#database/schema'
import type { PointSource } from '#app/rules/point_sources'
import LedgerReason from './ledger_reason.js'

/** One immutable change of a member's points. */
export default class LedgerEntry extends LedgerEntrySchema {
  declare source: PointSource

  @hasOne(() => LedgerReason, { foreignKey: 'entryId' })
  declare reason: HasOne<typeof LedgerReason>
}

appendOnly(LedgerEntry)
