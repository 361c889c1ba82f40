import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'

/** What the ledger can be sorted and filtered by. */
export const LEDGER_LIST: ListShape = { sortable: ['id'], filters: { member_id: 'ids' } }

const COLUMNS = [
  'ledger_entries.id',
  'member_id',
  'points',
  'source',
  'source_name',
  'balance_after',
  'actor_id',
  'reason',
  'occurred_at',
]

/** 1 for a scan whose points were not taken back. */
const CAN_BE_TAKEN_BACK = `CASE WHEN source = 'qrcode' AND reversed_entry_id IS NULL
  AND NOT EXISTS (SELECT 1 FROM ledger_entries back
    WHERE back.reversed_entry_id = ledger_entries.id) THEN 1 ELSE 0 END`

/** A page of ledger entries and how many there are in all. */
export async function ledgerPage(query: ListQuery) {
  const matching = () => {
    const entries = db
      .from('ledger_entries')
      .leftJoin('ledger_reasons', 'ledger_reasons.entry_id', 'ledger_entries.id')
    if (query.ids.member_id) entries.whereIn('member_id', query.ids.member_id)
    return entries
  }
  return listPage(query, matching, [...COLUMNS, db.raw(`${CAN_BE_TAKEN_BACK} AS is_scan`)])
}
