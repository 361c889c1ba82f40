import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import ContentPublication from '#content/records/models/content_publication'
import { UNINDEX_STRAYS } from '../queries/search_sql.js'
import { searchedTexts } from '../searched_texts.js'
import { isSearched, writeSearchDocuments } from './write_search_documents.js'

/** Publications of one transaction: nobody waits for the lock for long. */
const BATCH = 50

/**
 * Analyses everything anew that is shown now or will be, and makes the index what it should be. Members search meanwhile.
 *
 * @returns how many documents there are
 */
export async function rebuildSearch(): Promise<number> {
  await transaction((trx) => rows(trx, UNINDEX_STRAYS))
  let [after, documents] = [0, 0]
  for (;;) {
    const done = await transaction(async (trx) => {
      const { client } = trx
      const publications = await ContentPublication.query({ client })
        .where('id', '>', after)
        .where((open) => void open.whereNull('endsAt').orWhere('endsAt', '>', clock.now()))
        .preload('version')
        .orderBy('id')
        .limit(BATCH)
      const searched = publications.filter(({ kind }) => isSearched(kind))
      for (const { versionId, recordId, kind, shownAt, version } of searched) {
        const texts = searchedTexts(version.body)
        await writeSearchDocuments(trx, { versionId, recordId, kind, shownAt, texts })
      }
      return { last: publications.at(-1)?.id, count: 2 * searched.length }
    })
    if (done.last === undefined) return documents
    after = done.last
    documents += done.count
  }
}
