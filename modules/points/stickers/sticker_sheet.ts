import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { qrPath } from './qr_path.js'
import type { Sticker } from './sticker.js'

/** Points (1/72 inch) of a millimetre. */
const MM = 72 / 25.4
const COLUMNS = 3
const ROWS = 8
const LABEL_WIDTH = 70 * MM
const LABEL_HEIGHT = 37 * MM
const PAGE_WIDTH = 210 * MM
const PAGE_HEIGHT = 297 * MM
/** Eight labels of 37 mm leave a millimetre, half of it above. */
const TOP = (PAGE_HEIGHT - ROWS * LABEL_HEIGHT) / 2
const QR_SIDE = 30 * MM
const PAD = 3.5 * MM
const TITLE_SIZE = 8
const CODE_SIZE = 11
const HINT_SIZE = 6.5
/** Stickers between two pauses, so that Ctrl-C gets its turn. */
const STICKERS_PER_TURN = 24

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf'
)

/** The words of a sheet; the code and its image are on every label anyway. */
export interface SheetWords {
  title: string
  /** For example `120 pont`. */
  worth: string
  /** For example where to type the code. */
  hint: string
}

/**
 * A printable sheet of A4 pages with 3 by 8 labels of 70 × 37 mm: a vector QR image, and beside it
 * the product, its worth and the code for typing.
 *
 * @param onSticker called with the number of stickers so far; what it throws ends the sheet
 */
export function stickerSheet(
  stickers: Iterable<Sticker>,
  words: SheetWords,
  onSticker: (stickers: number) => void
) {
  const pdf = new PDFDocument({ size: [PAGE_WIDTH, PAGE_HEIGHT], margin: 0, autoFirstPage: false })
  pdf.info.Title = words.title
  pdf.registerFont('text', join(fonts, 'DejaVuSans.ttf'))
  pdf.registerFont('bold', join(fonts, 'DejaVuSans-Bold.ttf'))
  pdf.registerFont('code', join(fonts, 'DejaVuSansMono-Bold.ttf'))
  void draw(pdf, stickers, { words, onSticker })
  return pdf
}

type Drawing = { words: SheetWords; onSticker: (stickers: number) => void }

async function draw(pdf: PDFKit.PDFDocument, stickers: Iterable<Sticker>, drawing: Drawing) {
  try {
    let drawn = 0
    for (const sticker of stickers) {
      const place = drawn % (COLUMNS * ROWS)
      if (place === 0) pdf.addPage()
      const x = (place % COLUMNS) * LABEL_WIDTH
      const y = TOP + Math.floor(place / COLUMNS) * LABEL_HEIGHT
      drawLabel(pdf.save().translate(x, y), sticker, drawing.words)
      pdf.restore()
      drawing.onSticker(++drawn)
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

function drawLabel(pdf: PDFKit.PDFDocument, sticker: Sticker, words: SheetWords) {
  const qr = qrPath(sticker.address)
  pdf
    .save()
    .translate(PAD / 2, (LABEL_HEIGHT - QR_SIDE) / 2)
    .scale(QR_SIDE / qr.size)
    .path(qr.path)
    .fill('#000000')
    .restore()
  const left = PAD / 2 + QR_SIDE + 1 * MM
  const width = LABEL_WIDTH - left - PAD
  const [first, second] = [sticker.typed.slice(0, 9), sticker.typed.slice(10)]
  pdf.fillColor('#000000')
  pdf.font('bold').fontSize(TITLE_SIZE)
  pdf.text(words.title, left, PAD, { width, height: 3.2 * TITLE_SIZE, ellipsis: true })
  pdf
    .font('text')
    .fontSize(TITLE_SIZE)
    .text(words.worth, left, PAD + 10 * MM, { width })
  pdf.font('code').fontSize(CODE_SIZE)
  pdf.text(first, left, PAD + 15 * MM, { width, lineBreak: false })
  pdf.text(second, left, PAD + 20 * MM, { width, lineBreak: false })
  pdf.font('text').fontSize(HINT_SIZE)
  pdf.text(words.hint, left, PAD + 26 * MM, { width, lineBreak: false })
}
