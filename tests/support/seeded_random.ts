/** Chance that a seed repeats exactly: what failed once can be run again. */
export interface SeededRandom {
  /** A whole number from 0 to below the limit. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
}

/** @source mulberry32, a public domain generator */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { below, pick: (items) => items[below(items.length)] }
}
