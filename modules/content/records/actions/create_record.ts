import { randomUUID } from 'node:crypto'
import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { POSITION_STEP } from '#content/constants'
import { changeSlug, freeSlug } from '../addresses/change_slug.js'
import { missingOf, titlesOf } from '../bodies/body_facts.js'
import ContentDraft from '../models/content_draft.js'
import ContentRecord from '../models/content_record.js'
import { mustExist } from './place_record.js'
import { writeDraftUses } from '../media_uses.js'
import { SCOPES, type RecordBody, type RecordKind } from '../record_kinds.js'

/** A record to be made; `body` has been checked. */
export interface NewRecord {
  kind: RecordKind
  body: RecordBody
  slug?: string | null
  /** Staff confirmed that an old address of something else leads here from now on. */
  takesOver?: boolean
  categoryId?: number | null
  key?: string
  /** The staff member; null is the shop itself. */
  editedBy: number | null
}

/**
 * Makes a record with its draft; nobody but staff sees it. It goes last of its kind.
 *
 * @throws SlugIsReserved, SlugTaken, SlugLeadsElsewhere
 */
export async function createRecord(trx: Transaction, wanted: NewRecord): Promise<ContentRecord> {
  const { kind, body } = wanted
  const { client } = trx
  const now = clock.now()
  await mustExist(trx, wanted.categoryId ?? null)
  const last = await ContentRecord.query({ client })
    .where({ kind })
    .orderBy('position', 'desc')
    .first()
  const record = await ContentRecord.create(
    {
      key: wanted.key ?? randomUUID(),
      kind,
      categoryId: wanted.categoryId ?? null,
      position: (last?.position ?? 0) + POSITION_STEP,
      archivedAt: null,
      createdAt: now,
      updatedAt: now,
    },
    { client }
  )
  const missing = missingOf(kind, body)
  await ContentDraft.create(
    {
      recordId: record.id,
      body,
      ...titlesOf(body),
      revision: 1,
      basedOn: null,
      hasChanges: true,
      editedBy: wanted.editedBy,
      editedAt: now,
      toldAt: now,
      missingHu: missing.hu,
      missingEn: missing.en,
    },
    { client }
  )
  await writeDraftUses(trx, record.id, body)
  const scope = SCOPES[kind]
  if (scope) {
    const slug = wanted.slug || (await freeSlug(trx, { scope, title: titlesOf(body).titleHu }))
    await changeSlug(trx, { scope, slug, of: { recordId: record.id }, takesOver: wanted.takesOver })
  }
  return record
}
