import LedgerEntry from '#points/ledger/models/ledger_entry'
import type { Days } from './day_sums.js'

/** The ids of members who scanned at least once on some days; a scan that was taken back was one, too. */
export async function scannersOf({ from, to }: Days): Promise<number[]> {
  const found = await LedgerEntry.query()
    .where('businessDate', '>=', from)
    .where('businessDate', '<=', to)
    .where('source', 'qrcode')
    .where('points', '>', 0)
    .distinct('member_id')
    .pojo<{ member_id: number }>()
  return found.map(({ member_id: id }) => id)
}
