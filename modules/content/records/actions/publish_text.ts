import type { Transaction } from '#app/transaction'
import { checkedBody, writtenKindOf } from '../bodies/checked_body.js'
import ContentSlug from '../models/content_slug.js'
import type { MadeKind, SlugScope } from '../record_kinds.js'
import { createRecord } from './create_record.js'
import { heldRecord } from './held_record.js'
import { publishRecord } from './publish_record.js'
import { saveDraft } from './save_draft.js'

/** Publishes another text of the record that has this address, in the name of the shop; called by the demo. */
export async function publishText(
  trx: Transaction,
  { scope, slug }: { scope: SlugScope; slug: string },
  text: unknown
): Promise<void> {
  const { client } = trx
  const named = await ContentSlug.query({ client }).where({ scope, slug }).first()
  if (!named?.recordId) throw new Error(`A shop must start with ${scope} ${slug}`)
  const held = await heldRecord(trx, named.recordId)
  const body = await checkedBody(writtenKindOf(held.record.kind), text)
  await saveDraft(trx, held, { body, staffId: null })
  await publishRecord(trx, held, { publishedBy: null })
}

/** Makes a record that is live at once, in the name of the shop; called by the demo. */
export async function publishNewText(
  trx: Transaction,
  kind: MadeKind,
  text: unknown
): Promise<void> {
  const body = await checkedBody(kind, text)
  const { id } = await createRecord(trx, { kind, body, editedBy: null })
  await publishRecord(trx, await heldRecord(trx, id), { publishedBy: null })
}
