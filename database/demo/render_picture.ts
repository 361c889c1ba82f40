import sharp from 'sharp'
import { encode } from '#app/media/drawing'
import { drawingOf, type DrawingName } from './drawings/main.js'

const DRAWING_WIDTH = 320
/** Whoever tries the shop waits for its pictures; looking for smaller files would double that. */
const AVIF_EFFORT = 0
const DOTS_PER_INCH_AT_ONE_TO_ONE = 72

/** Renders an SVG of 16:9 in the forms pictures are kept in; `width` is in px. */
export function renderPicture(svg: string, width: number): ReturnType<typeof encode> {
  const density = (DOTS_PER_INCH_AT_ONE_TO_ONE * width) / DRAWING_WIDTH
  return encode(sharp(Buffer.from(svg), { density }).resize({ width }), AVIF_EFFORT)
}

/** Renders one drawing of the demo shop in a width given in px. */
export function renderDrawing(name: DrawingName, width: number): ReturnType<typeof encode> {
  return renderPicture(drawingOf(name), width)
}
