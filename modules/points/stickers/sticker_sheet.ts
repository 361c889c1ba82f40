import { a4Document, MM, roomIn } from '#app/pdf/a4_document'
import { LABEL_FORMATS, labelsOf, placeOf, type LabelName } from './label_formats.js'
import { drawLabel, type SheetWords } from './label.js'
import type { Sticker } from './sticker.js'

/** Stickers between two pauses, so that others and Ctrl-C get their turn. */
const STICKERS_PER_TURN = 8

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
  const pdf = a4Document(options.words.title)
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
      if (drawn % STICKERS_PER_TURN === 0) await roomIn(pdf)
    }
    pdf.end()
  } catch (error) {
    pdf.destroy(error as Error)
  }
}
