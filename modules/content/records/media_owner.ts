import { clock } from '#app/clock'
import { keptUses } from '#app/media/library/kept_uses'
import { registerMediaOwner, type MediumUse, type UseState } from '#app/media/library/owners'
import type { Transaction } from '#app/transaction'
import { DRAFT, VERSION } from './media_uses.js'
import ContentDraft from './models/content_draft.js'
import ContentPublication from './models/content_publication.js'
import ContentVersion from './models/content_version.js'
import { isLive } from './publication_state.js'

const OWNER = 'content_records'

registerMediaOwner({
  async usesOf(media, trx) {
    const ids = media.map(({ id }) => id)
    return [...(await inDrafts(ids, trx)), ...(await inVersions(ids, trx))]
  },
})

async function inDrafts(mediaIds: number[], trx?: Transaction): Promise<MediumUse[]> {
  const uses = await keptUses(mediaIds, [DRAFT], trx)
  const recordIds = uses.map(({ ownerId }) => ownerId)
  const drafts = await ContentDraft.query({ client: trx?.client }).whereIn('recordId', recordIds)
  const draftOf = new Map(drafts.map((draft) => [draft.recordId, draft]))
  return uses.flatMap(({ mediaId, ownerId, place }) => {
    const draft = draftOf.get(ownerId)
    if (!draft) return []
    const { titleHu, titleEn } = draft
    return [{ mediaId, owner: OWNER, ownerId, titleHu, titleEn, place, state: 'draft' }]
  })
}

async function inVersions(mediaIds: number[], trx?: Transaction): Promise<MediumUse[]> {
  const uses = await keptUses(mediaIds, [VERSION], trx)
  const ids = [...new Set(uses.map(({ ownerId }) => ownerId))]
  const { client } = trx ?? {}
  const versions = await ContentVersion.query({ client })
    .whereIn('id', ids)
    .select('id', 'recordId', 'titleHu', 'titleEn')
  const publications = await ContentPublication.query({ client }).whereIn('versionId', ids)
  const versionOf = new Map(versions.map((version) => [version.id, version]))
  return uses.flatMap(({ mediaId, ownerId, place }) => {
    const version = versionOf.get(ownerId)
    if (!version) return []
    const shown = publications.filter(({ versionId }) => versionId === ownerId)
    const { recordId, titleHu, titleEn } = version
    const state = stateAmong(shown)
    return [{ mediaId, owner: OWNER, ownerId: recordId, titleHu, titleEn, place, state }]
  })
}

function stateAmong(publications: ContentPublication[]): UseState {
  const now = clock.now()
  if (publications.some((one) => isLive(one, now))) return 'live'
  return publications.some(({ startsAt }) => startsAt > now) ? 'scheduled' : 'old'
}
