import { encode } from 'uqr'

/** White modules around the image, which scanners need. @source ISO/IEC 18004 */
const QUIET_MODULES = 4

/** Error correction: a quarter of the code may be unreadable, such as under mortar. */
export const QR_CORRECTION = 'Q'

/** A QR image as one path of rectangles on a grid of modules. */
export interface QrPath {
  /** Side of the whole image with its quiet zone, in modules. */
  size: number
  /** SVG path data; one unit is one module. */
  path: string
}

/** Draws a QR image. */
export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: QR_CORRECTION, border: 0 })
  return { size: size + 2 * QUIET_MODULES, path: data.map(runsOfRow).join('') }
}

/** Dark modules side by side become one rectangle: a third of the drawing, and no hairlines. */
function runsOfRow(modules: boolean[], row: number): string {
  let path = ''
  for (let column = 0; column < modules.length; column++) {
    const start = column
    while (modules[column]) column++
    const width = column - start
    if (width) path += `M${start + QUIET_MODULES} ${row + QUIET_MODULES}h${width}v1h-${width}z`
  }
  return path
}
