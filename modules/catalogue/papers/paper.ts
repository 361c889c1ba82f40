import { MM } from '#app/pdf/a4_document'

/** Nothing stands nearer to the edge of a page, in mm. */
export const MARGIN = 18
/** Lowest line of a page that is written on, in mm from above. */
export const BOTTOM = 280

/** Height of a line in mm, for each point of its letters. */
export const LINE_HEIGHT = 1.17 / MM

const INK = '#000000'
const PALE = '#5b6d71'

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

/** Lines a text takes in this width (mm) and size (points), if nothing is cut off. */
export function linesOf(
  pdf: PDFKit.PDFDocument,
  text: string,
  { width, size }: Pick<Placed, 'width' | 'size'>
): number {
  pdf.font('text').fontSize(size)
  const height = pdf.heightOfString(text, { width: width * MM })
  return Math.round(height / pdf.currentLineHeight(true))
}

/** Draws a line from margin to margin. */
export function rule(pdf: PDFKit.PDFDocument, y: number, width: number): void {
  const line = pdf.moveTo(MARGIN * MM, y * MM).lineTo((210 - MARGIN) * MM, y * MM)
  line.lineWidth(width).stroke(INK)
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
