import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storagePath } from '#config/storage'
import { clock } from '#app/clock'
import { NotFound } from '#app/exceptions/page_exceptions'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import { PICTURE_FORMS, PICTURE_WIDTHS } from './constants.js'
import { PictureUnreadable } from './exceptions.js'
import { drawInStudio, redrawInStudio } from './studio.js'

export { pictureUrl } from './picture_url.js'

/** Folder of the stored pictures (absolute). */
export const mediaPath = join(storagePath, 'media')

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

/**
 * Draws a picture anew in every width and form and stores the files: nothing of the sent bytes is kept, so
 * neither places in metadata nor a second file hidden behind the picture.
 *
 * @throws picture_unreadable (415), picture_too_large (413), pictures_busy (503)
 */
export async function storePicture(bytes: Buffer): Promise<StoredPicture> {
  if (!STARTS.some((isStart) => isStart(bytes))) throw new PictureUnreadable()
  const name = randomBytes(16).toString('base64url')
  const { files, width, height } = await drawInStudio(bytes)
  await mkdir(mediaPath, { recursive: true })
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
  if (!STARTS.some((isStart) => isStart(bytes))) throw new PictureUnreadable()
  return redrawInStudio(bytes, width)
}

/** Notes a stored picture, so that staff find it again. */
export async function describePicture(
  trx: Transaction,
  picture: StoredPicture,
  texts: { altHu: string; altEn: string }
): Promise<number> {
  const sql = `INSERT INTO media (name, width, height, alt_hu, alt_en, created_at)
    VALUES (?, ?, ?, ?, ?, ?) RETURNING id`
  const { name, width, height } = picture
  const values = [name, width, height, texts.altHu, texts.altEn, clock.now()]
  const [{ id }] = await rows<{ id: number }>(trx, sql, values)
  return id
}

/** Words for a picture; undefined leaves what is there. */
type NewTexts = { alt_hu?: string | null; alt_en?: string | null }

/**
 * Gives a picture other words.
 *
 * @throws NotFound
 */
export async function renamePicture(trx: Transaction, id: number, texts: NewTexts): Promise<void> {
  const sql = `UPDATE media SET alt_hu = COALESCE(?, alt_hu), alt_en = COALESCE(?, alt_en)
    WHERE id = ? RETURNING id`
  const [hu, en] = [texts.alt_hu, texts.alt_en].map((text) => (text === null ? '' : (text ?? null)))
  if (!(await rows(trx, sql, [hu, en, id])).length) throw new NotFound()
}

/** A reader never meets a half-written file: it gets its name when it is whole. */
async function keep(file: string, data: Buffer) {
  const unfinished = join(mediaPath, `.${file}`)
  await writeFile(unfinished, data)
  await rename(unfinished, join(mediaPath, file))
}
