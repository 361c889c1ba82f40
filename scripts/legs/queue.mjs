const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * The legs of a run in the order in which they begin: first those of every day, the longest of them before the others, then the
 * others, with another one first each day. After so many minutes of the run no more of the others begin: a slow machine still ends in
 * its time, says what it has left out, and leaves out something else tomorrow.
 */
export class LegQueue {
  /** Names of the legs that have not begun and will not. */
  leftOut = []
  #waiting
  #withinMs

  constructor(legs, { minutes = Infinity, now = Date.now() } = {}) {
    const first = legs.filter(({ everyday }) => everyday)
    const others = legs.filter(({ everyday }) => !everyday)
    const turn = others.length && Math.floor(now / DAY_MS) % others.length
    const longestFirst = first.toSorted((one, other) => other.weight - one.weight)
    this.#waiting = [...longestFirst, ...others.slice(turn), ...others.slice(0, turn)]
    this.#withinMs = minutes * MINUTE_MS
  }

  /** The leg that begins now, `ms` after the run; undefined where none does. */
  next(ms) {
    const leg = this.#waiting[0]
    if (leg && !leg.everyday && ms > this.#withinMs) {
      this.leftOut.push(...this.#waiting.splice(0).map(({ name }) => name))
    }
    return this.#waiting.shift()
  }
}
