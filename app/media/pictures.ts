import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { storagePath } from '#config/storage'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import type { Transaction } from '#app/transaction'
import {
  AVIF_EFFORT,
  AVIF_QUALITY,
  PATIENCE_SECONDS,
  PICTURE_FORMS,
  PICTURE_WIDTHS,
  PIXELS_MAX,
  QUALITY,
} from './constants.js'
import { PictureTooLarge, PictureUnreadable } from './exceptions.js'

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
 * @throws picture_unreadable (415), picture_too_large (413)
 */
export async function storePicture(bytes: Buffer): Promise<StoredPicture> {
  if (!STARTS.some((isStart) => isStart(bytes))) throw new PictureUnreadable()
  const name = randomBytes(16).toString('base64url')
  const drawn = await Promise.all(PICTURE_WIDTHS.map((width) => draw(bytes, width)))
  const files = await Promise.all(drawn.map(({ data, info }) => encode(sharp(data, { raw: info }))))
  await mkdir(mediaPath, { recursive: true })
  const named = PICTURE_WIDTHS.flatMap((width, at) =>
    PICTURE_FORMS.map((form) => keep(`${name}-${width}.${form}`, files[at][form]))
  )
  await Promise.all(named)
  const { width, height } = drawn.at(-1)!.info
  return { name, width, height }
}

/**
 * Draws a picture anew as WebP, at most this wide, for places of their own.
 *
 * @param width in px
 * @throws picture_unreadable (415), picture_too_large (413)
 */
export async function redraw(bytes: Buffer, width: number): Promise<Buffer> {
  if (!STARTS.some((isStart) => isStart(bytes))) throw new PictureUnreadable()
  const { data, info } = await draw(bytes, width)
  return sharp(data, { raw: info }).webp({ quality: QUALITY }).toBuffer()
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

/**
 * An image in every form that is kept.
 *
 * @param effort how long AVIF looks for a smaller file, 0 to 9
 */
export async function encode(
  image: Sharp,
  effort: number = AVIF_EFFORT
): Promise<Record<(typeof PICTURE_FORMS)[number], Buffer>> {
  const [webp, avif] = await Promise.all([
    image.clone().webp({ quality: QUALITY }).toBuffer(),
    image.clone().avif({ quality: AVIF_QUALITY, effort }).toBuffer(),
  ])
  return { webp, avif }
}

/** The bare points of a picture in one width: read once, written in every form. */
async function draw(bytes: Buffer, width: number) {
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      .timeout({ seconds: PATIENCE_SECONDS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (/pixel limit/.test((error as Error).message)) throw new PictureTooLarge()
    throw new PictureUnreadable()
  }
}

/** A reader never meets a half-written file: it gets its name when it is whole. */
async function keep(file: string, data: Buffer) {
  const unfinished = join(mediaPath, `.${file}`)
  await writeFile(unfinished, data)
  await rename(unfinished, join(mediaPath, file))
}
