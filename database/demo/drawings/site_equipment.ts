import { gleam, inks, shade } from './inks.js'
import { band, box, disc, lid, line, ring, shape } from './shapes.js'

/** Site radio in its roll cage. */
export function radio(): string {
  return (
    band('M40 60 L150 8', inks.steel, 5) +
    box([14, 58, 172, 120, 14], inks.tape) +
    box([14, 152, 172, 26, 13], inks.tapeDeep) +
    disc([66, 116, 40], inks.ink) +
    disc([66, 116, 30], inks.petrolDeep) +
    disc([66, 116, 11], inks.steel) +
    box([116, 76, 58, 30, 4], inks.ink) +
    band('M122 92h46', inks.minium, 3) +
    disc([130, 132, 13], inks.minium) +
    disc([162, 132, 13], inks.petrol) +
    box([4, 50, 18, 136, 8], inks.ink) +
    box([178, 50, 18, 136, 8], inks.ink)
  )
}

/** Steel thermos flask. */
export function thermos(): string {
  return (
    box([66, 14, 68, 40, 10], inks.ink) +
    band('M134 24 h14 q12 0 12 12 t-12 12 h-14', inks.ink, 9) +
    box([60, 50, 80, 142, 12], inks.petrol) +
    box([60, 84, 80, 52], inks.tape) +
    shape('M112 50h16a12 12 0 0 1 12 12v118a12 12 0 0 1-12 12h-16z', shade) +
    box([70, 60, 8, 120, 4], gleam) +
    ring([100, 110, 15, 5], inks.ink) +
    disc([100, 110, 5], inks.ink)
  )
}

/** Head torch, lit. */
export function headTorch(): string {
  return (
    `<path d="M100 140 L60 196 H140Z" fill="${inks.tape}" opacity=".55"/>` +
    band('M8 104 Q100 50 192 104', inks.ink, 20) +
    band('M8 104 Q100 50 192 104', inks.minium, 8) +
    box([58, 62, 84, 72, 16], inks.petrol) +
    box([112, 62, 30, 72, 14], shade) +
    disc([100, 98, 27], inks.ink) +
    disc([100, 98, 20], '#fff3c0') +
    disc([94, 92, 7], inks.plaster)
  )
}

/** LED floodlight on a tubular stand. */
export function floodlight(): string {
  return (
    `<path d="M30 110 L-70 190 H80Z" fill="${inks.tape}" opacity=".4"/>` +
    line('M50 188 L84 132 M150 188 L116 132 M40 188 H160', inks.minium, 11) +
    line('M34 62 V132 H166 V62', inks.ink, 10) +
    box([22, 24, 156, 94, 12], inks.tape) +
    shape('M126 24 H166 A12 12 0 0 1 178 36 V106 A12 12 0 0 1 166 118 H120Z', inks.tapeDeep) +
    box([36, 36, 128, 70, 6], inks.ink) +
    [0, 1, 2]
      .map((row) =>
        [0, 1, 2, 3, 4]
          .map((column) => disc([56 + column * 22, 52 + row * 19, 7], '#fff3c0'))
          .join('')
      )
      .join('')
  )
}

/** Cable reel with a plug hanging from it. */
export function cableReel(): string {
  return (
    line('M44 190 L70 120 M156 190 L130 120 M36 190 H164', inks.ink, 9) +
    line('M62 34 Q100 2 138 34', inks.ink, 11) +
    disc([100, 98, 76], inks.minium) +
    shape('M100 22 a76 76 0 0 1 0 152z', inks.miniumDeep) +
    disc([100, 98, 58], inks.ink) +
    ring([100, 98, 50, 5], inks.tape) +
    ring([100, 98, 42, 5], inks.tapeDeep) +
    disc([100, 98, 34], inks.cement) +
    [
      [84, 84],
      [116, 84],
      [84, 114],
      [116, 114],
    ]
      .map(
        ([x, y]) =>
          disc([x, y, 11], inks.ink) +
          disc([x - 4, y, 2.2], inks.cement) +
          disc([x + 4, y, 2.2], inks.cement)
      )
      .join('') +
    line('M158 138 Q190 150 184 172', inks.tape, 7) +
    box([172, 168, 22, 24, 5], inks.ink)
  )
}

/** Step ladder, opened. */
export function stepLadder(): string {
  return (
    line('M118 18 L176 190 M134 18 L196 182', inks.steel, 8) +
    line('M146 70 L162 62 M160 110 L176 102 M172 150 L190 142', inks.steel, 5) +
    line('M76 18 L14 190', inks.minium, 11) +
    line('M118 18 L94 190', inks.miniumDeep, 11) +
    [58, 92, 126, 160]
      .map((y) => {
        const left = 76 - ((y - 18) * 62) / 172
        const right = 118 - ((y - 18) * 24) / 172
        return box([left, y - 5, right - left, 11, 3], inks.cement)
      })
      .join('') +
    box([62, 8, 84, 18, 5], inks.tape) +
    box([62, 18, 84, 8, 4], inks.tapeDeep)
  )
}

/** Cool box with a carrying handle. */
export function coolBox(): string {
  return (
    line('M40 60 L60 24 H140 L160 60', inks.ink, 11) +
    box([10, 56, 180, 34, 9], inks.plaster) +
    shape('M10 76 H190 V81 A9 9 0 0 1 181 90 H19 A9 9 0 0 1 10 81Z', inks.cement) +
    shape('M20 90 H180 L172 182 Q171 190 162 190 H38 Q29 190 28 182Z', inks.petrolLight) +
    shape('M128 90 H180 L172 182 Q171 190 162 190 H118Z', inks.petrol) +
    box([84, 80, 32, 24, 5], inks.minium) +
    line('M34 104 L40 174', gleam, 7) +
    lid(88, 144, 22)
  )
}

/** Wheelbarrow with a heap of sand. */
export function wheelbarrow(): string {
  return (
    shape('M44 70 Q72 26 104 40 Q138 24 160 66Z', inks.sand) +
    shape('M104 40 Q138 24 160 66 H116 Q116 50 104 40Z', inks.sandDeep) +
    line('M52 160 L108 132 L196 96', inks.ink, 9) +
    line('M128 126 L142 186', inks.ink, 9) +
    shape('M22 66 H178 L150 130 H74Z', inks.petrolLight) +
    shape('M100 66 H178 L150 130 H100Z', inks.petrol) +
    box([18, 60, 164, 12, 5], inks.petrolDeep) +
    disc([50, 160, 29], inks.ink) +
    disc([50, 160, 15], inks.minium) +
    disc([50, 160, 5], inks.ink) +
    line('M178 103 L196 96', inks.minium, 12)
  )
}
