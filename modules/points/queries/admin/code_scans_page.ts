import db from '@adonisjs/lucid/services/db'
import { listPage } from '#app/http/list_page'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { typedCode } from '#points/code_format'

/** What the scans of stickers can be sorted and filtered by; `from` and `to` count from 1. */
export const CODE_SCAN_LIST: ListShape = {
  sortable: ['serial', 'scanned_at', 'member_id'],
  filters: { batch_id: 'ids', from: 'ids', to: 'ids', member_id: 'ids' },
}

type Row = { id: number; code: string; serial: number }

/** A page of credited scans with the place of each sticker, counted from 1. */
export async function codeScansPage(query: ListQuery) {
  const { batch_id, from, to, member_id } = query.ids
  const matching = () => {
    const scans = db
      .from('scans')
      .join('codes', 'codes.code', 'scans.code')
      .join('ledger_entries', 'ledger_entries.id', 'scans.entry_id')
    if (batch_id) scans.whereIn('codes.batch_id', batch_id)
    if (from) scans.where('codes.serial', '>=', from[0] - 1)
    if (to) scans.where('codes.serial', '<=', to[0] - 1)
    if (member_id) scans.whereIn('scans.member_id', member_id)
    return scans
  }
  const columns = [
    'scans.entry_id as id',
    'scans.code',
    'codes.batch_id',
    'codes.serial',
    'scans.member_id',
    'ledger_entries.points',
    'scans.scanned_at',
  ]
  const sort = query.sort === 'member_id' ? 'scans.member_id' : query.sort
  const { data, total } = await listPage<Row>({ ...query, sort }, matching, columns)
  return {
    data: data.map((row) => ({ ...row, code: typedCode(row.code), serial: row.serial + 1 })),
    total,
  }
}
