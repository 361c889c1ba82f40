import { NotFound } from '#app/exceptions/page_exceptions'
import type { Transaction } from '#app/transaction'
import { RecordIsArchived } from '#content/exceptions'
import type ContentDraft from '../models/content_draft.js'
import ContentRecord from '../models/content_record.js'

/** A record that this transaction holds, with its draft. */
export interface HeldRecord {
  record: ContentRecord
  draft: ContentDraft
}

/** Holds a record until the transaction ends. @throws NotFound */
export async function heldRecord({ client }: Transaction, id: number): Promise<HeldRecord> {
  const record = await ContentRecord.query({ client }).where('id', id).forUpdate().first()
  if (!record) throw new NotFound()
  const draft = await record.related('draft').query().firstOrFail()
  return { record, draft }
}

/** The same of one that may be changed. @throws NotFound, RecordIsArchived */
export async function changeableRecord(trx: Transaction, id: number): Promise<HeldRecord> {
  const held = await heldRecord(trx, id)
  if (held.record.archivedAt !== null) throw new RecordIsArchived()
  return held
}
