const FIRST_MS = 1000
const LONGEST_MS = 60_000
/** Part of the pause by which it is longer or shorter, so that those who were cut off together do not come back together. */
const SPREAD = 0.2
/** A server that ends loses all its streams at once: they come back spread over so many ms. */
const RETURN_MS = 10_000

/**
 * How long to wait before a stream is opened again, in ms.
 *
 * @param failures tries that brought no stream since the last one stood; 0 when it has just broken
 * @param random from 0 to 1
 */
export function pauseBefore(failures: number, random = Math.random()): number {
  if (failures === 0) return random * RETURN_MS
  const pause = Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS)
  return pause * (1 + SPREAD * (2 * random - 1))
}
