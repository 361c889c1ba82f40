import { finderPatternsOf, type FinderPattern, type Picture } from './finder_patterns'

/** Patterns looked at in pairs: more than these are not parts of one code. */
const PATTERNS_MOST = 4
/** Places that are tried at most, as if the sticker lay flat. */
const PLACES_MOST = 24
/** Distance of two finder patterns of one code, in modules. */
const DISTANCE_LEAST = 13
const DISTANCE_MOST = 62
/** Two patterns of one code differ in size at most by this factor. */
const SIZES_APART = 1.7
/** A sticker that leans has its pattern up to a module away from where a flat one has it. */
const LEANING: [x: number, y: number][] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
]
/** Half the sides of the squares of a finder pattern, from its heart to the line around it, in modules. */
const HALF_HEART = 1.5
const HALF_LIGHT = 2.5
const HALF_PATTERN = 3.5
const HALF_WITH_LINE = 4.5
/** What is drawn, of 255: not quite black and white, as a camera sees them. */
const DARK = 20
const LIGHT = 235

interface Place {
  x: number
  y: number
  /** Direction of the rows of the code, length 1. */
  along: { x: number; y: number }
  /** In px. */
  module: number
}

/**
 * Copies of the picture in which one finder pattern is drawn anew, at every place where it may have
 * been; around the two clearest ones also a module beside each. A decoder needs all three, though what
 * they say is nothing: with a torn corner the code itself is often whole.
 */
export function* mendedPictures(picture: Picture): Generator<Picture> {
  const pairs = pairsOf(finderPatternsOf(picture).slice(0, PATTERNS_MOST))
  const flat = pairs.flatMap(([one, other]) => [...missingPlaces(one, other)])
  const leaning = pairs.slice(0, 1).flatMap(([one, other]) => [...missingPlaces(one, other)])
  for (const place of flat.slice(0, PLACES_MOST)) yield* mendedAt(picture, place)
  for (const { x, y, ...place } of leaning) {
    for (const [right, down] of LEANING) {
      const [beside, below] = [x + right * place.module, y + down * place.module]
      yield* mendedAt(picture, { ...place, x: beside, y: below })
    }
  }
}

function pairsOf(patterns: FinderPattern[]): [FinderPattern, FinderPattern][] {
  return patterns.flatMap((one, at) =>
    patterns
      .slice(at + 1)
      .filter((other) => areOfOneCode(one, other))
      .map((other): [FinderPattern, FinderPattern] => [one, other])
  )
}

function* mendedAt(picture: Picture, place: Place): Generator<Picture> {
  if (isInside(picture, place)) yield withPattern(picture, place)
}

function areOfOneCode(one: FinderPattern, other: FinderPattern) {
  const apart = one.module / other.module
  const modules = distance(one, other) / ((one.module + other.module) / 2)
  return (
    apart < SIZES_APART &&
    apart > 1 / SIZES_APART &&
    modules > DISTANCE_LEAST &&
    modules < DISTANCE_MOST
  )
}

/** Where the third may be: square to one end of a side, or across from a diagonal. */
function* missingPlaces(one: FinderPattern, other: FinderPattern): Generator<Place> {
  const [dx, dy] = [other.x - one.x, other.y - one.y]
  const length = Math.hypot(dx, dy)
  const along = { x: dx / length, y: dy / length }
  const module = (one.module + other.module) / 2 / spread(along)
  for (const end of [one, other]) {
    yield { x: end.x - dy, y: end.y + dx, along, module }
    yield { x: end.x + dy, y: end.y - dx, along, module }
  }
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const across = { x: (along.x - along.y) * Math.SQRT1_2, y: (along.x + along.y) * Math.SQRT1_2 }
  const diagonal = (one.module + other.module) / 2 / spread(across)
  yield { x: middle.x - dy / 2, y: middle.y + dx / 2, along: across, module: diagonal }
  yield { x: middle.x + dy / 2, y: middle.y - dx / 2, along: across, module: diagonal }
}

/** A turned square is wider along a row of the picture than across itself. */
function spread({ x, y }: { x: number; y: number }) {
  return 1 / Math.max(Math.abs(x), Math.abs(y))
}

function isInside({ width, height }: Picture, { x, y }: Place) {
  return x >= 0 && y >= 0 && x < width && y < height
}

function withPattern(picture: Picture, { x, y, along, module }: Place): Picture {
  const { width, height } = picture
  const data = new Uint8ClampedArray(picture.data)
  const reach = module * HALF_WITH_LINE * Math.SQRT2
  const range = (middle: number, length: number) => [
    Math.max(0, Math.floor(middle - reach)),
    Math.min(length - 1, Math.ceil(middle + reach)),
  ]
  const [[left, right], [top, bottom]] = [range(x, width), range(y, height)]
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const [dx, dy] = [(column + 0.5 - x) / module, (row + 0.5 - y) / module]
      const inRow = Math.abs(dx * along.x + dy * along.y)
      const inColumn = Math.abs(dy * along.x - dx * along.y)
      const ring = Math.max(inRow, inColumn)
      if (ring > HALF_WITH_LINE) continue
      const isDark = ring < HALF_HEART || (ring > HALF_LIGHT && ring < HALF_PATTERN)
      const at = (row * width + column) * 4
      data.fill(isDark ? DARK : LIGHT, at, at + 3)
    }
  }
  return { width, height, data }
}

function distance(one: FinderPattern, other: FinderPattern) {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
