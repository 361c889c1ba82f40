import { gleam, inks, shade } from './inks.js'
import { band, box, disc, line, ring, shape, turned } from './shapes.js'

/** Claw hammer with a wooden shaft. */
export function hammer(): string {
  return turned(
    28,
    box([88, 62, 24, 128, 9], inks.leather) +
      box([101, 62, 11, 128, 6], inks.leatherDeep) +
      box([86, 132, 28, 58, 10], inks.minium) +
      box([101, 132, 13, 58, 7], inks.miniumDeep) +
      shape('M38 30 H122 Q150 30 172 54 Q146 46 132 62 H112 V66 H88 V62 H62 V70 H38Z', inks.steel) +
      shape('M38 50 H152 Q140 52 132 62 H112 V66 H88 V62 H62 V70 H38Z', inks.ink) +
      box([26, 26, 22, 48, 6], inks.cementDeep) +
      box([38, 26, 10, 48, 4], inks.steel)
  )
}

/** Bricklayer's pointing trowel. */
export function trowel(): string {
  return turned(
    -32,
    shape('M6 100 L84 62 Q96 58 96 70 V130 Q96 142 84 138Z', inks.cement) +
      shape('M6 100 L96 100 V130 Q96 142 84 138Z', inks.cementDeep) +
      band('M94 100 h22 q10 0 10 -12 v-6', inks.steel, 9) +
      box([112, 70, 84, 26, 12], inks.minium) +
      shape('M112 84 h84 a12 12 0 0 1-12 12h-60a12 12 0 0 1-12-12z', inks.miniumDeep) +
      box([108, 72, 14, 22, 4], inks.ink)
  )
}

/** Closed tool case with two latches. */
export function toolCase(): string {
  return (
    band('M66 62 V44 q0-14 14-14 h40 q14 0 14 14 v18', inks.ink, 12) +
    box([12, 60, 176, 122, 12], inks.petrol) +
    shape('M12 118 h176 v52 a12 12 0 0 1-12 12 H24 a12 12 0 0 1-12-12z', inks.petrolDeep) +
    box([12, 110, 176, 10], inks.ink) +
    box([40, 98, 26, 40, 4], inks.tape) +
    box([134, 98, 26, 40, 4], inks.tape) +
    shape('M40 124h26v10a4 4 0 0 1-4 4H44a4 4 0 0 1-4-4z', inks.tapeDeep) +
    shape('M134 124h26v10a4 4 0 0 1-4 4h-18a4 4 0 0 1-4-4z', inks.tapeDeep) +
    box([84, 76, 32, 20, 4], inks.plaster) +
    line('M24 72h140', inks.petrolLight, 4)
  )
}

/** Four screwdrivers side by side, points down. */
export function screwdrivers(): string {
  const grips: [string, string][] = [
    [inks.minium, inks.miniumDeep],
    [inks.petrol, inks.petrolDeep],
    [inks.tape, inks.tapeDeep],
    [inks.petrolLight, inks.petrol],
  ]
  return grips
    .map(([grip, gripDeep], index) => {
      const x = 16 + index * 45
      const tip = 188 - index * 16
      return (
        box([x + 11, 84, 10, tip - 92, 2], inks.cementDeep) +
        shape(`M${x + 9} ${tip - 12} h14 l-3 12 h-8z`, inks.steel) +
        shape(
          `M${x} 28 Q${x} 12 ${x + 16} 12 Q${x + 32} 12 ${x + 32} 28 V76 L${x + 24} 92 H${x + 8} L${x} 76Z`,
          grip
        ) +
        shape(`M${x + 16} 12 Q${x + 32} 12 ${x + 32} 28 V76 L${x + 24} 92 H${x + 16}Z`, gripDeep) +
        box([x + 5, 26, 5, 46, 2.5], gleam)
      )
    })
    .join('')
}

/** Snap-off utility knife. */
export function utilityKnife(): string {
  return turned(
    -28,
    shape('M4 84 L72 84 V116 H34Z', inks.cement) +
      shape('M18 98 L72 98 V116 H34Z', inks.cementDeep) +
      band('M40 84 L28 108 M56 84 L44 116', inks.steel, 3) +
      box([64, 74, 132, 52, 14], inks.tape) +
      shape('M64 104 H196 V112 A14 14 0 0 1 182 126 H78 A14 14 0 0 1 64 112Z', inks.tapeDeep) +
      box([64, 82, 58, 14, 4], inks.ink) +
      box([88, 76, 24, 14, 5], inks.minium) +
      box([136, 84, 8, 34, 4], inks.ink) +
      box([151, 84, 8, 34, 4], inks.ink) +
      box([166, 84, 8, 34, 4], inks.ink)
  )
}

/** Pliers, opened a little. */
export function pliers(): string {
  return (
    line('M92 86 Q66 120 64 184', inks.minium, 22) +
    line('M108 86 Q134 120 136 184', inks.miniumDeep, 22) +
    shape('M100 92 Q64 70 80 12 Q96 20 100 62Z', inks.cement) +
    shape('M100 92 Q136 70 120 12 Q104 20 100 62Z', inks.cementDeep) +
    disc([100, 80, 20], inks.steel) +
    ring([100, 80, 10, 4], inks.ink) +
    shape('M100 60 a20 20 0 0 1 0 40z', shade)
  )
}
