import { cached } from '#app/database/cached'
import type { Locale } from '#config/i18n'
import { RECORD_TEXTS } from '#content/blocks/shared/record_texts'
import ContentPublication from '#content/records/models/content_publication'
import { livePublications } from '#content/records/queries/live_record'
import { bodyText } from '#content/records/queries/shown_page'
import type { RecordBody } from '#content/records/record_kinds'

type TextName = keyof (typeof RECORD_TEXTS)['home']
const TEXTS = Object.keys(RECORD_TEXTS.home) as TextName[]

/** The version that is live; before the first one was, as by a clock that was put back, that one. A shop has one from its first day. */
const live = cached(async () => {
  const shown =
    (await livePublications().where('kind', 'home').preload('version').first()) ??
    (await ContentPublication.query()
      .where('kind', 'home')
      .preload('version')
      .orderBy('startsAt')
      .firstOrFail())
  return shown.version.body
})

/** Makes the next reader ask the database; whoever changes what is live calls it after the commit. */
export const forgetHome = live.forget

/** What marketing says on the front page, in a language. Answered from memory. @source requirements T-21 */
export async function homeIn(locale: Locale) {
  return textsOf(await live.get(), locale)
}

/** The same of any text of it. */
export function textsOf(body: RecordBody, locale: Locale): Record<TextName, string> {
  const said = TEXTS.map((name) => [name, bodyText(body, name, locale)] as const)
  return Object.fromEntries(said) as Record<TextName, string>
}
