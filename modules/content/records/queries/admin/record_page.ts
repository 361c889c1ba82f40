import app from '@adonisjs/core/services/app'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { oneOf } from '#app/http/list_query'
import { serialized } from '#app/http/serialized'
import { StaffNames } from '#app/staff/staff_names'
import { safeBody } from '../../bodies/safe_body.js'
import type ContentRecord from '../../models/content_record.js'
import { tellingPeriod } from '../../publication_state.js'
import ContentRecordTransformer, {
  nameOf,
} from '../../transformers/admin/content_record_transformer.js'
import { recordList } from './record_list.js'

/** Names by id of staff members who wrote something. */
export async function staffNamed(ids: (number | null)[]): Promise<Map<number, string>> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  return named.length ? (await app.container.make(StaffNames)).of(named) : new Map()
}

/** Records as a list sends them. */
export async function listedRecords(records: ContentRecord[]) {
  const names = await staffNamed(records.map(({ draft }) => draft.editedBy))
  return serialized(ContentRecordTransformer.transform(records, names))
}

/** One record as its screen needs it: its draft, what is shown of it, links to its preview. @throws NotFound */
export async function recordPage(id: number) {
  const { data } = await recordList(oneOf(id))
  const [record] = data
  if (!record) throw new NotFound()
  const now = clock.now()
  const [line] = await listedRecords([record])
  const { draft } = record
  const period = tellingPeriod(record.publications, now)
  const version = period && (await period.related('version').query().firstOrFail())
  const previews = await record
    .related('previews')
    .query()
    .whereNull('revokedAt')
    .where('expiresAt', '>', now)
    .orderBy('id', 'desc')
  const names = await staffNamed([
    period?.publishedBy ?? null,
    ...previews.map(({ createdBy }) => createdBy),
  ])
  return {
    ...line,
    body: safeBody(record.kind, draft.body),
    revision: draft.revision,
    based_on: draft.basedOn,
    old_slugs: record.slugs.filter(({ isCurrent }) => !isCurrent).map(({ slug }) => slug),
    publication: period && {
      id: period.id,
      version: version!.number,
      starts_at: period.startsAt,
      ends_at: period.endsAt,
      shown_at: period.shownAt,
      published_by: nameOf(period.publishedBy, names),
    },
    previews: previews.map((one) => ({
      id: one.id,
      expires_at: one.expiresAt,
      created_at: one.createdAt,
      created_by: nameOf(one.createdBy, names),
    })),
  }
}
