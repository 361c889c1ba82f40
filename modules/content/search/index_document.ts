import { rows } from '#app/database/statement'
import { addWords, PARTS, type IndexedWords } from '#app/database/word_index'
import type { Transaction } from '#app/transaction'
import { analyse } from './analysis/analyse.js'
import { LOCALE_SIGN } from './locale_sign.js'
import type { RecordLanguage } from '#app/in_language'

/** What can be found of a text, as plain text. */
export type SearchedTexts = Record<(typeof PARTS)[number], string>

/** A document with what is found and shown of it. */
export interface IndexedDocument extends SearchedTexts {
  id: number
  locale: RecordLanguage
}

/**
 * Puts the words of a document into the index. A text that is the Hungarian one, because nobody has translated it, is read as
 * Hungarian in every language.
 *
 * @param hungarian the texts of the version in Hungarian
 */
export async function indexDocument(
  trx: Transaction,
  document: IndexedDocument,
  hungarian: SearchedTexts
): Promise<void> {
  const { id, locale } = document
  const words = {} as IndexedWords
  for (const part of PARTS) {
    const stems = analyse(document[part], document[part] === hungarian[part] ? 'hu' : locale)
    words[part] = [...new Set(stems)].map((stem) => `${LOCALE_SIGN[locale]}${stem}`)
  }
  await rows(trx, ...addWords('search_index', id, words))
}
