import sharp from 'sharp'
import { drawingOf, type DrawingName } from './drawings/main.js'

const webpQuality = 82
const drawingWidth = 320
const dotsPerInchAtOneToOne = 72

/** Renders an SVG of 16:9 as WebP; `width` is in px. */
export function renderPicture(svg: string, width: number): Promise<Buffer> {
  const density = (dotsPerInchAtOneToOne * width) / drawingWidth
  return sharp(Buffer.from(svg), { density })
    .resize({ width })
    .webp({ quality: webpQuality })
    .toBuffer()
}

/** Renders one drawing of the demo shop in a width given in px. */
export function renderDrawing(name: DrawingName, width: number): Promise<Buffer> {
  return renderPicture(drawingOf(name), width)
}
