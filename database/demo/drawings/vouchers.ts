import { gleam, inks, shade } from './inks.js'
import { box, disc, lid, line, oval, shape, turned } from './shapes.js'

/** Gift card with a ribbon. */
export function voucherCard(): string {
  return turned(
    -8,
    box([14, 62, 176, 112, 12], inks.petrolDeep) +
      box([8, 54, 176, 112, 12], inks.minium) +
      shape('M126 54 H172 A12 12 0 0 1 184 66 V154 A12 12 0 0 1 172 166 H118Z', inks.miniumDeep) +
      box([46, 54, 16, 112], inks.tape) +
      box([8, 94, 176, 16], inks.tape) +
      shape('M54 102 Q16 92 26 70 Q44 64 54 102Z', inks.tapeDeep) +
      shape('M54 102 Q92 92 82 70 Q64 64 54 102Z', inks.tape) +
      disc([54, 102, 9], inks.tapeDeep) +
      line('M104 134 H160 M104 148 H138', gleam, 7)
  )
}

/** Two cinema tickets and a bucket of popcorn. */
export function cinemaTickets(): string {
  return (
    turned(-14, ticket(6, 104, inks.tape, inks.tapeDeep)) +
    turned(8, ticket(0, 120, inks.minium, inks.miniumDeep)) +
    [
      [122, 54, 18],
      [146, 44, 20],
      [172, 56, 18],
      [134, 34, 14],
      [160, 30, 15],
    ]
      .map(([x, y, radius]) => disc([x, y, radius], '#fff3c0'))
      .join('') +
    disc([172, 58, 10], inks.sand) +
    disc([148, 48, 9], inks.sand) +
    shape('M102 60 H192 L180 186 H114Z', inks.plaster) +
    shape(
      'M102 60 H120 L126 186 H114ZM138 60 H156 L154 186 H140ZM174 60 H192 L180 186 H168Z',
      inks.minium
    ) +
    shape('M158 60 H192 L180 186 H156Z', shade)
  )
}

function ticket(x: number, y: number, light: string, dark: string): string {
  return (
    shape(
      `M${x} ${y} H${x + 106} V${y + 18} a8 8 0 0 0 0 16 V${y + 52} H${x} V${y + 34} a8 8 0 0 0 0 -16Z`,
      light
    ) +
    `<path d="M${x + 78} ${y + 4} V${y + 48}" stroke="${dark}" stroke-width="4" stroke-dasharray="6 5"/>` +
    line(`M${x + 18} ${y + 19} H${x + 62} M${x + 18} ${y + 33} H${x + 46}`, dark, 6)
  )
}

/** Fuel pump with its nozzle. */
export function fuelPump(): string {
  return (
    line(
      'M122 96 H144 Q156 96 156 112 V150 Q156 166 170 166 Q182 166 182 150 V76 L160 46',
      inks.ink,
      9
    ) +
    shape('M152 34 H174 V64 L190 78 V96 H176 V82 L152 62Z', inks.minium) +
    box([28, 20, 96, 166, 10], inks.petrol) +
    shape('M90 20 H114 A10 10 0 0 1 124 30 V186 H84 Q104 100 90 20Z', shade) +
    box([40, 34, 72, 50, 6], inks.ink) +
    box([46, 40, 60, 38, 4], inks.glass) +
    line('M58 66 H94 M58 54 H80', inks.petrol, 6) +
    lid(76, 122, 24) +
    box([18, 180, 116, 14, 5], inks.ink)
  )
}

/** Plate with a knife and a fork. */
export function dinnerPlate(): string {
  return (
    oval([100, 124, 74, 60], inks.cement) +
    oval([100, 118, 74, 60], inks.plaster) +
    oval([100, 118, 48, 38], inks.plasterDeep) +
    shape('M58 118 Q66 92 100 88 Q136 92 142 118 Q120 134 100 134 Q78 134 58 118Z', inks.leather) +
    shape('M104 88 Q136 92 142 118 Q124 131 106 134 Q122 110 104 88Z', inks.leatherDeep) +
    oval([80, 130, 12, 8], inks.minium) +
    oval([122, 130, 14, 7], '#b8e36b') +
    line('M14 40 V76 M4 40 V62 Q4 76 14 76 Q24 76 24 62 V40 M14 76 V186', inks.steel, 7) +
    shape('M180 34 Q198 60 194 112 H184 V186 H176 V34Z', inks.steel)
  )
}
