import { gleam, inks, shade } from './inks.js'
import { band, box, disc, line, ring, shape, turned } from './shapes.js'

/** Cordless drill with its battery. */
export function drill(): string {
  return (
    shape('M20 62 h30 v-12 h70 q46 0 46 34 q0 24 -22 28 h-94 v-14 h-30z', inks.petrol) +
    shape('M50 86 h114 q-4 22 -20 26 h-94z', inks.petrolDeep) +
    shape('M2 76 h22 v8 H2z', inks.cementDeep) +
    box([22, 58, 26, 44, 5], inks.ink) +
    shape('M100 108 h42 l10 52 h-42z', inks.petrol) +
    shape('M122 108h20l10 52h-18z', inks.petrolDeep) +
    box([88, 156, 84, 34, 7], inks.ink) +
    box([96, 164, 42, 8, 3], inks.tape) +
    shape('M96 112 q2 18 10 20 l-3 -20z', inks.minium) +
    box([70, 60, 46, 16, 4], inks.tape)
  )
}

/** Angle grinder with its disc towards the viewer. */
export function angleGrinder(): string {
  return (
    box([92, 10, 22, 58, 10], inks.ink) +
    box([96, 58, 14, 16, 2], inks.steel) +
    shape(
      'M66 70 H120 L132 62 H176 Q198 66 198 88 Q198 110 176 112 H132 L120 116 H66Z',
      inks.tape
    ) +
    shape('M66 94 H198 Q196 110 176 112 H132 L120 116 H66Z', inks.tapeDeep) +
    box([140, 72, 40, 12, 5], inks.ink) +
    line('M198 90 Q214 92 212 112', inks.ink, 6) +
    box([40, 60, 52, 64, 12], inks.cement) +
    box([68, 60, 24, 64, 10], inks.cementDeep) +
    disc([64, 124, 60], inks.steel) +
    disc([64, 124, 54], inks.cementDeep) +
    ring([64, 124, 40, 4], inks.steel) +
    shape('M64 64 a60 60 0 0 1 60 60 h-26 a34 34 0 0 0 -68 0 h-26 a60 60 0 0 1 60 -60z', inks.ink) +
    disc([64, 124, 18], inks.minium) +
    disc([64, 124, 7], inks.ink) +
    line('M150 104 H180', gleam, 5)
  )
}

/** Jigsaw cutting a board. */
export function jigsaw(): string {
  return (
    shape(
      'M38 62 Q38 30 76 28 H140 Q182 28 184 66 L178 106 H158 L160 72 Q158 58 138 58 H98 V106 H44Z',
      inks.petrol
    ) +
    shape(
      'M98 58 H138 Q158 58 160 72 L158 106 H178 L184 66 Q182 44 168 34 Q150 46 98 46Z',
      inks.petrolDeep
    ) +
    shape('M98 92 H178 L174 132 H52 L44 100 H98Z', inks.petrol) +
    shape('M118 92 H178 L174 132 H112Z', shade) +
    box([58, 66, 30, 12, 4], inks.tape) +
    box([106, 60, 20, 8, 4], inks.minium) +
    box([30, 132, 160, 14, 3], inks.cementDeep) +
    box([30, 140, 160, 6, 2], inks.steel) +
    shape('M60 146 h10 l-2 44 -8 -6z', inks.steel) +
    box([4, 150, 56, 16, 2], inks.leather) +
    shape('M70 150 H198 V166 H69Z', inks.leather) +
    shape('M4 160 H60 V166 H4ZM69 160 H198 V166 H69Z', inks.leatherDeep)
  )
}

/** Paddle mixer with two grips. */
export function paddleMixer(): string {
  return (
    line('M22 54 V30 H78 M178 54 V30 H122', inks.ink, 11) +
    line('M22 54 V72 H74 M178 54 V72 H126', inks.ink, 9) +
    box([70, 14, 60, 82, 14], inks.tape) +
    shape('M104 14 H116 A14 14 0 0 1 130 28 V82 A14 14 0 0 1 116 96 H104Z', inks.tapeDeep) +
    box([80, 28, 40, 10, 4], inks.ink) +
    box([80, 44, 40, 6, 3], inks.ink) +
    shape('M80 96 H120 L112 114 H88Z', inks.ink) +
    box([96, 112, 8, 62, 2], inks.steel) +
    band('M70 150 Q100 132 130 150', inks.cementDeep, 9) +
    band('M70 186 Q100 204 130 186', inks.cementDeep, 9) +
    band('M72 148 Q92 168 72 188', inks.cementDeep, 9) +
    band('M128 148 Q108 168 128 188', inks.steel, 9)
  )
}

/** Heat gun with the warm air it blows. */
export function heatGun(): string {
  return (
    line('M28 56 Q18 48 28 40 M12 76 Q2 66 12 58 M28 92 Q18 84 28 76', inks.minium, 6) +
    shape('M48 50 H84 V90 H48Z', inks.cementDeep) +
    shape('M48 72 H84 V90 H48Z', inks.steel) +
    shape('M84 40 H138 Q176 42 176 72 Q176 98 142 102 H84Z', inks.minium) +
    shape('M84 76 H176 Q174 98 142 102 H84Z', inks.miniumDeep) +
    shape('M112 100 H156 L170 172 H128Z', inks.minium) +
    shape('M134 100 H156 L170 172 H150Z', inks.miniumDeep) +
    box([122, 168, 54, 16, 7], inks.ink) +
    box([110, 108, 12, 22, 5], inks.ink) +
    box([148, 56, 6, 30, 3], inks.ink) +
    box([159, 58, 6, 26, 3], inks.ink) +
    line('M150 184 Q150 198 180 194', inks.ink, 6)
  )
}

/** Open box of drill bits of rising length. */
export function drillBits(): string {
  const bits = [0, 1, 2, 3, 4].map((index) => bitAt(34 + index * 29, 96 - index * 15))
  return (
    bits.join('') +
    box([12, 128, 176, 58, 8], inks.petrol) +
    box([12, 158, 176, 28, 8], inks.petrolDeep) +
    box([26, 142, 60, 10, 4], inks.tape) +
    disc([166, 147, 7], inks.minium) +
    ring([166, 147, 7, 2], inks.ink)
  )
}

function bitAt(x: number, top: number): string {
  const turns = Array.from({ length: Math.floor((118 - top) / 13) }, (_, index) => {
    const y = top + 14 + index * 13
    return `M${x - 6} ${y} L${x + 6} ${y - 8}`
  })
  return (
    shape(
      `M${x - 7} ${top + 8} L${x} ${top - 4} L${x + 7} ${top + 8} V136 H${x - 7}Z`,
      inks.cement
    ) +
    shape(`M${x} ${top - 4} L${x + 7} ${top + 8} V136 H${x}Z`, inks.cementDeep) +
    band(turns.join(''), inks.steel, 3)
  )
}

/** The grinder tilted the way it is held, for group pictures. */
export function grinderInHand(): string {
  return turned(-12, angleGrinder())
}
