import { oneOf } from '#app/database/dialect'
import { holdsWords } from '#app/database/word_index'

/*
 * What is found is the same on both databases, and so is its order: documents of the first tier, then of the next, each tier from
 * the newest to the oldest. No document is in two tiers, because each search leaves out what the one before it finds.
 */

const LIVE = 'p.starts_at <= ? AND (p.ends_at IS NULL OR p.ends_at > ?)'
// Three kinds, each a value of its own: a list as JSON would be read for every row.
const SHOWN = `JOIN content_publications p ON p.record_id = d.record_id AND p.version_id = d.version_id
  WHERE ${LIVE} AND d.kind IN (?, ?, ?)`
const IN_ORDER = 'd.shown_at DESC, d.record_id DESC'

/** Ids of documents of one tier in order; takes the search, the time twice, the kinds, and the most hits. */
export const FIND_WORDS = `SELECT d.id FROM
  (SELECT rowid AS id FROM search_index WHERE ${holdsWords('search_index')}) f
  JOIN search_documents d ON d.id = f.id ${SHOWN} ORDER BY ${IN_ORDER} LIMIT ?`

/** Ids of documents whose titles hold parts of words; takes the time twice, kinds, language, a pattern for each part, the most hits. */
export const findParts = (parts: number) =>
  `SELECT d.id FROM search_documents d ${SHOWN} AND d.locale = ?
  ${'AND d.folded_title LIKE ? '.repeat(parts)} ORDER BY ${IN_ORDER} LIMIT ?`

/** Takes what was indexed of documents out of the index; the ids as JSON. */
export const UNINDEX = `DELETE FROM search_index WHERE ${oneOf('rowid', 'bigint')}`

/** Takes out of the index what belongs to no document. */
export const UNINDEX_STRAYS = `DELETE FROM search_index WHERE rowid IN
  (SELECT rowid FROM search_index EXCEPT SELECT id FROM search_documents)`

/** Documents of a record whose time is over for good; takes the record and the time. */
export const OVER = `SELECT d.id FROM search_documents d WHERE d.record_id = ? AND NOT EXISTS
  (SELECT 1 FROM content_publications p WHERE p.record_id = d.record_id AND p.version_id = d.version_id
    AND (p.ends_at IS NULL OR p.ends_at > ?))`

/** What the index holds beside what it should: documents, rows of the index, documents of an older analysis, and publications that nothing finds. Takes the analysis, the time, and the kinds as JSON. */
export const STATE = `SELECT
  (SELECT COUNT(*) FROM search_documents) AS documents,
  (SELECT COUNT(*) FROM search_index) AS indexed,
  (SELECT COUNT(*) FROM search_documents WHERE analyser <> ?) AS outdated,
  (SELECT COUNT(*) FROM content_publications p WHERE (p.ends_at IS NULL OR p.ends_at > ?)
    AND ${oneOf('p.kind', 'text')}
    AND NOT EXISTS (SELECT 1 FROM search_documents d WHERE d.version_id = p.version_id)) AS missing`

/** Counts a miss; takes day, words, language, day, the most of a day, day, words and language. */
export const NOTE_MISS = `INSERT INTO search_misses (day, words, locale, count)
  SELECT CAST(? AS text), CAST(? AS text), CAST(? AS text), 1
  WHERE (SELECT COUNT(*) FROM search_misses WHERE day = ?) < ?
    OR EXISTS (SELECT 1 FROM search_misses WHERE day = ? AND words = ? AND locale = ?)
  ON CONFLICT (day, words, locale) DO UPDATE SET count = search_misses.count + 1`
