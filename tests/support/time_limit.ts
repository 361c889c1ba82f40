/** Turns of the loop that tells a machine's speed: enough to notice what runs beside it. */
const TURNS = 25_000_000

/** What they take on two ordinary cores with nothing beside them, in ms. */
const USUAL_MS = 60

/**
 * A limit of so many ms on an ordinary machine, with as much more as this one is slower at this moment: by its cores, or by what
 * runs beside. Never less. Ask after the work whose time is judged.
 */
export function limitHere(ms: number): number {
  return ms * Math.max(1, loopMs() / USUAL_MS)
}

function loopMs(): number {
  const begun = performance.now()
  let number = 1
  for (let turn = 0; turn < TURNS; turn++) {
    number ^= number << 13
    number ^= number >>> 17
    number ^= number << 5
  }
  // Used, so that the loop is not left out.
  return number === 0 ? 0 : performance.now() - begun
}
