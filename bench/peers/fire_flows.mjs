import { median } from '../load/fire.mjs'
import { cpuSecondsWithChildren } from '../load/server.mjs'
import { connectTo } from '../load/connection.mjs'

/** Users at once. @source docs/decisions/0215 */
const CLIENTS = 16

/**
 * Clients go through a flow again and again. Counted is what ends between the moment when each of them has been
 * through once and the end of the round, each client once at least; what is under way then is finished, and burdens
 * no other round.
 *
 * @param side its `port`, the `pids` whose CPU time counts, and `flow(ask, client, count)`, which throws when an
 * answer is no success
 * @returns flows a second of wall time and of CPU time, p50 and p99 in ms, and how many were finished in all
 */
export async function fireFlows({ port, pids, flow }, seconds) {
  const { ask, close } = connectTo(port)
  const round = new Round(pids, seconds)
  const work = async (client) => {
    for (let count = 0; !round.ended; count++) {
      const since = performance.now()
      await flow(ask, client, count)
      round.count(performance.now() - since, count === 0)
    }
  }
  try {
    await Promise.all(Array.from({ length: CLIENTS }, (_, client) => work(client)))
    return round.figures()
  } finally {
    close()
  }
}

class Round {
  finished = 0
  ended = false
  #took = []
  #warm = 0

  constructor(pids, seconds) {
    Object.assign(this, { pids, seconds })
  }

  count(milliseconds, isFirst) {
    this.finished++
    if (this.ended) return
    if (this.since !== undefined) this.#took.push(milliseconds)
    if (isFirst && ++this.#warm === CLIENTS) {
      this.since = performance.now()
      this.cpuBefore = cpuOf(this.pids)
    }
    this.wall = (performance.now() - this.since) / 1000
    if (this.wall < this.seconds || this.#took.length < CLIENTS) return
    this.ended = true
    this.cpu = cpuOf(this.pids) - this.cpuBefore
  }

  figures() {
    const sorted = this.#took.toSorted((one, other) => one - other)
    return {
      perSecond: sorted.length / this.wall,
      perCpuSecond: sorted.length / this.cpu,
      p50: median(sorted),
      p99: sorted[Math.floor(sorted.length * 0.99)],
      finished: this.finished,
    }
  }
}

/** Seconds of the processor that processes and their children have used. */
function cpuOf(pids) {
  return pids.reduce((sum, pid) => sum + cpuSecondsWithChildren(pid), 0)
}
