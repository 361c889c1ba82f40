/** Turns of the loop that tells a machine's speed: enough to notice what runs beside it. */
const TURNS = 25_000_000

/** Fresh memory that is written beside them: what a process or a page that starts asks for in that time. */
const FRESH_BYTES = 20 * 1024 * 1024
/** Asked for in one piece, and more than any allocator keeps from the time before. @source https://man7.org/linux/man-pages/man3/mallopt.3.html */
const PIECE_BYTES = 40 * 1024 * 1024
const PAGE_BYTES = 4096
/** What both take on two ordinary cores with nothing beside them, in ms. */
const USUAL_MS = 66

/**
 * A limit of so many ms on an ordinary machine, with as much more as this one is slower at this moment: by its cores, by its memory,
 * or by what runs beside. Never less. Ask after the work whose time is judged.
 */
export function limitHere(ms: number): number {
  return ms * Math.max(1, (loopMs() + freshMemoryMs()) / USUAL_MS)
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

function freshMemoryMs(): number {
  const begun = performance.now()
  const fresh = Buffer.allocUnsafeSlow(PIECE_BYTES)
  for (let at = 0; at < FRESH_BYTES; at += PAGE_BYTES) fresh[at] = 1
  return performance.now() - begun
}
