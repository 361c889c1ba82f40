import { PICTURE_FORMS, PICTURE_WIDTHS } from './constants.js'
import { PictureUnreadable } from './exceptions.js'
import { keepFile, newName, type Keep } from './folder.js'
import { drawInStudio, redrawInStudio } from './studio.js'

export { mediaPath } from './folder.js'
export { pictureUrl } from './picture_url.js'

/** A picture as it lies in the folder. */
export interface StoredPicture {
  name: string
  /** Size of the widest file, in px. */
  width: number
  height: number
}

/** The first bytes of what is accepted; a name or a header can say anything. */
const STARTS: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) =>
    bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether bytes begin as a picture that is taken. */
export const isPicture = (bytes: Buffer): boolean => STARTS.some((isStart) => isStart(bytes))

/**
 * Draws a picture anew in every width and form and stores the files: nothing of the sent bytes is kept, so
 * neither places in metadata nor a second file hidden behind the picture.
 *
 * @throws picture_unreadable (415), picture_too_large (413), pictures_busy (503)
 */
export async function storePicture(bytes: Buffer, keep: Keep = keepFile): Promise<StoredPicture> {
  if (!isPicture(bytes)) throw new PictureUnreadable()
  const name = newName()
  const { files, width, height } = await drawInStudio(bytes)
  const named = PICTURE_WIDTHS.flatMap((kept, at) =>
    PICTURE_FORMS.map((form) => keep(`${name}-${kept}.${form}`, files[at][form]))
  )
  await Promise.all(named)
  return { name, width, height }
}

/**
 * Draws a picture anew as WebP, at most this wide, for places of their own.
 *
 * @param width in px
 * @throws picture_unreadable (415), picture_too_large (413), pictures_busy (503)
 */
export async function redraw(bytes: Buffer, width: number): Promise<Buffer> {
  if (!isPicture(bytes)) throw new PictureUnreadable()
  return redrawInStudio(bytes, width)
}
