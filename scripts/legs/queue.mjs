const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const heaviestFirst = (legs) => legs.toSorted((one, other) => other.weight - one.weight)

/**
 * The legs of a run in the order in which they begin: first those of every day, then the others with a weight, the heaviest of each
 * first, then those without, with another one first each day. After so many minutes of the run none begins but those of every day:
 * a slow machine still ends in its time, says what it has left out, and leaves out something else tomorrow.
 */
export class LegQueue {
  /** Names of the legs that have not begun and will not. */
  leftOut = []
  #waiting
  #withinMs

  constructor(legs, { minutes = Infinity, now = Date.now() } = {}) {
    const first = legs.filter(({ everyday }) => everyday)
    const then = legs.filter(({ everyday, weight }) => !everyday && weight)
    const others = legs.filter(({ everyday, weight }) => !everyday && !weight)
    const turn = others.length && Math.floor(now / DAY_MS) % others.length
    const turned = [...others.slice(turn), ...others.slice(0, turn)]
    this.#waiting = [...heaviestFirst(first), ...heaviestFirst(then), ...turned]
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
