/** A picture as a decoder gets it: red, green, blue, alpha for each pixel. */
export interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** One of the three squares of a QR code that a scanner looks for first; lengths in px. */
export interface FinderPattern {
  x: number
  y: number
  /** Side of one module. */
  module: number
  /** Rows of the picture that ran through its heart. */
  rows: number
}

/** Dark, light, dark, light, dark along a line through the heart of a finder pattern, in modules. */
const RUNS = [1, 1, 3, 1, 1]
const MODULES = 7
/** How far a run of a module, and the one of three, may be off, in modules: blur moves edges. */
const TOLERANCES = [0.7, 0.7, 1.05, 0.7, 0.7]
/** The crossing line may show modules this many times as large: the sticker may lean. */
const LEANING = 1.8
/** Places nearer than this are the same pattern, in modules. */
const SAME = 2.5
/** Side of the surroundings that decide what is dark, as a share of the smaller side. */
const SURROUNDINGS = 1 / 10
/** How much darker than its surroundings dark must be. */
const CONTRAST = 0.92
/** Rows that have to run through the heart, so that no letter counts as a pattern. */
const ROWS_LEAST = 2

/** The finder patterns that can be seen in the picture, those seen in most rows first. */
export function finderPatternsOf(picture: Picture): FinderPattern[] {
  const dark = darkPixelsOf(picture)
  const found: FinderPattern[] = []
  for (let y = 0; y < picture.height; y++) {
    for (const { middle, module } of heartsOf((x) => dark[y * picture.width + x], picture.width)) {
      const column = Math.round(middle)
      const across = heartAt((at) => dark[at * picture.width + column], {
        at: y,
        length: picture.height,
        module,
      })
      if (across)
        remember(found, { x: middle, y: across.middle, module: (module + across.module) / 2 })
    }
  }
  return found.filter(({ rows }) => rows >= ROWS_LEAST).sort((a, b) => b.rows - a.rows)
}

interface Heart {
  middle: number
  module: number
}

/** Every place of a line where the runs of a finder pattern stand in a row. */
function* heartsOf(isDark: (at: number) => number, length: number): Generator<Heart> {
  const edges: number[] = []
  for (let at = 0; at <= length; at++) {
    const isEdge = at === length || (at > 0 ? isDark(at) !== isDark(at - 1) : false)
    if (!isEdge && at !== 0) continue
    edges.push(at)
    // Six edges are five runs; the first of them has to be dark.
    if (edges.length < 6 || !isDark(edges[edges.length - 6])) continue
    const heart = heartOf(edges.slice(-6))
    if (heart) yield heart
  }
}

function heartOf(edges: number[]): Heart | null {
  const module = (edges[5] - edges[0]) / MODULES
  const fits = RUNS.every(
    (wanted, run) => Math.abs((edges[run + 1] - edges[run]) / module - wanted) < TOLERANCES[run]
  )
  return fits && module >= 1 ? { middle: (edges[2] + edges[3]) / 2, module } : null
}

/** The same runs on the crossing line through a place, near enough in size. */
function heartAt(
  isDark: (at: number) => number,
  { at, length, module }: { at: number; length: number; module: number }
): Heart | null {
  const edges: number[] = []
  const reach = Math.ceil(module * 6)
  const [from, to] = [Math.max(0, at - reach), Math.min(length - 1, at + reach)]
  for (let place = from; place <= to; place++) {
    if (place === from || isDark(place) !== isDark(place - 1)) edges.push(place)
  }
  edges.push(to + 1)
  for (let first = 0; first + 5 < edges.length; first++) {
    const own = edges.slice(first, first + 6)
    if (!isDark(own[0]) || at < own[2] || at >= own[3]) continue
    const heart = heartOf(own)
    if (heart && heart.module < module * LEANING && heart.module > module / LEANING) return heart
  }
  return null
}

function remember(found: FinderPattern[], seen: Omit<FinderPattern, 'rows'>) {
  const known = found.find(({ x, y, module }) => Math.hypot(x - seen.x, y - seen.y) < module * SAME)
  if (!known) return void found.push({ ...seen, rows: 1 })
  const { rows } = known
  known.x = (known.x * rows + seen.x) / (rows + 1)
  known.y = (known.y * rows + seen.y) / (rows + 1)
  known.module = (known.module * rows + seen.module) / (rows + 1)
  known.rows = rows + 1
}

/** 1 for each pixel that is darker than its surroundings: a shadow alone makes nothing dark. */
function darkPixelsOf({ width, height, data }: Picture): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += brightness(data, (y * width + x) * 4)
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1] + row
    }
  }
  const reach = Math.max(4, Math.round((Math.min(width, height) * SURROUNDINGS) / 2))
  const dark = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum =
        sums[bottom * (width + 1) + right] -
        sums[top * (width + 1) + right] -
        sums[bottom * (width + 1) + left] +
        sums[top * (width + 1) + left]
      const mean = sum / ((bottom - top) * (right - left))
      dark[y * width + x] = brightness(data, (y * width + x) * 4) < mean * CONTRAST ? 1 : 0
    }
  }
  return dark
}

function brightness(data: Uint8ClampedArray, at: number) {
  return (data[at] * 2 + data[at + 1] * 5 + data[at + 2]) / 8
}
