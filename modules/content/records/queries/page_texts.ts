import { textOf } from '#content/blocks/main'
import { liveRecord } from './live_record.js'
import { bodyText } from './shown_page.js'

/** What a page says in each language, as plain text; a language that is missing in the other one. */
export interface PageTexts {
  hu: string
  en: string
}

/** The words of the page that readers find at an address now; null where they find none. */
export async function pageTexts(slug: string): Promise<PageTexts | null> {
  const { body } = (await liveRecord('page', slug))?.publication.version ?? {}
  if (!body) return null
  const said = (locale: 'hu' | 'en') =>
    `${bodyText(body, 'title', locale)}\n${textOf(body.content ?? [], locale)}`
  return { hu: said('hu'), en: said('en') }
}
