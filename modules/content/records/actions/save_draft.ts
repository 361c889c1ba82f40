import { isDeepStrictEqual } from 'node:util'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { EDITING_TOLD_MS } from '#content/constants'
import { missingOf, titlesOf } from '../bodies/body_facts.js'
import { writeDraftUses } from '../media_uses.js'
import type { RecordBody } from '../record_kinds.js'
import type { HeldRecord } from './held_record.js'

/** What a save of a draft wants to write. */
export interface DraftChange {
  body: RecordBody
  /** Null is the shop itself. */
  staffId: number | null
}

/**
 * Writes a draft that is held, as its next revision. What the draft was already makes no revision.
 *
 * @returns whether the audit log has to hear of it: once in half an hour for each editor
 */
export async function saveDraft(
  trx: Transaction,
  { record, draft }: HeldRecord,
  { body, staffId }: DraftChange
): Promise<boolean> {
  if (isDeepStrictEqual(draft.body, body)) return false
  const now = clock.now()
  const isTold = draft.editedBy === staffId && now - draft.toldAt < EDITING_TOLD_MS
  const missing = missingOf(record.kind, body)
  draft.merge({
    body,
    ...titlesOf(body),
    revision: draft.revision + 1,
    hasChanges: await differsFromBase(draft.basedOn, body, { record, draft }),
    editedBy: staffId,
    editedAt: now,
    toldAt: isTold ? draft.toldAt : now,
    missingHu: missing.hu,
    missingEn: missing.en,
  })
  await draft.useTransaction(trx.client).save()
  await writeDraftUses(trx, record.id, body)
  return !isTold
}

async function differsFromBase(
  versionId: number | null,
  body: RecordBody,
  { record }: HeldRecord
): Promise<boolean> {
  if (versionId === null) return true
  const version = await record.related('versions').query().where('id', versionId).firstOrFail()
  return !isDeepStrictEqual(version.body, body)
}
