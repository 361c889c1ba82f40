import { recordLanguage } from '#app/in_language'
import type { Locale } from '#config/i18n'
import type ContentPublication from '#content/records/models/content_publication'
import ContentRecord from '#content/records/models/content_record'
import { livePublications } from '#content/records/queries/live_record'
import { bodyText, shownPage } from '#content/records/queries/shown_page'
import { searchedTexts } from '#content/search/main'
import type { RecordBody } from '#content/records/record_kinds'
import { RELATED_MAX, WORDS_PER_MINUTE } from '../constants.js'
import { articleCards, thumbnailOf } from './article_list.js'

/** An article as its reader gets it. @source requirements B-07 and D-19 */
export async function shownArticle(
  publication: ContentPublication,
  { slug, locale }: { slug: string; locale: Locale }
) {
  const { body } = publication.version
  const related = await relatedTo(publication)
  const { title, content } = await shownPage(body, locale)
  return {
    slug,
    title,
    lead: bodyText(body, 'lead', locale),
    thumbnail: await thumbnailOf(publication, locale),
    content,
    // Milliseconds UTC.
    shown_at: publication.shownAt,
    reading_minutes: readingMinutes(body, locale),
    related: await articleCards(related, locale),
  }
}

/** How long reading takes, in minutes, one at least. */
export function readingMinutes(body: RecordBody, locale: Locale): number {
  const { lead, body: text } = searchedTexts(body)[recordLanguage(locale)]
  const words = `${lead} ${text}`.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE))
}

/** What its writer put with it, else the newest of its category; only what is live. */
async function relatedTo({ recordId, categoryId, version }: ContentPublication) {
  const keys = Array.isArray(version.body.related) ? version.body.related.map(String) : []
  const live = () =>
    livePublications().where('kind', 'article').whereNot('recordId', recordId).preload('version')
  if (keys.length) {
    const named = await ContentRecord.query().whereIn('key', keys)
    const ids = named.map(({ id }) => id)
    const chosen = await live().whereIn('recordId', ids).limit(RELATED_MAX)
    if (chosen.length) return chosen
  }
  if (categoryId === null) return []
  return live().where({ categoryId }).orderBy('shownAt', 'desc').limit(RELATED_MAX)
}
