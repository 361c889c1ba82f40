import { encode } from 'uqr'
import { MM } from './a4_document.js'

/** White modules around the image, which scanners need. @source ISO/IEC 18004 */
const QUIET_MODULES = 4

/** Error correction: a quarter of the code may be unreadable, such as under mortar. */
export const QR_CORRECTION = 'Q'

/** Dark modules side by side; lengths are modules, and each run is one high. */
export interface QrRun {
  x: number
  y: number
  width: number
}

/** A QR image on a grid of modules. */
export interface QrImage {
  /** Side of the whole image with its quiet zone, in modules. */
  size: number
  runs: QrRun[]
}

/** The QR image of a text. */
export function qrImage(text: string): QrImage {
  const { data, size } = encode(text, { ecc: QR_CORRECTION, border: 0 })
  return { size: size + 2 * QUIET_MODULES, runs: data.flatMap(runsOfRow) }
}

/**
 * Draws a QR image with its quiet zone into a square, in mm. It is written as one piece of the page: as a path, each run would be
 * parsed and kept apart, and a code batch has a hundred million of them.
 */
export function drawQr(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: { x: number; y: number; side: number }
): void {
  const { size, runs } = qrImage(text)
  const rectangles = runs.map((run) => `${run.x} ${run.y} ${run.width} 1 re`)
  pdf
    .save()
    .translate(x * MM, y * MM)
    .scale((side * MM) / size)
    .fillColor('#000000')
    .addContent([...rectangles, 'f'].join('\n'))
    .restore()
}

/** One rectangle for each run: a third of the drawing, and no hairlines between modules. */
function runsOfRow(modules: boolean[], row: number): QrRun[] {
  const runs: QrRun[] = []
  for (let column = 0; column < modules.length; column++) {
    const start = column
    while (modules[column]) column++
    const width = column - start
    if (width) runs.push({ x: start + QUIET_MODULES, y: row + QUIET_MODULES, width })
  }
  return runs
}
