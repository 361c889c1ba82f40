import { BaseTransformer } from '@adonisjs/core/transformers'
import type LedgerEntry from '#points/ledger/models/ledger_entry'

/** A ledger entry, as the back-office shows it. */
export default class LedgerEntryTransformer extends BaseTransformer<LedgerEntry> {
  /** @param reversed ids of entries that were undone */
  constructor(
    entry: LedgerEntry,
    protected reversed: Set<number>
  ) {
    super(entry)
  }

  toObject() {
    const entry = this.resource
    const isStanding = entry.reversedEntryId === null && !this.reversed.has(entry.id)
    return {
      id: entry.id,
      member_id: entry.memberId,
      points: entry.points,
      source: entry.source,
      source_name: entry.sourceName,
      balance_after: entry.balanceAfter,
      actor_id: entry.actorId,
      reason: entry.reason?.reason ?? null,
      occurred_at: entry.occurredAt,
      /** 1 for a scan whose points were not taken back. */
      is_scan: Number(entry.source === 'qrcode' && isStanding),
    }
  }
}
