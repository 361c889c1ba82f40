import { inks } from './inks.js'

/** A filled outline. */
export function shape(outline: string, fill: string): string {
  return `<path d="${outline}" fill="${fill}"/>`
}

/** A drawn line with round ends; `width` is in the units of the drawing. */
export function line(outline: string, stroke: string, width: number): string {
  return `<path d="${outline}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** A drawn line cut off straight, for bands and straps. */
export function band(outline: string, stroke: string, width: number): string {
  return `<path d="${outline}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

/** A rectangle given as x, y, width, height and corner radius. */
export function box([x, y, width, height, radius]: number[], fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius ?? 0}" fill="${fill}"/>`
}

/** A filled circle given as centre and radius. */
export function disc([x, y, radius]: number[], fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
}

/** An unfilled circle given as centre, radius and line width. */
export function ring([x, y, radius, width]: number[], stroke: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`
}

/** A filled ellipse given as centre and the two radii. */
export function oval([x, y, across, down]: number[], fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}"/>`
}

/** The bucket lid seen from above, the sign of the programme. */
export function lid(x: number, y: number, radius: number): string {
  return (
    disc([x, y, radius], inks.tape) +
    ring([x, y, radius * 0.56, radius * 0.2], inks.ink) +
    disc([x, y, radius * 0.18], inks.ink)
  )
}

/** Turns a drawing clockwise around the middle of its 200 × 200 field; `degrees` as in SVG. */
export function turned(degrees: number, drawing: string): string {
  return `<g transform="rotate(${degrees} 100 100)">${drawing}</g>`
}

/** Mirrors a drawing within its 200 × 200 field. */
export function mirrored(drawing: string): string {
  return `<g transform="translate(200 0) scale(-1 1)">${drawing}</g>`
}

/** Places a drawing of 200 × 200 units with its corner at x, y and the given scale. */
export function placed([x, y, scale]: number[], drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${drawing}</g>`
}
