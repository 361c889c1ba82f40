import { gleam, inks, shade } from './inks.js'
import { band, box, disc, line, oval, ring, shape } from './shapes.js'

/** Work gloves. */
export function gloves(): string {
  return (
    shape(
      'M36 186 V108 Q30 60 38 50 t13 6 l3 34 V38 q2-12 9-12t9 12 v46 l2-54 q1-11 9-11t9 12 v56 l4-44 q2-10 9-9t8 12 l-1 62 q16-22 24-18t2 18 l-30 54 v16z',
      inks.tape
    ) +
    shape('M36 186 V150 H106 V186Z', inks.petrol) +
    band('M36 160H106', '#8fbcc0', 4) +
    shape('M120 186 V130 q4-30 18-44 t20 4 q22 20 16 50 l-8 46z', inks.tapeDeep) +
    shape('M118 154h54l-5 32h-49z', inks.petrolDeep)
  )
}

/** Safety helmet with a ridge. */
export function helmet(): string {
  return (
    shape('M24 134 Q20 44 100 42 Q180 44 176 134Z', inks.tape) +
    shape('M116 43 Q180 50 176 134 H124 Q136 86 116 43Z', inks.tapeDeep) +
    box([86, 30, 28, 92, 12], inks.tape) +
    shape('M102 30 A12 12 0 0 1 114 42 V110 A12 12 0 0 1 102 122Z', inks.tapeDeep) +
    line('M58 66 Q46 88 46 116 M142 66 Q154 88 154 116', inks.tapeDeep, 6) +
    box([12, 128, 176, 20, 10], inks.tape) +
    shape('M12 140 H188 A10 10 0 0 1 178 148 H22 A10 10 0 0 1 12 140Z', inks.tapeDeep) +
    shape('M44 148 H156 Q150 166 100 166 Q50 166 44 148Z', inks.ink) +
    line('M40 80 Q50 60 68 56', gleam, 7)
  )
}

/** Safety glasses. */
export function glasses(): string {
  return (
    line('M22 84 Q6 92 8 124 M178 84 Q194 92 192 124', inks.ink, 9) +
    shape(
      'M16 70 Q100 52 184 70 L182 104 Q176 138 138 138 Q112 138 100 114 Q88 138 62 138 Q24 138 18 104Z',
      inks.ink
    ) +
    shape('M28 80 Q60 70 92 74 V104 Q84 126 62 126 Q34 126 30 102Z', inks.glass) +
    shape('M172 80 Q140 70 108 74 V104 Q116 126 138 126 Q166 126 170 102Z', inks.glass) +
    shape('M172 80 Q150 74 132 73 L120 120 Q128 126 138 126 Q166 126 170 102Z', '#93bec0') +
    shape('M40 82 L58 78 L44 118 Q36 112 34 100Z', 'rgba(255,255,255,.55)') +
    box([12, 66, 26, 14, 5], inks.minium) +
    box([162, 66, 26, 14, 5], inks.miniumDeep)
  )
}

/** Ear defenders. */
export function earDefenders(): string {
  return (
    line('M36 104 Q36 20 100 20 Q164 20 164 104', inks.ink, 14) +
    line('M50 70 Q58 32 100 32 Q142 32 150 70', inks.minium, 8) +
    box([10, 90, 44, 88, 20], inks.petrol) +
    box([46, 96, 22, 76, 10], inks.ink) +
    box([146, 90, 44, 88, 20], inks.petrol) +
    shape('M168 90 H170 A20 20 0 0 1 190 110 V158 A20 20 0 0 1 170 178 H166Z', shade) +
    box([132, 96, 22, 76, 10], inks.ink) +
    disc([30, 134, 11], inks.tape) +
    disc([170, 134, 11], inks.tape) +
    box([16, 102, 5, 60, 2.5], gleam)
  )
}

/** Pair of knee pads. */
export function kneePads(): string {
  return kneePad(6) + kneePad(104)
}

function kneePad(x: number): string {
  return (
    `<g transform="translate(${x} 0)">` +
    band('M-4 64 H94 M-4 146 H94', inks.ink, 14) +
    shape('M14 34 Q45 18 76 34 L84 110 Q80 176 45 184 Q10 176 6 110Z', inks.ink) +
    shape('M22 50 Q45 36 68 50 L74 106 Q70 156 45 164 Q20 156 16 106Z', inks.minium) +
    shape('M45 42 Q58 42 68 50 L74 106 Q70 156 45 164Z', inks.miniumDeep) +
    line('M26 84 Q45 74 64 84 M26 108 Q45 98 64 108 M30 132 Q45 122 60 132', inks.ink, 5) +
    '</g>'
  )
}

/** Respirator mask with a valve. */
export function respirator(): string {
  return (
    line('M30 76 Q-8 40 20 22 M170 76 Q208 40 180 22', inks.tapeDeep, 7) +
    line('M34 132 Q2 150 14 176 M166 132 Q198 150 186 176', inks.tapeDeep, 7) +
    shape(
      'M24 80 Q60 34 100 34 Q140 34 176 80 Q178 140 140 166 Q100 186 60 166 Q22 140 24 80Z',
      inks.plaster
    ) +
    shape(
      'M112 35 Q146 42 176 80 Q178 140 140 166 Q122 176 104 176 Q136 110 112 35Z',
      inks.cement
    ) +
    line('M28 98 Q100 130 172 98', inks.cementDeep, 4) +
    shape('M84 38 Q100 32 116 38 L110 58 H90Z', inks.steel) +
    disc([100, 128, 25], inks.petrol) +
    shape('M100 103 a25 25 0 0 1 0 50z', inks.petrolDeep) +
    ring([100, 128, 13, 4], inks.glass) +
    oval([60, 76, 14, 7], gleam)
  )
}
