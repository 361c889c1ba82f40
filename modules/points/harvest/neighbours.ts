import type { SeenScan } from './evidence.js'

/**
 * Serials at most so far apart are neighbours: some stickers of a stretch are torn, or were scanned
 * by somebody else.
 */
const NEIGHBOUR_DISTANCE = 8

/** Scans of one code batch grouped into stretches of neighbours, each in the order of its serials. */
export function stretchesOf(scans: SeenScan[]): SeenScan[][] {
  const ordered = scans.toSorted((one, other) => one.serial - other.serial)
  const stretches: SeenScan[][] = []
  for (const scan of ordered) {
    const open = stretches.at(-1)
    const isNeighbour = open && scan.serial - open[open.length - 1].serial <= NEIGHBOUR_DISTANCE
    if (isNeighbour) open.push(scan)
    else stretches.push([scan])
  }
  return stretches
}

/** The most scans of a stretch that lie within a time; `within` is milliseconds. */
export function densest(stretch: SeenScan[], within: number): SeenScan[] {
  const ordered = stretch.toSorted((one, other) => one.at - other.at)
  let best = { from: 0, to: 0 }
  let from = 0
  for (let to = 0; to < ordered.length; to++) {
    while (ordered[to].at - ordered[from].at > within) from++
    if (to - from > best.to - best.from) best = { from, to }
  }
  return ordered.slice(best.from, best.to + 1)
}

/** The first and the last serial of some scans. */
export function endsOf(scans: SeenScan[]): { first: number; last: number } {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { serial } of scans) {
    first = Math.min(first, serial)
    last = Math.max(last, serial)
  }
  return { first, last }
}
