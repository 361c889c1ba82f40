import { gleam, inks, shade } from './inks.js'
import { band, box, disc, lid, line, shape, turned } from './shapes.js'

/** Work cap with the lid sign. */
export function cap(): string {
  return (
    shape('M34 126 Q30 50 104 48 Q166 50 168 116 L168 126Z', inks.petrol) +
    shape('M104 48 Q166 50 168 116 V126 H122 Q132 80 104 48Z', shade) +
    band('M104 48 Q84 80 86 126', inks.petrolLight, 3) +
    box([96, 40, 18, 10, 5], inks.tape) +
    shape(
      'M30 122 Q100 108 170 124 Q198 138 190 150 Q170 142 120 142 Q60 142 34 134Z',
      inks.minium
    ) +
    shape(
      'M34 134 Q60 142 120 142 Q170 142 190 150 Q194 146 193 141 Q160 130 110 130 Q60 130 32 127Z',
      inks.miniumDeep
    ) +
    lid(66, 94, 17)
  )
}

/** Mug with the lid sign. */
export function mug(): string {
  return (
    band('M138 76 h20 q24 0 24 30 t-30 30 h-14', inks.cement, 13) +
    box([30, 46, 112, 134, 12], inks.plaster) +
    box([30, 46, 112, 16, 8], inks.petrol) +
    shape('M108 46h22a12 12 0 0 1 12 12v110a12 12 0 0 1-12 12h-26z', 'rgba(7,32,38,.14)') +
    lid(80, 118, 28)
  )
}

/** Backpack with a front pocket. */
export function backpack(): string {
  return (
    line('M78 34 Q78 8 100 8 Q122 8 122 34', inks.ink, 9) +
    line('M40 78 Q18 110 28 160 M160 78 Q182 110 172 160', inks.ink, 12) +
    shape(
      'M36 90 Q36 24 100 24 Q164 24 164 90 V172 Q164 190 146 190 H54 Q36 190 36 172Z',
      inks.petrol
    ) +
    shape('M112 25 Q164 30 164 90 V172 Q164 190 146 190 H114 Q136 110 112 25Z', shade) +
    box([52, 104, 96, 74, 12], inks.petrolLight) +
    shape('M110 104 H136 A12 12 0 0 1 148 116 V166 A12 12 0 0 1 136 178 H106Z', shade) +
    line('M62 122 H138', inks.tape, 5) +
    box([132, 118, 10, 18, 4], inks.tape) +
    line('M56 76 Q100 58 144 76', inks.tape, 5) +
    lid(88, 150, 15)
  )
}

/** Open umbrella. */
export function umbrella(): string {
  return (
    line('M100 26 V166 Q100 188 118 188 Q134 188 134 172', inks.ink, 8) +
    shape(
      'M8 108 Q16 30 100 26 Q184 30 192 108 Q176 92 154 108 Q128 88 100 108 Q72 88 46 108 Q24 92 8 108Z',
      inks.minium
    ) +
    shape('M46 108 Q60 40 100 26 Q140 40 154 108 Q128 88 100 108 Q72 88 46 108Z', inks.plaster) +
    shape('M100 26 Q140 40 154 108 Q128 88 100 108Z', inks.cement) +
    shape('M100 26 Q184 30 192 108 Q176 92 154 108 Q140 40 100 26Z', inks.miniumDeep) +
    box([94, 12, 12, 18, 5], inks.ink)
  )
}

/** Three carpenter's pencils, fanned out. */
export function pencils(): string {
  const drawn: [number, string, string][] = [
    [-26, inks.minium, inks.miniumDeep],
    [0, inks.tape, inks.tapeDeep],
    [26, inks.petrolLight, inks.petrol],
  ]
  return drawn
    .map(
      ([degrees, light, dark]) =>
        `<g transform="rotate(${degrees} 100 186)">` +
        shape('M86 50 L100 10 L114 50Z', inks.sand) +
        shape('M100 10 L114 50 H100Z', inks.sandDeep) +
        shape('M95 24 L100 10 L105 24Z', inks.ink) +
        box([86, 48, 28, 140, 3], light) +
        box([100, 48, 14, 140, 3], dark) +
        box([91, 60, 4, 110, 2], gleam) +
        '</g>'
    )
    .join('')
}

/** Bottle opener on a key ring. */
export function bottleOpener(): string {
  return turned(
    -34,
    disc([40, 100, 24], inks.steel) +
      disc([40, 100, 16], '#dfe4de') +
      shape(
        'M58 92 H118 Q122 62 154 62 Q194 64 194 100 Q194 136 154 138 Q122 138 118 108 H58Z',
        inks.cement
      ) +
      shape('M58 100 H194 Q194 136 154 138 Q122 138 118 108 H58Z', inks.cementDeep) +
      shape(
        'M136 100 Q136 78 156 78 Q178 80 178 100 Q178 112 170 116 L164 106 L154 106 L150 118 Q136 116 136 100Z',
        inks.petrol
      ) +
      box([66, 88, 46, 24, 6], inks.minium) +
      box([66, 100, 46, 12, 5], inks.miniumDeep)
  )
}

/** Site notebook with a ring binding. */
export function notebook(): string {
  return (
    box([40, 20, 126, 170, 8], inks.plaster) +
    box([34, 16, 126, 170, 8], inks.petrol) +
    shape('M112 16 H152 A8 8 0 0 1 160 24 V178 A8 8 0 0 1 152 186 H104 Q128 100 112 16Z', shade) +
    box([138, 16, 10, 170], inks.minium) +
    [36, 62, 88, 114, 140, 166].map((y) => box([24, y - 4, 22, 8, 4], inks.cementDeep)).join('') +
    lid(92, 84, 28) +
    line('M68 134 H116 M68 148 H100', gleam, 6)
  )
}
