import type { Locale } from '#config/i18n'
import { inLanguage, otherLanguage, recordLanguage, type RecordLanguage } from '#app/in_language'
import { PICTURE_WIDTHS } from '../constants.js'
import Media from '../models/media.js'
import { pictureUrl } from '../picture_url.js'

/** Width in px of the file that a browser takes which chooses none itself. */
const USUAL_WIDTH = 960

/** A picture or a file as pages get it. @source requirements T-09 and T-10 */
export interface ShownMedium {
  url: string
  /** Empty for decoration and for files. */
  alt_text: string
  /** The language of the text where it is not that of the page. */
  alt_lang: RecordLanguage | null
  srcset: string | null
  /** Pixels; null for files. */
  width: number | null
  height: number | null
  /** Bytes of a file; null for pictures. */
  bytes: number | null
  focus_x: number
  focus_y: number
}

/** What the library shows for these keys in a language; a key nobody knows is left out. */
export async function shownMedia(
  keys: string[],
  locale: Locale
): Promise<Map<string, ShownMedium>> {
  const media = keys.length ? await Media.query().whereIn('key', keys) : []
  return new Map(media.map((one) => [one.key, shownMedium(one, locale)]))
}

/** One medium as pages get it. */
export function shownMedium(medium: Media, locale: Locale): ShownMedium {
  const { name, kind, bytes, width, height, focusX: focus_x, focusY: focus_y } = medium
  const focus = { focus_x, focus_y }
  if (kind === 'file') {
    const url = fileUrl(name)
    return { url, ...NO_TEXT, srcset: null, width: null, height: null, bytes, ...focus }
  }
  const url = pictureUrl(name, USUAL_WIDTH)
  const size = { srcset: srcsetOf(name, width), width, height, bytes: null }
  return { url, ...altText(medium, locale), ...size, ...focus }
}

/** The address of a file. */
export const fileUrl = (name: string): string => `/media/${name}.pdf`

const NO_TEXT = { alt_text: '', alt_lang: null }

function altText({ isDecorative, altHu, altEn }: Media, locale: Locale) {
  if (isDecorative) return NO_TEXT
  const text = inLanguage(locale, altHu, altEn)
  const first = recordLanguage(locale)
  const isFirst = text === (first === 'hu' ? altHu : altEn)
  const language = isFirst ? first : otherLanguage(first)
  return { alt_text: text, alt_lang: text && language !== locale ? language : null }
}

/** Files by their real widths: a small picture is kept as it is where a wider one is asked for. */
function srcsetOf(name: string, width: number): string {
  const narrower = PICTURE_WIDTHS.filter((kept) => kept < width)
  const widest = PICTURE_WIDTHS.find((kept) => kept >= width) ?? Math.max(...PICTURE_WIDTHS)
  const files = narrower.map((kept) => `${pictureUrl(name, kept)} ${kept}w`)
  return [...files, `/media/${name}-${widest}.webp ${width}w`].join(', ')
}
