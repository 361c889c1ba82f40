import sharp, { type Sharp } from 'sharp'
import {
  AVIF_EFFORT,
  AVIF_QUALITY,
  DECODED_MAX,
  PATIENCE_SECONDS,
  PICTURE_FORMS,
  PICTURE_WIDTHS,
  PIXELS_MAX,
  QUALITY,
} from './constants.js'

/** A picture in the forms that are kept. */
export type Forms = Record<(typeof PICTURE_FORMS)[number], Buffer>

/** A picture drawn anew in every width and form. */
export interface DrawnPicture {
  /** In the order of `PICTURE_WIDTHS`. */
  files: Forms[]
  /** Size of the widest, in px. */
  width: number
  height: number
}

/** What a picture may be refused for. */
export class Undrawable extends Error {
  constructor(public why: 'unreadable' | 'too_large') {
    super(`The picture is ${why}`)
  }
}

/** Options for pictures of strangers. */
const CAREFUL = { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 } as const

/**
 * Draws a picture anew in every width and form: decoded once, the smaller ones are made of the widest.
 *
 * @throws Undrawable
 */
export async function drawPicture(bytes: Buffer): Promise<DrawnPicture> {
  const widest = await pointsOf(bytes, Math.max(...PICTURE_WIDTHS))
  const files: Forms[] = []
  for (const width of PICTURE_WIDTHS) {
    const image = sharp(widest.data, { raw: widest.info })
    files.push(await encode(image.resize({ width, withoutEnlargement: true })))
  }
  return { files, width: widest.info.width, height: widest.info.height }
}

/**
 * Draws a picture anew as WebP, at most this wide.
 *
 * @param width in px
 * @throws Undrawable
 */
export async function redrawPicture(bytes: Buffer, width: number): Promise<Buffer> {
  const { data, info } = await pointsOf(bytes, width)
  return sharp(data, { raw: info }).webp({ quality: QUALITY }).toBuffer()
}

/**
 * An image in every form that is kept.
 *
 * @param effort how long AVIF looks for a smaller file, 0 to 9
 */
export async function encode(image: Sharp, effort: number = AVIF_EFFORT): Promise<Forms> {
  const webp = await image.clone().webp({ quality: QUALITY }).toBuffer()
  const avif = await image.clone().avif({ quality: AVIF_QUALITY, effort }).toBuffer()
  return { webp, avif }
}

/** The bare points of a picture in one width: read once, written in every form. */
async function pointsOf(bytes: Buffer, width: number) {
  try {
    if ((await decodedSize(bytes)) > DECODED_MAX) throw new Undrawable('too_large')
    return await sharp(bytes, CAREFUL)
      .timeout({ seconds: PATIENCE_SECONDS })
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    if (error instanceof Undrawable) throw error
    throw new Undrawable(/pixel limit/.test((error as Error).message) ? 'too_large' : 'unreadable')
  }
}

/** What the points of a picture take unpacked, in bytes, as its header says. */
async function decodedSize(bytes: Buffer): Promise<number> {
  const { width, height, channels, depth } = await sharp(bytes, CAREFUL).metadata()
  return width * height * channels * (depth === 'ushort' ? 2 : 1)
}
