import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { renderSVG } from 'uqr'

/** Size of the camera picture, in px. */
const WIDTH = 640
const HEIGHT = 480
/** Size of the sticker in it, in px. */
const STICKER = 300
/** Frames in the video; the browser plays it in a loop. */
const FRAMES = 10

/** A photo-like picture of a sticker on a grey ground. */
async function pictureOf(text: string) {
  const sticker = await sharp(Buffer.from(renderSVG(text, { border: 4 })))
    .resize(STICKER, STICKER)
    .rotate(4, { background: '#8a8f8c' })
    .toBuffer()
  return sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#8a8f8c' },
  }).composite([{ input: sticker, gravity: 'centre' }])
}

/** A PNG of a sticker with this text. */
export async function stickerPng(text: string): Promise<Buffer> {
  return (await pictureOf(text)).png().toBuffer()
}

/** A PNG of two stickers beside each other. */
export async function twoStickersPng(texts: [string, string]): Promise<Buffer> {
  const stickers = await Promise.all(texts.map((text) => stickerPng(text)))
  const create = { width: WIDTH * 2, height: HEIGHT, channels: 3 as const, background: '#8a8f8c' }
  const placed = stickers.map((input, place) => ({ input, left: WIDTH * place, top: 0 }))
  return sharp({ create }).composite(placed).png().toBuffer()
}

/** A PNG without any code. */
export function emptyPng(): Promise<Buffer> {
  const create = { width: WIDTH, height: HEIGHT, channels: 3 as const, background: '#8a8f8c' }
  return sharp({ create }).png().toBuffer()
}

/** Writes a Y4M video of a sticker, which Chromium can play as its camera. */
export async function writeStickerVideo(path: string, text: string): Promise<void> {
  const grey = await (await pictureOf(text)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const luma = grey.info.channels === 1 ? grey.data : everyNth(grey.data, grey.info.channels)
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420mpeg2\n`)
  await writeFile(path, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]))
}

function everyNth(pixels: Buffer, step: number): Buffer {
  return Buffer.from(pixels.filter((_, at) => at % step === 0))
}
