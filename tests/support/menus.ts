import { transaction } from '#app/transaction'
import type { EntriesKind, Entry } from '#content/blocks/shared/entries'
import { entriesOf } from '#content/blocks/shared/entries'
import { heldRecord } from '#content/records/actions/held_record'
import { publishRecord } from '#content/records/actions/publish_record'
import { saveDraft } from '#content/records/actions/save_draft'
import ContentRecord from '#content/records/models/content_record'

/** Publishes a menu or footer made of the one that staff work on. */
export async function givenEntries(
  kind: EntriesKind,
  change: (entries: Entry[]) => Entry[],
  startsAt?: number
): Promise<void> {
  const { id } = await ContentRecord.findByOrFail({ kind })
  await transaction(async (trx) => {
    const held = await heldRecord(trx, id)
    const body = JSON.parse(JSON.stringify({ entries: change(entriesOf(held.draft.body)) }))
    await saveDraft(trx, held, { body, staffId: null })
    await publishRecord(trx, held, { startsAt, publishedBy: null })
  })
}

/** Remembers menu and footer, and puts them back. */
export async function menuNow(): Promise<() => Promise<void>> {
  const kinds = ['menu', 'footer'] as const
  const kept = await Promise.all(
    kinds.map(async (kind) => {
      const { draft } = await ContentRecord.query().where({ kind }).preload('draft').firstOrFail()
      return { kind, entries: entriesOf(draft.body) }
    })
  )
  return async () => {
    for (const { kind, entries } of kept) await givenEntries(kind, () => entries)
  }
}
