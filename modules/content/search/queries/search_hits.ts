import { recordLanguage } from '#app/in_language'
import type { Locale } from '#config/i18n'
import { HITS_MAX, HITS_PER_PAGE } from '../constants.js'
import { addressesOf } from '#content/records/addresses/addresses_of'
import { excerpt, highlighted, type Piece } from '../highlight.js'
import SearchDocument from '../models/search_document.js'
import SearchText from '../models/search_text.js'
import { wantedWords } from '../wanted_words.js'
import { foundDocuments, type Audience } from './found_documents.js'

/** What somebody looks for. */
export interface Search {
  words: string
  locale: Locale
  audience: Audience
  /** From 1. */
  page: number
}

/** A text that was found. */
export interface Hit {
  recordId: number
  href: string
  kind: string
  title: Piece[]
  excerpt: Piece[]
}

/** A page of what was found. */
export interface Hits {
  hits: Hit[]
  total: number
  /** There are more than are counted. */
  isMore: boolean
  pages: number
}

/** The texts that hold all words, as their reader would see them, best first. */
export async function searchFor({ words, locale, audience, page }: Search): Promise<Hits> {
  const wanted = wantedWords(words)
  const found = await foundDocuments(wanted, { locale: recordLanguage(locale), audience })
  const total = Math.min(found.length, HITS_MAX)
  const ids = found.slice((page - 1) * HITS_PER_PAGE, Math.min(page * HITS_PER_PAGE, total))
  const [documents, texts] = await Promise.all([
    SearchDocument.query().whereIn('id', ids),
    SearchText.query().whereIn('documentId', ids),
  ])
  const addresses = await addressesOf(documents)
  const hits = ids.flatMap((id) => {
    const document = documents.find((one) => one.id === id)
    const text = texts.find(({ documentId }) => documentId === id)
    const href = document && addresses.get(document.recordId)
    // A text that was taken back since is not there any more.
    if (!href || !text) return []
    const { recordId, kind } = document
    const rest = [text.lead, text.body].filter(Boolean).join(' ')
    return [
      {
        recordId,
        href,
        kind,
        title: highlighted(text.title, wanted),
        excerpt: excerpt(rest, wanted),
      },
    ]
  })
  return { hits, total, isMore: found.length > HITS_MAX, pages: Math.ceil(total / HITS_PER_PAGE) }
}
