/** A source of chance that answers the same for the same seed, so that the demo never varies. */
export interface Chance {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  /** True in `share` of the cases; `share` is between 0 and 1. */
  happens(share: number): boolean
  /** One of the list. */
  oneOf<Item>(list: readonly Item[]): Item
}

/**
 * Makes a source of chance from a seed. It is small and our own because the demo also runs in
 * installations without development packages.
 *
 * @source mulberry32, a public domain generator
 */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    between,
    happens: (share) => next() < share,
    oneOf: (list) => list[between(0, list.length - 1)],
  }
}
