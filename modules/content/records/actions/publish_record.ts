import { clock } from '#app/clock'
import type { Transaction } from '#app/transaction'
import { HungarianMissing, MustStayLive, PublicationEndsTooSoon } from '#content/exceptions'
import { isSearched, searchedTexts, writeSearchDocuments } from '#content/search/main'
import { missingOf } from '../bodies/body_facts.js'
import { checkedBody, writtenKindOf } from '../bodies/checked_body.js'
import { checkMedia, writeVersionUses } from '../media_uses.js'
import { forgetShown } from '../forget_shown.js'
import ContentPublication from '../models/content_publication.js'
import ContentVersion from '../models/content_version.js'
import { isSingle } from '../record_kinds.js'
import type { HeldRecord } from './held_record.js'

/** When a draft is shown, in ms UTC; without a start at once, without an end for good. */
export interface WantedPublication {
  startsAt?: number | null
  endsAt?: number | null
  /** Puts it on top of its list again: the list is in the order of first starts. */
  showsAsNew?: boolean
  /** The staff member; null is the shop itself. */
  publishedBy: number | null
}

/**
 * Keeps the draft as a version and shows it from its start on. What is shown then ends there; what was planned for later is
 * given up.
 *
 * @throws HungarianMissing, MustStayLive, PublicationEndsTooSoon, E_VALIDATION_ERROR with the paths of what has gaps
 */
export async function publishRecord(
  trx: Transaction,
  held: HeldRecord,
  wanted: WantedPublication
): Promise<ContentPublication> {
  const { client } = trx
  const { record, draft } = held
  const now = clock.now()
  const missing = missingOf(record.kind, draft.body).hu
  if (missing) throw new HungarianMissing(missing)
  await checkedBody(writtenKindOf(record.kind), draft.body, 'publication')
  await checkMedia(trx, draft.body)
  const startsAt = Math.max(wanted.startsAt ?? now, now)
  const endsAt = wanted.endsAt ?? null
  if (endsAt !== null && isSingle(record.kind)) throw new MustStayLive()
  if (endsAt !== null && endsAt <= startsAt) throw new PublicationEndsTooSoon()
  const first = await record
    .related('publications')
    .query()
    .orderBy('starts_at')
    .orderBy('id')
    .first()
  const latest = await record.related('publications').query().orderBy('id', 'desc').first()
  const hasBegun = first !== null && first.startsAt <= now
  const version = await versionOf(trx, held, wanted.publishedBy)
  await endFrom(trx, record.id, startsAt)
  const shownAt = hasBegun && !wanted.showsAsNew ? latest!.shownAt : startsAt
  const publication = await ContentPublication.create(
    {
      recordId: record.id,
      versionId: version.id,
      kind: record.kind,
      categoryId: record.categoryId,
      shownAt,
      startsAt,
      endsAt,
      publishedBy: wanted.publishedBy,
      createdAt: now,
    },
    { client }
  )
  if (isSearched(record.kind)) {
    const texts = searchedTexts(version.body)
    const { id: recordId, kind } = record
    await writeSearchDocuments(trx, { versionId: version.id, recordId, kind, shownAt, texts })
  }
  return publication
}

/** Shows nothing of a record from an instant on: what runs then ends, what was planned for later goes. */
export async function endFrom(trx: Transaction, recordId: number, at: number): Promise<void> {
  forgetShown(trx)
  const of = () => ContentPublication.query({ client: trx.client }).where({ recordId })
  await of().where('startsAt', '>=', at).where('startsAt', '>', clock.now()).delete()
  await of()
    .where((open) => void open.whereNull('endsAt').orWhere('endsAt', '>', at))
    .update({ ends_at: at })
}

/** The version the draft is the same as, made where there is none yet. */
async function versionOf(
  trx: Transaction,
  { record, draft }: HeldRecord,
  savedBy: number | null
): Promise<ContentVersion> {
  const { client } = trx
  if (!draft.hasChanges && draft.basedOn !== null) {
    return ContentVersion.findOrFail(draft.basedOn, { client })
  }
  const last = await record.related('versions').query().orderBy('number', 'desc').first()
  const { thumbnail } = draft.body
  const version = await ContentVersion.create(
    {
      recordId: record.id,
      number: (last?.number ?? 0) + 1,
      body: draft.body,
      titleHu: draft.titleHu,
      titleEn: draft.titleEn,
      thumbnail: typeof thumbnail === 'string' ? thumbnail : null,
      savedBy,
      note: '',
      createdAt: clock.now(),
    },
    { client }
  )
  await writeVersionUses(trx, version.id, draft.body)
  draft.merge({ basedOn: version.id, hasChanges: false })
  await draft.useTransaction(client).save()
  return version
}
