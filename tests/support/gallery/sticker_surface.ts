import { encode } from 'uqr'
import { QR_CORRECTION } from '#app/pdf/qr_image'
import type { SeededRandom } from '#tests/support/seeded_random'
import type { PhotoSettings } from './photo.js'

/** White modules around the code, then the yellow frame. */
const QUIET = 4
const FRAME = 3
/** Side of a finder pattern with its white line, in modules: no mortar lies on these. */
const FINDER = 8
/** Grid points for each module when the covered share is counted. */
const GRID = 2

/** Brightness of red, green and blue, 0 to 1. */
export type Colour = readonly [number, number, number]

const WHITE: Colour = [0.93, 0.93, 0.91]
const BLACK: Colour = [0.07, 0.07, 0.08]
const YELLOW: Colour = [0.95, 0.74, 0.12]
const MORTAR: Colour = [0.52, 0.51, 0.49]
const DUST: Colour = [0.72, 0.7, 0.66]
const SOOT: Colour = [0.25, 0.24, 0.22]
const GROUND: Colour = [0.44, 0.46, 0.45]

interface Spot {
  x: number
  y: number
  radius: number
  colour: Colour
}

/** A printed sticker as it lies on the bucket, dirt and all; places are in modules. */
export interface StickerSurface {
  /** Side of the code, in modules. */
  size: number
  /** The colour at a place; 0/0 is the top left corner of the code. */
  at(x: number, y: number): Colour
}

/** The sticker with this text, with the dirt of the settings. */
export function stickerSurface(
  text: string,
  settings: PhotoSettings,
  random: SeededRandom
): StickerSurface {
  const { data, size } = encode(text, { ecc: QR_CORRECTION, border: 0 })
  const spots = [...mortarOf(size, settings.covered, random), ...dustOf(size, settings, random)]
  const isTorn = tornOff(size, settings)
  return {
    size,
    at(x, y) {
      const edge = QUIET + FRAME
      if (x < -edge || y < -edge || x >= size + edge || y >= size + edge) return GROUND
      if (isTorn(x, y)) return GROUND
      for (const spot of spots) {
        if ((x - spot.x) ** 2 + (y - spot.y) ** 2 < spot.radius ** 2) return spot.colour
      }
      if (x < -QUIET || y < -QUIET || x >= size + QUIET || y >= size + QUIET) return YELLOW
      return data[Math.floor(y)]?.[Math.floor(x)] ? BLACK : WHITE
    },
  }
}

/** Splashes that together lie on the wanted share of the code, none of them on a finder pattern. */
function mortarOf(size: number, share: number, random: SeededRandom): Spot[] {
  if (!share) return []
  const splashes: Spot[] = Array.from({ length: 1 + random.below(4) }, () => ({
    ...placeForSplash(size, random),
    radius: 0,
    colour: MORTAR,
  }))
  while (coveredShare(size, splashes) < share) {
    const growing = splashes.filter((spot) => spot.radius < roomAround(size, spot))
    if (!growing.length)
      splashes.push({ ...placeForSplash(size, random), radius: 0.5, colour: MORTAR })
    for (const spot of growing) spot.radius += 0.25
  }
  return splashes
}

function placeForSplash(size: number, random: SeededRandom) {
  for (;;) {
    const spot = { x: random.below(size * 10) / 10, y: random.below(size * 10) / 10 }
    if (roomAround(size, spot) > 2) return spot
  }
}

/** Distance from a place to the nearest finder pattern, in modules. */
function roomAround(size: number, { x, y }: { x: number; y: number }) {
  const far = size - FINDER
  const corners = [
    [x - FINDER, y - FINDER],
    [far - x, y - FINDER],
    [x - FINDER, far - y],
  ]
  return Math.min(...corners.map(([dx, dy]) => Math.hypot(Math.max(dx, 0), Math.max(dy, 0))))
}

function coveredShare(size: number, spots: Spot[]) {
  let covered = 0
  for (let row = 0; row < size * GRID; row++) {
    for (let column = 0; column < size * GRID; column++) {
      const [x, y] = [column / GRID, row / GRID]
      if (spots.some((spot) => (x - spot.x) ** 2 + (y - spot.y) ** 2 < spot.radius ** 2)) covered++
    }
  }
  return covered / (size * GRID) ** 2
}

function dustOf(size: number, { dust }: PhotoSettings, random: SeededRandom): Spot[] {
  return Array.from({ length: dust }, () => ({
    x: random.below(size * 100) / 100,
    y: random.below(size * 100) / 100,
    radius: 0.2 + random.below(40) / 100,
    colour: random.pick([DUST, DUST, SOOT]),
  }))
}

function tornOff(size: number, { torn, tornCorner }: PhotoSettings) {
  if (!torn) return () => false
  const isRight = tornCorner === 1 || tornCorner === 2
  const isLow = tornCorner >= 2
  return (x: number, y: number) => (isRight ? size - x : x) + (isLow ? size - y : y) < torn
}
