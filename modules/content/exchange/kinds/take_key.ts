import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { heldRecord } from '../../records/actions/held_record.js'
import { publishRecord } from '../../records/actions/publish_record.js'
import { saveDraft } from '../../records/actions/save_draft.js'
import ContentDraft from '../../records/models/content_draft.js'
import ContentPublication from '../../records/models/content_publication.js'
import type ContentRecord from '../../records/models/content_record.js'
import ContentVersion from '../../records/models/content_version.js'
import type { RecordBody } from '../../records/record_kinds.js'
import { throwProblems } from '../problems.js'

/**
 * A text that stood under the name of the file is the one the file means: it gets the key of the file, and what leads to it
 * leads there still. Versions never change, so what readers see of those is published once more.
 *
 * @throws E_VALIDATION_ERROR (`unique`) where readers see a text that leads to it by a date, or while staff work on another one
 */
export async function takeKey(trx: Transaction, record: ContentRecord, key: string): Promise<void> {
  const { client } = trx
  const former = record.key
  await record.merge({ key }).useTransaction(client).save()
  const names = `%"${former}"%`
  const drafts = await ContentDraft.query({ client }).whereLike('body', names).orderBy('recordId')
  const shown = await shownNaming(trx, names)
  for (const { recordId } of drafts) {
    const held = await heldRecord(trx, recordId)
    const publishes = shown.delete(recordId)
    if (publishes && held.draft.hasChanges) throwProblems([{ field: 'key', rule: 'unique' }])
    await saveDraft(trx, held, { body: renamed(held.draft.body, former, key), staffId: null })
    if (publishes) await publishRecord(trx, held, { publishedBy: null })
  }
  if (shown.size) throwProblems([{ field: 'key', rule: 'unique' }])
}

/** Records of which readers see a version that names it. @throws E_VALIDATION_ERROR where that has a date */
async function shownNaming({ client }: Transaction, names: string): Promise<Set<number>> {
  const now = clock.now()
  const versions = ContentVersion.query({ client }).whereLike('body', names).select('id')
  const shown = await ContentPublication.query({ client })
    .whereIn('versionId', versions)
    .where((open) => void open.whereNull('endsAt').orWhere('endsAt', '>', now))
  const isDated = shown.some(({ startsAt, endsAt }) => startsAt > now || endsAt !== null)
  if (isDated) throwProblems([{ field: 'key', rule: 'unique' }])
  return new Set(shown.map(({ recordId }) => recordId))
}

function renamed(body: RecordBody, from: string, to: string): RecordBody {
  return JSON.parse(JSON.stringify(body).replaceAll(`"${from}"`, `"${to}"`))
}
