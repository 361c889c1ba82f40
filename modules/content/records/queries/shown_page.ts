import type { Locale } from '#config/i18n'
import { inLanguage } from '#app/in_language'
import { shownMedia } from '#app/media/library/shown_media'
import type { RecordBody } from '../record_kinds.js'
import { mediaIn, refsIn, showBlocks } from '#content/blocks/main'
import { liveAddresses } from './live_addresses.js'

/** A text of a record in a language, in the other one where it is not translated. */
export function bodyText(body: RecordBody, name: string, locale: Locale): string {
  const [hungarian, english] = [body[`${name}_hu`], body[`${name}_en`]]
  return inLanguage(
    locale,
    typeof hungarian === 'string' ? hungarian : '',
    typeof english === 'string' ? english : ''
  )
}

/** A page as its reader gets it. @source requirements T-18 */
export async function shownPage(body: RecordBody, locale: Locale) {
  const blocks = body.content ?? []
  const linked = refsIn(blocks).flatMap(({ key, kind }) => (kind === null ? key : []))
  const [media, records] = await Promise.all([
    shownMedia(mediaIn(blocks), locale),
    liveAddresses(linked),
  ])
  return {
    title: bodyText(body, 'title', locale),
    hide_title: body.hide_title === true,
    content: showBlocks(blocks, { locale, media, records }),
  }
}
