import { MM } from '#app/pdf/a4_document'

/** Nothing stands nearer to the edge of a page, in mm. */
export const MARGIN = 18
/** Lowest line of a page that is written on, in mm from above. */
export const BOTTOM = 280

/** Height of a line in mm, for each point of its letters. */
export const LINE_HEIGHT = 1.17 / MM

const INK = '#000000'
const PALE = '#5b6d71'
const HAIR = '#9aa7a9'

/** Where and how a text stands; lengths are mm from the upper left corner, sizes points. */
export interface Placed {
  x: number
  y: number
  width: number
  size: number
  font?: 'text' | 'bold' | 'code'
  /** Lines it may take; what is longer ends in three dots. One unless said. */
  lines?: number
  isPale?: boolean
  align?: 'left' | 'right' | 'center'
}

/**
 * Writes a text into its place and nowhere else.
 *
 * @returns mm it took
 */
export function write(pdf: PDFKit.PDFDocument, text: string, place: Placed): number {
  const { x, y, width, size, font = 'text', lines = 1, isPale, align = 'left' } = place
  pdf
    .font(font)
    .fontSize(size)
    .fillColor(isPale ? PALE : INK)
  const height = lines * pdf.currentLineHeight(true) + 0.1
  const needed = pdf.heightOfString(text, { width: width * MM })
  pdf.text(text, x * MM, y * MM, { width: width * MM, height, ellipsis: true, align })
  return Math.min(needed, height) / MM
}

/** A box that texts fill from above. */
export interface Box extends Pick<Placed, 'x' | 'y' | 'width' | 'font'> {
  height: number
  /** Sizes to choose from, the largest first. */
  sizes: readonly number[]
}

/**
 * Writes paragraphs into a box as large as they fit there, so that nothing of a long name is lost; what fits in no
 * size ends in three dots.
 */
export function fill(pdf: PDFKit.PDFDocument, texts: string[], box: Box): void {
  const { x, width, height, font = 'text', sizes } = box
  const needed = (size: number) => {
    pdf.font(font).fontSize(size)
    return (
      texts.reduce((sum, text) => sum + pdf.heightOfString(text, { width: width * MM }), 0) / MM
    )
  }
  const size = sizes.find((one) => needed(one) <= height) ?? sizes.at(-1)!
  let { y } = box
  for (const text of texts) {
    pdf.font(font).fontSize(size)
    const room = box.y + height - y
    const lines = Math.floor((room * MM) / pdf.currentLineHeight(true) + 0.05)
    if (lines > 0) y += write(pdf, text, { x, y, width, size, font, lines })
  }
}

/** Lines a text takes in this width (mm) and size (points), if nothing is cut off. */
export function linesOf(
  pdf: PDFKit.PDFDocument,
  text: string,
  { width, size, font = 'text' }: Pick<Placed, 'width' | 'size' | 'font'>
): number {
  pdf.font(font).fontSize(size)
  const height = pdf.heightOfString(text, { width: width * MM })
  return Math.round(height / pdf.currentLineHeight(true))
}

/** Draws a line from margin to margin. */
export function rule(pdf: PDFKit.PDFDocument, y: number, width: number, ink = INK): void {
  const line = pdf.moveTo(MARGIN * MM, y * MM).lineTo((210 - MARGIN) * MM, y * MM)
  line.lineWidth(width).stroke(ink)
}

/** Leads the eye from the pieces to what stands at the other margin. */
export function hairline(pdf: PDFKit.PDFDocument, y: number): void {
  rule(pdf, y, 0.4, HAIR)
}

const INSTANT = new Intl.DateTimeFormat('hu', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'long',
  timeStyle: 'short',
})

/** A moment in Budapest time, in Hungarian words. */
export function instantInWords(instant: number): string {
  return INSTANT.format(instant)
}
