import { gleam, inks, shade } from './inks.js'
import { band, box, line, placed, shape } from './shapes.js'

/** Colours of one product's packaging. */
export type PackagingInks = { body: string; label: string; lid: string; lidDeep: string }

const stickerCells =
  'M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 1h2v3h-2zM9 9h3v3h-3zM15 9h2v2h-2zM19 10h2v4h-2zM9 15h2v5h-2zM13 14h4v2h-4zM16 18h5v3h-5zM12 18h2v3h-2zM1 9h2v3h-2zM5 9h2v2h-2z'
const stickerHoles = 'M1.5 1.5h4v4h-4zM15.5 1.5h4v4h-4zM1.5 15.5h4v4h-4z'
const stickerEyes = 'M2.6 2.6h1.8v1.8h-1.8zM16.6 2.6h1.8v1.8h-1.8zM2.6 16.6h1.8v1.8h-1.8z'

/** The promotional sticker, 38 units wide. Its cells only look like a code, they hold none. */
export function sticker(x: number, y: number, scale = 1): string {
  const cells =
    shape(stickerCells, inks.ink) + shape(stickerHoles, inks.plaster) + shape(stickerEyes, inks.ink)
  return placed(
    [x, y, scale],
    box([0, 0, 38, 47, 4], inks.tape) +
      box([3, 3, 32, 32, 2], inks.plaster) +
      placed([6, 6, 1.24], cells) +
      box([6, 39, 26, 4, 1], inks.ink)
  )
}

/** A round bucket with a handle, a lid, a label and the sticker. */
export function bucket({ body, label, lid, lidDeep }: PackagingInks): string {
  return (
    band('M34 50 C 44 -6,156 -6,166 50', inks.steel, 5) +
    box([84, 4, 32, 11, 5], inks.ink) +
    shape('M33 56 L47 186 Q48 194 57 194 H143 Q152 194 153 186 L167 56Z', body) +
    shape('M38 98 H162.4 L157.5 144 H42.9Z', label) +
    textLines(54, 108) +
    shape('M128 56 L121 194 H143 Q152 194 153 186 L167 56Z', shade) +
    line('M46 64 L58 188', gleam, 7) +
    box([30, 34, 140, 14, 6], lid) +
    box([24, 44, 152, 20, 7], lid) +
    box([24, 56, 152, 8, 4], lidDeep) +
    shape('M130 34h34a6 6 0 0 1 6 6v4a7 7 0 0 1 6 7v6a7 7 0 0 1-7 7h-39z', shade) +
    sticker(112, 86)
  )
}

/** A paper bag with a sewn top, a printed belt and the sticker. */
export function bag({ body, label, lid, lidDeep }: PackagingInks): string {
  return (
    shape(
      'M40 34 Q100 22 160 34 L168 60 Q176 120 166 182 Q164 194 152 194 H48 Q36 194 34 182 Q24 120 32 60Z',
      body
    ) +
    shape('M29 84 Q100 74 171 84 L172 140 Q100 130 28 140Z', label) +
    shape('M40 34 Q100 22 160 34 L163 46 Q100 34 37 46Z', lid) +
    `<path d="M38 41 Q100 29 162 41" stroke="${lidDeep}" stroke-width="3" stroke-dasharray="7 5" fill="none"/>` +
    textLines(44, 94) +
    line('M52 164 H98', lidDeep, 6) +
    line('M52 177 H82', lidDeep, 6) +
    shape(
      'M128 28 Q152 30 160 34 L168 60 Q176 120 166 182 Q164 194 152 194 H122 Q136 110 128 28Z',
      shade
    ) +
    sticker(112, 84)
  )
}

/** A squat canister with a screw cap, for primers. */
export function canister({ body, label, lid, lidDeep }: PackagingInks): string {
  return (
    box([122, 20, 34, 22, 5], lid) +
    box([122, 34, 34, 8, 3], lidDeep) +
    shape('M34 66 Q34 46 54 46 H98 V60 H60 Q54 60 54 66 V78 H34Z', body) +
    shape('M34 74 H112 V42 H158 Q168 42 168 54 V182 Q168 194 156 194 H46 Q34 194 34 182Z', body) +
    shape('M34 74 H112 V42 H120 V86 H34Z', gleam) +
    box([34, 106, 134, 56], label) +
    textLines(48, 116) +
    shape('M134 42 H158 Q168 42 168 54 V182 Q168 194 156 194 H126 Q140 120 134 42Z', shade) +
    sticker(118, 96)
  )
}

/** A low tin with a rim, for enamels. */
export function tin({ body, label, lid, lidDeep }: PackagingInks): string {
  return (
    band('M40 84 C 44 20,156 20,160 84', inks.steel, 4) +
    box([40, 80, 120, 114, 6], body) +
    box([40, 102, 120, 66], label) +
    textLines(52, 114) +
    box([34, 72, 132, 14, 6], lid) +
    box([34, 80, 132, 7, 3], lidDeep) +
    box([36, 186, 128, 10, 4], lidDeep) +
    shape('M126 72 H160 Q166 72 166 80 V194 H122 Q134 130 126 72Z', shade) +
    box([48, 90, 7, 96, 3], gleam) +
    sticker(110, 106)
  )
}

function textLines(x: number, y: number): string {
  return (
    box([x, y, 46, 9, 2], inks.plaster) +
    box([x, y + 15, 30, 6, 2], gleam) +
    box([x, y + 25, 38, 5, 2], gleam)
  )
}
