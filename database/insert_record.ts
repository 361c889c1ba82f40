import type { QueryClientContract } from '@adonisjs/lucid/types/database'

/** A content record as a migration writes it. */
export interface InsertedRecord {
  key: string
  kind: string
  position: number
  /** Without one it has no address of its own. */
  slug?: { scope: string; name: string }
  body: object
  /** In Hungarian and English. */
  titles: [string, string]
  /** Milliseconds UTC. */
  at: number
  /** From when on readers see it; null is a draft. */
  publishedAt: number | null
  /** Texts that wait for their words in a language; none where it is not said. */
  missing?: { hu: number; en: number }
}

/** Writes a content record with its draft, and with a version and a publication where it is published. */
export async function insertRecord(
  db: QueryClientContract,
  given: InsertedRecord
): Promise<number> {
  const { kind, at, publishedAt, slug } = given
  const { key, position } = given
  const insert = async (table: string, row: object): Promise<number> => {
    const [answer] = await db.table(table).insert(row).returning('id')
    return typeof answer === 'object' ? answer.id : answer
  }
  const stamps = { created_at: at, updated_at: at }
  const recordId = await insert('content_records', { key, kind, position, ...stamps })
  const [title_hu, title_en] = given.titles
  const text = { record_id: recordId, body: JSON.stringify(given.body), title_hu, title_en }
  let versionId: number | null = null
  if (publishedAt !== null) {
    const version = { ...text, number: 1, saved_by: null, note: '', created_at: at }
    versionId = await insert('content_versions', version)
    await insert('content_publications', {
      record_id: recordId,
      version_id: versionId,
      kind,
      shown_at: publishedAt,
      starts_at: publishedAt,
      created_at: at,
    })
  }
  await insert('content_drafts', {
    ...text,
    revision: 1,
    based_on: versionId,
    has_changes: versionId === null ? 1 : 0,
    edited_at: at,
    told_at: at,
    missing_hu: given.missing?.hu ?? 0,
    missing_en: given.missing?.en ?? 0,
  })
  if (slug) {
    const row = { scope: slug.scope, slug: slug.name, record_id: recordId }
    await db.table('content_slugs').insert({ ...row, is_current: 1, created_at: at })
  }
  return recordId
}
