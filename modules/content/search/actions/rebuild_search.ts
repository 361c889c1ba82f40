import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { unheard, type OnProgress } from '#app/progress'
import { transaction, type Transaction } from '#app/transaction'
import ContentPublication from '#content/records/models/content_publication'
import { UNINDEX_STRAYS } from '../queries/search_sql.js'
import { searchedTexts } from '../searched_texts.js'
import { isSearched, writeSearchDocuments } from './write_search_documents.js'

/** Publications of one transaction: nobody waits for the lock for long. */
const BATCH = 50

/**
 * Analyses everything anew that is shown now or will be, and makes the index what it should be. Members search meanwhile.
 *
 * @param told hears how many publications are done
 * @returns how many documents there are
 */
export async function rebuildSearch(told: OnProgress = unheard): Promise<number> {
  await transaction((trx) => rows(trx, UNINDEX_STRAYS))
  const [{ $extras: counted }] = await shown().count('* as publications')
  const total = Number(counted.publications)
  let [after, documents, seen] = [0, 0, 0]
  for (;;) {
    const done = await transaction(async (trx) => {
      const publications = await shown(trx)
        .where('id', '>', after)
        .preload('version')
        .orderBy('id')
        .limit(BATCH)
      const searched = publications.filter(({ kind }) => isSearched(kind))
      for (const { versionId, recordId, kind, shownAt, version } of searched) {
        const texts = searchedTexts(version.body)
        await writeSearchDocuments(trx, { versionId, recordId, kind, shownAt, texts })
      }
      const last = publications.at(-1)?.id
      return { last, seen: publications.length, count: 2 * searched.length }
    })
    if (done.last === undefined) return documents
    after = done.last
    documents += done.count
    // What was published meanwhile is done as well.
    told(Math.min((seen += done.seen), total), total)
  }
}

/** What readers see now or will see. */
function shown(trx?: Transaction) {
  return ContentPublication.query(trx).where(
    (open) => void open.whereNull('endsAt').orWhere('endsAt', '>', clock.now())
  )
}
