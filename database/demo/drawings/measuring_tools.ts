import { gleam, inks, shade } from './inks.js'
import { band, box, disc, line, ring, shape } from './shapes.js'

/** Tape measure with its blade out. */
export function tapeMeasure(): string {
  return (
    shape('M120 150 H196 V172 H120Z', inks.tape) +
    band('M128 150v9M138 150v13M148 150v9M158 150v13M168 150v9M178 150v13', inks.ink, 2.5) +
    box([190, 142, 8, 36, 2], inks.cementDeep) +
    shape(
      'M26 108 Q26 30 104 30 H120 Q158 30 158 70 V160 Q158 178 140 178 H44 Q26 178 26 160Z',
      inks.petrol
    ) +
    shape('M104 30 H120 Q158 30 158 70 V160 Q158 178 140 178 H112 Q140 110 104 30Z', shade) +
    disc([92, 104, 46], inks.petrolDeep) +
    disc([92, 104, 38], inks.tape) +
    ring([92, 104, 22, 6], inks.ink) +
    disc([92, 104, 7], inks.ink) +
    box([112, 20, 36, 16, 6], inks.minium)
  )
}

/** Spirit level with three vials. */
export function spiritLevel(): string {
  return (
    box([4, 78, 192, 48, 6], inks.tape) +
    box([4, 110, 192, 16, 5], inks.tapeDeep) +
    box([4, 78, 14, 48, 5], inks.ink) +
    box([182, 78, 14, 48, 5], inks.ink) +
    box([72, 84, 56, 26, 10], inks.ink) +
    box([76, 88, 48, 18, 8], '#b8e36b') +
    box([92, 90, 20, 13, 6.5], '#f3ffd8') +
    band('M88 88v18M116 88v18', inks.ink, 2.5) +
    disc([42, 100, 13], inks.ink) +
    disc([42, 100, 9], '#b8e36b') +
    disc([158, 100, 13], inks.ink) +
    disc([158, 100, 9], '#b8e36b')
  )
}

/** Cross-line laser on its tripod, beam to both sides. */
export function laserLevel(): string {
  return (
    band('M100 8 V84', inks.minium, 4) +
    band('M-60 62 H260', inks.minium, 4) +
    line('M100 128 L56 194 M100 128 L144 194', inks.ink, 8) +
    line('M100 128 V190', inks.steel, 7) +
    box([88, 116, 24, 16, 3], inks.ink) +
    box([64, 34, 72, 84, 12], inks.petrol) +
    shape('M108 34 H124 A12 12 0 0 1 136 46 V106 A12 12 0 0 1 124 118 H104Z', shade) +
    box([76, 44, 48, 36, 8], inks.ink) +
    disc([100, 62, 11], inks.minium) +
    disc([97, 59, 4], '#ffd9c9') +
    box([78, 90, 44, 8, 4], inks.tape) +
    box([70, 44, 4, 62, 2], gleam)
  )
}

/** Wooden folding rule in a zigzag. */
export function foldingRule(): string {
  const legs = [
    [14, 168, 62, 34],
    [62, 34, 104, 168],
    [104, 168, 148, 40],
    [148, 40, 190, 150],
  ]
  return legs
    .map(([x1, y1, x2, y2], index) => {
      const wood = index % 2 === 0 ? inks.tape : inks.tapeDeep
      const ticks = [0.18, 0.3, 0.42, 0.54, 0.66, 0.78].map((part) => {
        const x = x1 + (x2 - x1) * part
        const y = y1 + (y2 - y1) * part
        return `M${x - 9} ${y - 3} L${x + 1} ${y}`
      })
      return (
        line(`M${x1} ${y1} L${x2} ${y2}`, wood, 22) +
        band(ticks.join(''), inks.ink, 3) +
        disc([x1, y1, 6], inks.steel) +
        disc([x2, y2, 6], inks.steel)
      )
    })
    .join('')
}

/** Moisture meter with two pins in the wall. */
export function moistureMeter(): string {
  return (
    line('M84 26 V4 M116 26 V4', inks.steel, 6) +
    box([72, 20, 56, 22, 6], inks.ink) +
    shape(
      'M58 50 Q58 36 72 36 H128 Q142 36 142 50 L136 178 Q135 192 122 192 H78 Q65 192 64 178Z',
      inks.minium
    ) +
    shape(
      'M116 36 H128 Q142 36 142 50 L136 178 Q135 192 122 192 H110 Q124 110 116 36Z',
      inks.miniumDeep
    ) +
    box([72, 56, 56, 46, 6], inks.ink) +
    box([77, 61, 46, 36, 4], inks.glass) +
    line('M88 88 V80 M98 88 V74 M108 88 V66', inks.petrol, 6) +
    disc([100, 126, 14], inks.ink) +
    disc([100, 126, 8], inks.tape) +
    box([78, 150, 18, 10, 4], inks.ink) +
    box([104, 150, 18, 10, 4], inks.ink)
  )
}
