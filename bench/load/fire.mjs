import { connectTo } from './connection.mjs'
import { cpuSeconds } from './server.mjs'

/** Of the round before the first that counts, in which code is compiled and caches are filled; after two seconds they are not. */
export const WARM_UP_SECONDS = 6

/**
 * Sends requests from `connections` clients for `seconds`; a client goes on when its answer is there.
 *
 * @param next builds the request of a client: `(client, count) => ({ method, path, headers, body })`
 * @returns requests a second of wall time and of the server's CPU time, p50 and p99 in ms
 */
export async function fire({ server, next, seconds, connections = 64, ok }) {
  const { ask, close } = connectTo(server.port, ok)
  const took = []
  const before = cpuSeconds(server.pid)
  const since = performance.now()
  const work = async (client) => {
    for (let count = 0, at = since; at < since + seconds * 1000; count++) {
      await ask(next(client, count))
      const now = performance.now()
      took.push(now - at)
      at = now
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, client) => work(client)))
  } finally {
    close()
  }
  const wall = (performance.now() - since) / 1000
  const cpu = cpuSeconds(server.pid) - before
  took.sort((one, other) => one - other)
  return {
    perSecond: took.length / wall,
    perCpuSecond: took.length / cpu,
    p50: rounded(took[Math.floor(took.length * 0.5)]),
    p99: rounded(took[Math.floor(took.length * 0.99)]),
  }
}

const rounded = (milliseconds) => Number(milliseconds.toFixed(1))

/** The middle value; the mean of the two in the middle where the count is even. */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
