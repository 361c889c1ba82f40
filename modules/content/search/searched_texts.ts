import type { RecordLanguage } from '#app/in_language'
import { plainTextOf } from '#content/blocks/plain_text'
import { textOf } from '#content/blocks/gather'
import type { StoredBlock } from '#content/blocks/shared/definitions'
import type { RecordBody } from '#content/records/record_kinds'
import type { SearchedTexts } from './index_document.js'

/** What a text of a record can be found by, in both languages, as plain text. */
export function searchedTexts(body: RecordBody): Record<RecordLanguage, SearchedTexts> {
  return { hu: textsIn(body, 'hu'), en: textsIn(body, 'en') }
}

function textsIn(body: RecordBody, locale: RecordLanguage): SearchedTexts {
  const said = (name: string) => {
    const text = body[`${name}_${locale}`]
    return typeof text === 'string' ? text : ''
  }
  const blocks = (body.content ?? []).map((block): StoredBlock => {
    return { ...block, v: block.v ?? 1, only: block.only ?? null }
  })
  return {
    title: said('title') || said('question'),
    lead: said('lead') || said('description'),
    body: [plainTextOf(said('answer')), textOf(blocks, locale)].filter(Boolean).join('\n'),
  }
}
