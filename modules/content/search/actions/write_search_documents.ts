import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { inLanguage, RECORD_LANGUAGES, type RecordLanguage } from '#app/in_language'
import type { Transaction } from '#app/transaction'
import { ANALYSER } from '../analysis/analyse.js'
import { fold } from '../analysis/words.js'
import { indexDocument, type SearchedTexts } from '../index_document.js'
import SearchDocument from '../models/search_document.js'
import SearchText from '../models/search_text.js'
import { OVER, UNINDEX } from '../queries/search_sql.js'

/** A version that is published, now or at its time. */
export interface SearchedVersion {
  versionId: number
  recordId: number
  kind: string
  /** Milliseconds UTC; newer ones are found first. */
  shownAt: number
  /** Where a text is missing, the other language is shown and found. */
  texts: Record<RecordLanguage, SearchedTexts>
}

/** Kinds of records that are found; the others are parts of them or of the shop. */
export const SEARCHED = ['article', 'faq', 'page']

/** Whether records of a kind are found. */
export const isSearched = (kind: string): boolean => SEARCHED.includes(kind)

/**
 * Writes what a version can be found by, in both languages; what was found of the record before and can never be shown again
 * goes. To be called after the publication was written.
 */
export async function writeSearchDocuments(
  trx: Transaction,
  version: SearchedVersion
): Promise<void> {
  const over = await rows<{ id: number }>(trx, OVER, [version.recordId, clock.now()])
  const before = await SearchDocument.query({ client: trx.client })
    .where({ versionId: version.versionId })
    .select('id')
  await removeDocuments(
    trx,
    [...over, ...before].map(({ id }) => id)
  )
  for (const locale of RECORD_LANGUAGES) await writeDocument(trx, version, locale)
}

/** Takes documents out of the search. */
export async function removeDocuments(trx: Transaction, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await rows(trx, UNINDEX, [JSON.stringify(ids)])
  await SearchText.query({ client: trx.client }).whereIn('documentId', ids).delete()
  await SearchDocument.query({ client: trx.client }).whereIn('id', ids).delete()
}

async function writeDocument(trx: Transaction, version: SearchedVersion, locale: RecordLanguage) {
  const { hu, en } = version.texts
  const shown = (part: keyof SearchedTexts) => inLanguage(locale, hu[part], en[part])
  const texts = { title: shown('title'), lead: shown('lead'), body: shown('body') }
  const document = await SearchDocument.create(
    {
      versionId: version.versionId,
      recordId: version.recordId,
      kind: version.kind,
      locale,
      shownAt: version.shownAt,
      analyser: ANALYSER,
      foldedTitle: fold(texts.title),
    },
    trx
  )
  await SearchText.create({ documentId: document.id, ...texts }, trx)
  await indexDocument(trx, { id: document.id, locale, ...texts }, hu)
}
