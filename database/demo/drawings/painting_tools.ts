import { gleam, inks } from './inks.js'
import { box, disc, line, shape, turned } from './shapes.js'

/** Silicone squeegee set: wide blade, edge smoother, bottle and pad. */
export function squeegeeSet(): string {
  return (
    box([14, 34, 120, 24, 6], inks.minium) +
    box([14, 50, 120, 8, 3], inks.miniumDeep) +
    shape('M18 58h112l-5 18H23z', inks.ink) +
    box([64, 10, 20, 26, 6], inks.miniumDeep) +
    box([60, 0, 28, 16, 6], inks.ink) +
    shape('M88 104 h96 l10 14 v16 h-106z', inks.tape) +
    shape('M88 126h106v8H88z', inks.tapeDeep) +
    shape('M184 104 l10 14 v16 h-18z', inks.tapeDeep) +
    shape(
      'M22 92 h44 q10 0 10 10 v66 q0 22-32 24 q-32-2-32-24 v-66 q0-10 10-10z',
      inks.petrolLight
    ) +
    shape('M50 92h16q10 0 10 10v66q0 22-32 24 14-50 6-100z', inks.petrol) +
    disc([44, 112, 9], inks.plasterDeep) +
    shape('M100 150 h80 a8 8 0 0 1 8 8 v26 h-88z', inks.plasterDeep) +
    shape('M100 174h88v10h-88z', inks.cementDeep)
  )
}

/** Paint roller with a freshly painted stripe. */
export function paintRoller(): string {
  return (
    shape(
      'M30 46 H166 V186 Q150 178 134 188 Q112 198 92 186 Q66 176 50 188 Q38 194 30 186Z',
      inks.petrolLight
    ) +
    line('M164 34 H188 V86 H112 V112', inks.steel, 8) +
    box([22, 12, 146, 46, 12], inks.plaster) +
    shape('M22 36 H168 V46 A12 12 0 0 1 156 58 H34 A12 12 0 0 1 22 46Z', inks.cement) +
    box([22, 12, 16, 46, 8], inks.petrolLight) +
    box([99, 104, 26, 84, 12], inks.minium) +
    box([112, 104, 13, 84, 8], inks.miniumDeep) +
    box([104, 114, 5, 58, 2.5], gleam)
  )
}

/** Smoothing trowel seen from above with filler on it. */
export function smoothingTrowel(): string {
  return turned(
    -18,
    shape('M4 108 H196 L190 158 H10Z', inks.cement) +
      shape('M4 140 H194 L190 158 H10Z', inks.cementDeep) +
      shape('M10 108 Q34 92 60 104 Q82 94 96 108Z', inks.plaster) +
      box([58, 92, 12, 24, 3], inks.steel) +
      box([130, 92, 12, 24, 3], inks.steel) +
      box([36, 66, 128, 34, 16], inks.leather) +
      shape('M36 84 H164 A16 16 0 0 1 148 100 H52 A16 16 0 0 1 36 84Z', inks.leatherDeep) +
      line('M54 76 H130', gleam, 5)
  )
}

/** Telescopic pole with a roller head. */
export function telescopicPole(): string {
  return turned(
    32,
    box([94, 60, 12, 76, 4], inks.cement) +
      box([101, 60, 5, 76, 2], inks.cementDeep) +
      box([90, 120, 20, 92, 5], inks.minium) +
      box([101, 120, 9, 92, 4], inks.miniumDeep) +
      box([86, 114, 28, 18, 5], inks.ink) +
      box([86, 168, 28, 34, 6], inks.ink) +
      line('M100 62 V38 H160 V14', inks.steel, 7) +
      box([36, -6, 112, 34, 10], inks.tape) +
      shape('M36 14 H148 V18 A10 10 0 0 1 138 28 H46 A10 10 0 0 1 36 18Z', inks.tapeDeep)
  )
}

/** Three flat brushes of falling width. */
export function brushSet(): string {
  return (
    brush({ x: 6, width: 72, top: 14, handle: [inks.minium, inks.miniumDeep] }) +
    brush({ x: 88, width: 56, top: 40, handle: [inks.petrol, inks.petrolDeep] }) +
    brush({ x: 154, width: 40, top: 64, handle: [inks.tape, inks.tapeDeep] })
  )
}

type BrushMeasures = { x: number; width: number; top: number; handle: [string, string] }

function brush({ x, width, top, handle: [light, dark] }: BrushMeasures): string {
  const middle = x + width / 2
  const ferrule = top + 84
  return (
    shape(
      `M${middle - 9} ${top + 8} Q${middle} ${top - 6} ${middle + 9} ${top + 8} L${middle + 11} ${top + 50} Q${x + width} ${top + 56} ${x + width} ${ferrule} H${x} Q${x} ${top + 56} ${middle - 11} ${top + 50}Z`,
      light
    ) +
    shape(
      `M${middle} ${top} Q${middle + 8} ${top} ${middle + 9} ${top + 8} L${middle + 11} ${top + 50} Q${x + width} ${top + 56} ${x + width} ${ferrule} H${middle}Z`,
      dark
    ) +
    disc([middle, top + 14, 4], inks.plaster) +
    shape(
      `M${x + 2} ${ferrule + 20} H${x + width - 2} L${x + width - 4} 188 Q${middle} 198 ${x + 4} 188Z`,
      inks.leather
    ) +
    shape(
      `M${middle} ${ferrule + 20} H${x + width - 2} L${x + width - 4} 188 Q${middle + 8} 194 ${middle} 193Z`,
      inks.leatherDeep
    ) +
    box([x, ferrule, width, 24, 2], inks.cement) +
    box([middle, ferrule, width / 2, 24, 2], inks.cementDeep)
  )
}
