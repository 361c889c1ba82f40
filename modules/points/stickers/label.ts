import { MM } from '#app/pdf/a4_document'
import { drawQr } from '#app/pdf/qr_image'
import type { LabelFormat } from './label_formats.js'
import type { Sticker } from './sticker.js'

/** What the white margin of the image has of the label's own, in mm. */
const WHITE = 0.5
/** Between the image and the words, in mm. */
const BETWEEN = 2
/** Height of the line with the typed code, in mm, and of its letters in points for each mm. */
const CODE_LINE = 3
/** A letter of the code's font is so many times its size wide. */
const CODE_LETTER = 0.602
const CODE_LETTERS = 19
const CODE_SIZE_MAX = 9
/** Labels at least so wide, in mm, have room for larger words. */
const WIDE = 50
/** For words that stand on one sticker only: pdfkit keeps how it laid a word out, unless features of the font are named. */
const ONCE = { lineBreak: false, features: [] }
const SIZES = {
  wide: { title: 9, worth: 11, small: 6.5 },
  narrow: { title: 5.5, worth: 6.5, small: 5 },
}

/** The words of a label; the code and its image are on it anyway. */
export interface SheetWords {
  title: string
  /** For example `120 pont`. */
  worth: string
  /** Where to type the code. */
  hint: string
  /** Number of the code batch, by which a sticker is found again. */
  batch: number
}

/** Where the parts of a label stand, in mm from its corner. */
export interface LabelLayout {
  /** The image with its white margin. */
  qr: { x: number; y: number; side: number }
  /** The typed code beneath it; `size` is in points. */
  code: { x: number; y: number; width: number; size: number }
  words: { x: number; y: number; width: number; height: number }
}

/**
 * The image as large as the label allows, the typed code beneath it, the words beside it. The white
 * margin of the image may reach up to the edge, because the label is white there.
 */
export function layoutOf({ width, height, margin }: LabelFormat): LabelLayout {
  const side = Math.min(height - CODE_LINE - 2 * margin + WHITE, width * 0.5)
  const y = (height - side - CODE_LINE) / 2
  // A narrow label has the code across its whole width, a wide one beneath the image.
  const isWide = width >= WIDE
  const codeWidth = isWide ? side + BETWEEN : width - 2 * margin
  const size = Math.min((codeWidth * MM) / (CODE_LETTERS * CODE_LETTER), CODE_SIZE_MAX)
  const left = margin + side + (isWide ? BETWEEN + 1 : 0)
  return {
    qr: { x: margin, y, side },
    code: { x: margin, y: y + side, width: codeWidth, size },
    words: { x: left, y: y + WHITE, width: width - left - margin, height: side - WHITE },
  }
}

/** Draws one label; the origin of the page is its corner. */
export function drawLabel(
  pdf: PDFKit.PDFDocument,
  sticker: Sticker,
  { format, words }: { format: LabelFormat; words: SheetWords }
): void {
  const layout = layoutOf(format)
  drawQr(pdf, sticker.address, layout.qr)
  const { code } = layout
  pdf.font('code').fontSize(code.size).fillColor('#000000')
  pdf.text(sticker.typed, code.x * MM, code.y * MM, ONCE)
  drawWords(pdf, layout, { ...words, serial: sticker.serial + 1, isWide: format.width >= WIDE })
}

type LabelWords = SheetWords & { serial: number; isWide: boolean }

function drawWords(pdf: PDFKit.PDFDocument, { words: place }: LabelLayout, words: LabelWords) {
  const sizes = words.isWide ? SIZES.wide : SIZES.narrow
  const [x, width] = [place.x * MM, place.width * MM]
  const titleHeight = place.height * MM - sizes.worth * 1.4 - sizes.small * 2.6
  pdf.font('bold').fontSize(sizes.title)
  pdf.text(words.title, x, place.y * MM, { width, height: titleHeight, ellipsis: true })
  pdf.fontSize(sizes.worth)
  const worthY = place.y * MM + titleHeight
  pdf.text(words.worth, x, worthY, { width, lineBreak: false })
  pdf.font('text').fontSize(sizes.small)
  const smallY = worthY + sizes.worth * 1.4
  if (words.isWide) pdf.text(words.hint, x, smallY, { width, lineBreak: false, ellipsis: true })
  const number = `${words.batch} / ${words.serial}`
  pdf.text(number, x, smallY + (words.isWide ? sizes.small * 1.3 : 0), { width, ...ONCE })
}
