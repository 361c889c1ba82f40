import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'

/** Points (1/72 inch) of a millimetre. */
export const MM = 72 / 25.4
/** A4, in mm. */
export const A4 = { width: 210, height: 297 }

const fonts = join(
  dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json')),
  'ttf'
)

/** An empty document of A4 pages without margins, with the fonts `text`, `bold` and `code`. */
export function a4Document(title: string): PDFKit.PDFDocument {
  const size: [number, number] = [A4.width * MM, A4.height * MM]
  const pdf = new PDFDocument({ size, margin: 0, autoFirstPage: false })
  pdf.info.Title = title
  pdf.registerFont('text', join(fonts, 'DejaVuSans.ttf'))
  pdf.registerFont('bold', join(fonts, 'DejaVuSans-Bold.ttf'))
  pdf.registerFont('code', join(fonts, 'DejaVuSansMono-Bold.ttf'))
  return pdf
}

/** Waits until what was drawn is written, so that a long document does not gather in memory. */
export async function roomIn(pdf: PDFKit.PDFDocument): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
  while (pdf.readableLength > pdf.readableHighWaterMark) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}
