import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setImmediate, setTimeout } from 'node:timers/promises'
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

/** How often is looked whether the reader has caught up, in ms. */
const PAUSE_MS = 10

/**
 * Waits until what was drawn is read, so that a long document does not gather in memory.
 *
 * @throws where its reader has left, so that nobody draws on for nobody
 */
export async function roomIn(pdf: PDFKit.PDFDocument): Promise<void> {
  await setImmediate()
  while (pdf.readableLength > pdf.readableHighWaterMark) {
    if (pdf.destroyed) throw new Error('The reader has left')
    await setTimeout(PAUSE_MS)
  }
}
