import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { LABEL_FORMATS, labelsOf, placeOf, type LabelName } from './label_formats.js'
import { drawLabel, MM, type SheetWords } from './label.js'
import type { Sticker } from './sticker.js'

/** A4, in mm. */
const PAGE = { width: 210, height: 297 }
/** Stickers between two pauses, so that others and Ctrl-C get their turn. */
const STICKERS_PER_TURN = 8

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf'
)

/** What a sheet looks like, and who hears how many stickers are drawn. */
export interface SheetOptions {
  label: LabelName
  words: SheetWords
  /** Called with the number of stickers so far; what it throws ends the sheet. */
  onSticker: (stickers: number) => void
}

/**
 * A printable sheet of labels: a vector QR image with the code for typing beneath it, and beside it
 * the product, its worth and the number of the sticker.
 */
export function stickerSheet(stickers: Iterable<Sticker>, options: SheetOptions) {
  const size: [number, number] = [PAGE.width * MM, PAGE.height * MM]
  const pdf = new PDFDocument({ size, margin: 0, autoFirstPage: false })
  pdf.info.Title = options.words.title
  pdf.registerFont('text', join(fonts, 'DejaVuSans.ttf'))
  pdf.registerFont('bold', join(fonts, 'DejaVuSans-Bold.ttf'))
  pdf.registerFont('code', join(fonts, 'DejaVuSansMono-Bold.ttf'))
  void draw(pdf, stickers, options)
  return pdf
}

async function draw(
  pdf: PDFKit.PDFDocument,
  stickers: Iterable<Sticker>,
  { label, words, onSticker }: SheetOptions
) {
  const format = LABEL_FORMATS[label]
  try {
    let drawn = 0
    for (const sticker of stickers) {
      const place = drawn % labelsOf(format)
      if (place === 0) pdf.addPage()
      const { x, y } = placeOf(format, place)
      drawLabel(pdf.save().translate(x * MM, y * MM), sticker, { format, words })
      pdf.restore()
      onSticker(++drawn)
      if (drawn % STICKERS_PER_TURN === 0) await room(pdf)
    }
    pdf.end()
  } catch (error) {
    pdf.destroy(error as Error)
  }
}

/** Waits until what was drawn is written, so that a long roll does not gather in memory. */
async function room(pdf: PDFKit.PDFDocument) {
  await new Promise((resolve) => setImmediate(resolve))
  while (pdf.readableLength > pdf.readableHighWaterMark) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}
