import { normaliseCode } from '@rules/code_text'
import { createDecoder } from './decoder'
import { pictureOf } from './picture'

/** What a chosen picture shows: one text, several codes of ours, or nothing that can be read. */
export type PictureReading =
  { text: string } | { codes: string[] } | { failure: 'unreadable_picture' | 'no_code_in_picture' }

/** Reads a picture file. `pattern` is the server's `qrCodePattern`. @source requirements Q-20 */
export async function readPicture(file: Blob, pattern: string): Promise<PictureReading> {
  const picture = await pictureOf(file).catch((error) => {
    console.warn('The picture could not be read', error)
    return null
  })
  if (!picture) return { failure: 'unreadable_picture' }
  const decoder = createDecoder()
  try {
    return readingOf(await decoder.decodeWhole(picture), pattern)
  } finally {
    decoder.close()
  }
}

/** A strange code beside a sticker of ours, such as the maker's address on the bucket, is passed over. */
export function readingOf(texts: string[], pattern: string): PictureReading {
  const codes = [...new Set(texts.flatMap((text) => normaliseCode(text, pattern) ?? []))]
  if (codes.length > 1) return { codes }
  const [text] = [...codes, ...texts]
  return text === undefined ? { failure: 'no_code_in_picture' } : { text }
}
