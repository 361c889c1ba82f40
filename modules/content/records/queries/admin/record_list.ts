import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import type { RelationSubQueryBuilderContract } from '@adonisjs/lucid/types/relations'
import { clock } from '#app/clock'
import { textInJson } from '#app/database/dialect'
import type { ListQuery, ListShape } from '#app/http/list_query'
import { filtered } from '#app/http/list_search'
import type ContentPublication from '../../models/content_publication.js'
import ContentRecord from '../../models/content_record.js'
import { hasTexts, RECORD_TEXTS } from '#content/blocks/shared/record_texts'
import { LANGUAGES } from '#content/blocks/shared/definitions'
import { RECORD_STATES } from '../../publication_state.js'

type Records = ModelQueryBuilderContract<typeof ContentRecord>
type Publications = RelationSubQueryBuilderContract<typeof ContentPublication>

/** Sort fields of the list with the columns that they are. */
const COLUMNS: Record<string, string> = {
  position: 'content_records.position',
  id: 'content_records.id',
  title_hu: 'content_drafts.title_hu',
  title_en: 'content_drafts.title_en',
  edited_at: 'content_drafts.edited_at',
  missing_en: 'content_drafts.missing_en',
}

/** By language, how many texts of a draft wait for it. */
const MISSING: Record<string, string | undefined> = {
  hu: 'content_drafts.missing_hu',
  en: 'content_drafts.missing_en',
}

/** What a list of records may be sorted and filtered by. */
export const RECORD_LIST: ListShape = {
  sortable: ['position', 'id', 'title_hu', 'title_en', 'edited_at', 'missing_en'],
  filters: {
    id: 'ids',
    category_id: 'ids',
    kind: 'text',
    key: 'text',
    state: 'text',
    missing: 'text',
    q: 'text',
  },
}

/** One page of the records that staff look for; what is archived only shows where it is asked for. */
export async function recordList(
  query: ListQuery
): Promise<{ data: ContentRecord[]; total: number }> {
  const [counted] = await matching(query).pojo<{ total: number }>().count('* as total')
  const data = await inOrder(query)
    .select('content_records.*')
    .preload('draft')
    .preload('publications')
    .preload('slugs')
    .limit(query.limit)
    .offset(query.offset)
  return { data, total: Number(counted.total) }
}

/** The ids of all records that staff look for, in the wanted order. */
export async function recordIds(query: ListQuery): Promise<number[]> {
  const found = await inOrder(query).select('content_records.id').pojo<{ id: number }>()
  return found.map(({ id }) => id)
}

function inOrder(query: ListQuery): Records {
  return (
    matching(query)
      .orderBy(COLUMNS[query.sort], query.order)
      // Readers see the older one first of two in the same place.
      .orderBy('content_records.id', query.sort === 'position' ? query.order : 'desc')
  )
}

function matching({ ids, texts }: ListQuery): Records {
  const { q, state, kind, key, missing } = texts
  const records = ContentRecord.query().join(
    'content_drafts',
    'content_drafts.record_id',
    'content_records.id'
  )
  filtered(records, { ids: {}, texts: q ? { q } : {} }, { inside: searchedIn(kind) })
  if (ids.id) records.whereIn('content_records.id', ids.id)
  if (ids.category_id) records.whereIn('content_records.category_id', ids.category_id)
  if (kind) records.where('content_records.kind', kind)
  if (key) records.where('content_records.key', key)
  const gaps = MISSING[missing]
  if (gaps) records.where(gaps, '>', 0)
  const wanted = RECORD_STATES.find((one) => one === state)
  if (wanted === 'archived') records.whereNotNull('content_records.archived_at')
  else if (!ids.id) records.whereNull('content_records.archived_at')
  if (wanted) narrowToState(records, wanted)
  return records
}

/** What a search looks through: titles, and where a kind is short all of its texts. */
function searchedIn(kind: string | undefined): string[] {
  const titles = ['content_drafts.title_hu', 'content_drafts.title_en']
  if (!kind || !hasTexts(kind)) return titles
  return Object.keys(RECORD_TEXTS[kind]).flatMap((name) =>
    LANGUAGES.map((language) => textInJson('content_drafts.body', `${name}_${language}`))
  )
}

function narrowToState(records: Records, state: (typeof RECORD_STATES)[number]): void {
  const now = clock.now()
  const running = (rows: Publications) => onlyRunning(rows, now)
  const coming = (rows: Publications) => void rows.where('startsAt', '>', now)
  if (state === 'draft') records.doesntHave('publications')
  if (state === 'live') records.whereHas('publications', running)
  if (state === 'scheduled') {
    records.whereHas('publications', coming).whereDoesntHave('publications', running)
  }
  if (state === 'ended') {
    records.has('publications').whereDoesntHave('publications', running)
    records.whereDoesntHave('publications', coming)
  }
}

function onlyRunning(rows: Publications, now: number): void {
  rows.where('startsAt', '<=', now)
  rows.where((open) => void open.whereNull('endsAt').orWhere('endsAt', '>', now))
}
