import type { Locale } from '#config/i18n'
import ContentRecord from '#content/records/models/content_record'
import { livePublications } from '#content/records/queries/live_record'
import { questionIn, type ShownQuestion } from '../shown_question.js'

/** The questions that are live, in order and in a language. */
export async function faqIn(locale: Locale): Promise<ShownQuestion[]> {
  const live = await livePublications().where('kind', 'faq').preload('version')
  const bodies = new Map(live.map(({ recordId, version }) => [recordId, version.body]))
  const records = await ContentRecord.query()
    .where('kind', 'faq')
    .whereIn('id', [...bodies.keys()])
    .orderBy([{ column: 'position' }, { column: 'id' }])
  return records.map(({ id }) => questionIn(id, bodies.get(id)!, locale))
}
