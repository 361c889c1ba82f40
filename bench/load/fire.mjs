import autocannon from 'autocannon'
import { cpuSeconds } from './server.mjs'

/**
 * Sends requests from `connections` clients for `seconds`.
 *
 * @param next builds the request of a client: `(client, count) => ({ method, path, headers, body })`
 * @returns requests a second of wall time and of the server's CPU time, p50 and p99 in ms
 */
export async function fire({
  server,
  next,
  seconds,
  connections = 64,
  ok = (status) => status < 300,
}) {
  const wrong = new Map()
  let clients = 0
  const before = cpuSeconds(server.pid)
  const result = await autocannon({
    url: `http://127.0.0.1:${server.port}`,
    connections,
    duration: seconds,
    timeout: 20,
    setupClient(client) {
      const number = clients++
      let count = 0
      client.setRequests([
        { setupRequest: (request) => ({ ...request, ...next(number, count++) }) },
      ])
      client.on('response', (status) => {
        if (!ok(status)) wrong.set(status, (wrong.get(status) ?? 0) + 1)
      })
    },
  })
  const cpu = cpuSeconds(server.pid) - before
  if (wrong.size) throw new Error(`Unexpected answers: ${JSON.stringify([...wrong])}`)
  if (result.errors) throw new Error(`${result.errors} requests failed`)
  return {
    perSecond: result.requests.total / result.duration,
    perCpuSecond: result.requests.total / cpu,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/** The middle value; the mean of the two in the middle where the count is even. */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
