import db from '@adonisjs/lucid/services/db'
import { clock } from '#app/clock'
import { transaction } from '#app/transaction'
import { writeSearchDocuments } from '#content/search/main'

/** What a test may say about a published text that can be found. */
export interface GivenSearched {
  kind?: 'article' | 'faq' | 'page'
  shownAt?: number
  startsAt?: number
  endsAt?: number | null
  /** Where it is read. */
  slug?: string
  hu?: Partial<Record<'title' | 'lead' | 'body', string>>
  en?: Partial<Record<'title' | 'lead' | 'body', string>>
}

/** Beyond the numbers of other records. */
const FIRST = 5_000_000
let numbers = FIRST

/** Publishes a text for the search alone; answers the number of its record. */
export async function givenSearched(given: GivenSearched = {}): Promise<number> {
  const id = await freeNumber('content_records')
  const { kind = 'article', slug = `test-${id}` } = given
  const now = clock.now()
  const stamps = { created_at: now, updated_at: now }
  await db.table('content_records').insert({ id, key: `test-${id}`, kind, position: 1, ...stamps })
  if (kind !== 'faq') {
    const place = { scope: kind, slug, record_id: id, is_current: 1, created_at: now }
    await db.table('content_slugs').insert(place)
  }
  await givenPublished(id, given)
  return id
}

/** One that no row has, though others write such rows meanwhile. */
async function freeNumber(table: string): Promise<number> {
  const [{ last }] = await db.from(table).max('id as last')
  numbers = Math.max(numbers, Number(last)) + 1
  return numbers
}

/** Publishes other texts of a record for the search alone. */
export async function givenPublished(recordId: number, given: GivenSearched): Promise<void> {
  const { kind = 'article', startsAt = clock.now() - 1000, endsAt = null } = given
  const versionId = await freeNumber('content_versions')
  const created_at = clock.now()
  const shownAt = given.shownAt ?? startsAt
  await db.table('content_versions').insert({
    id: versionId,
    record_id: recordId,
    number: versionId,
    body: JSON.stringify({ title_hu: given.hu?.title ?? '', title_en: given.en?.title ?? '' }),
    title_hu: '',
    title_en: '',
    note: '',
    created_at,
  })
  await db.table('content_publications').insert({
    record_id: recordId,
    version_id: versionId,
    kind,
    shown_at: shownAt,
    starts_at: startsAt,
    ends_at: endsAt,
    created_at,
  })
  const empty = { title: '', lead: '', body: '' }
  const texts = { hu: { ...empty, ...given.hu }, en: { ...empty, ...given.en } }
  await transaction((trx) =>
    writeSearchDocuments(trx, { versionId, recordId, kind, shownAt, texts })
  )
}

/** Takes everything out of the search that tests have put there. */
export async function clearSearch(): Promise<void> {
  for (const table of ['search_index', 'search_texts', 'search_documents']) {
    await db.rawQuery(`DELETE FROM ${table}`)
  }
  // The shop's own pages stay published.
  await db.from('content_publications').where('record_id', '>', FIRST).delete()
}
