import { listController } from '#app/http/list_controller'
import { serialized } from '#app/http/serialized'
import LedgerEntry from '#points/ledger/models/ledger_entry'
import LedgerEntryTransformer from '#points/ledger/transformers/admin/ledger_entry_transformer'

/** Entries of the ledger, read only: a correction is another entry. */
export default class LedgerEntriesController extends listController({
  model: LedgerEntry,
  list: { sortable: ['id'], filters: { member_id: 'ids' } },
  shown: (entries) => entries.preload('reason'),
  serialize: async (entries) =>
    serialized(LedgerEntryTransformer.transform(entries, await reversedOf(entries))),
}) {}

/** Those of some entries that were undone. */
async function reversedOf(entries: LedgerEntry[]): Promise<Set<number>> {
  const ids = entries.map(({ id }) => id)
  const back = await LedgerEntry.query().select('reversedEntryId').whereIn('reversedEntryId', ids)
  return new Set(back.map(({ reversedEntryId }) => reversedEntryId!))
}
