/** How often waiting work is looked at, in ms. */
const BEAT_MS = 25

interface Waiting {
  /** The beat with which the patience ends. */
  lastBeat: number
  giveUp: () => void
}

const waiting = new Set<Waiting>()
let beat = 0
let timer: NodeJS.Timeout | undefined

/** Work took longer than whoever asked for it can wait. */
export class OutOfPatience extends Error {
  constructor() {
    super('No answer in time')
  }
}

/**
 * Waits for work, but not longer than `milliseconds` during which answers could be read. A process
 * that was busy with something else for a second has not listened, and a plain timer would then
 * call a neighbour dead whose answer lies in the socket; here each turn of the event loop counts
 * for one beat at most.
 *
 * @throws OutOfPatience; what the work brings later is dropped
 */
export async function withPatience<Result>(
  work: Promise<Result>,
  milliseconds: number
): Promise<Result> {
  const outOfPatience = Promise.withResolvers<never>()
  const lastBeat = beat + Math.ceil(milliseconds / BEAT_MS)
  const entry = { lastBeat, giveUp: () => outOfPatience.reject(new OutOfPatience()) }
  waiting.add(entry)
  timer ??= setInterval(countBeat, BEAT_MS)
  try {
    return await Promise.race([work, outOfPatience.promise])
  } finally {
    waiting.delete(entry)
    if (waiting.size === 0) stop()
  }
}

function countBeat() {
  beat++
  for (const { lastBeat, giveUp } of waiting) if (beat > lastBeat) giveUp()
}

function stop() {
  clearInterval(timer)
  timer = undefined
}
