import sharp from 'sharp'
import { drawingOf, type DrawingName } from './drawings/main.js'

const WEBP_QUALITY = 82
const DRAWING_WIDTH = 320
const DOTS_PER_INCH_AT_ONE_TO_ONE = 72

/** Renders an SVG of 16:9 as WebP; `width` is in px. */
export function renderPicture(svg: string, width: number): Promise<Buffer> {
  const density = (DOTS_PER_INCH_AT_ONE_TO_ONE * width) / DRAWING_WIDTH
  return sharp(Buffer.from(svg), { density })
    .resize({ width })
    .webp({ quality: WEBP_QUALITY })
    .toBuffer()
}

/** Renders one drawing of the demo shop in a width given in px. */
export function renderDrawing(name: DrawingName, width: number): Promise<Buffer> {
  return renderPicture(drawingOf(name), width)
}
