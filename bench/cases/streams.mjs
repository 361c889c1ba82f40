import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectTo } from '../load/connection.mjs'
import { median } from '../load/fire.mjs'
import { cpuSeconds, startServer } from '../load/server.mjs'
import { openStreams, subscribeAll } from '../load/streams.mjs'
import { startShop } from '../shop/start.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 110
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
/** M13: 15,000 streams in one process, 25 KB each */
const STREAMS = Number(process.env.BENCH_STREAMS ?? 15_000)
const KB_MAX = 25
/** Streams that one member may hold. */
const OF_MEMBER = 5
/** Times that every stream is told something in a round. */
const TOLD = 10
/** Opened and closed before anything is counted, so that all code is loaded. */
const WARM_UP = 500
/** Files that a server needs beside its streams. */
const OTHER_FILES = 1000
const MARK = Buffer.from('"told"')

/** What an open stream costs: KB each, and CPU to tell all of them something, beside raw answers that stay open. */
export const streams = {
  name: 'streams',
  goal: `M13: ${KB_MAX} KB a stream with 15,000 in one process, told at 75 % of a raw server's rate`,
  bar: 0.75,
  async measure() {
    const count = streamsHere()
    const members = Math.ceil(count / OF_MEMBER)
    const shop = await startShop(PORT, { BENCH_LOGGED_IN: String(members) }, [
      '--expose-gc',
      `--import=${new URL('../shop/shop_control.mjs', import.meta.url)}`,
    ])
    const ours = await measured(shop, {
      channels: shop.members.map(({ id }) => id),
      count,
      address: (number, uid) => {
        const { cookie } = memberOf(shop)(number)
        return { path: `/__transmit/events?uid=${uid}`, headers: { cookie } }
      },
      subscribe: (opened) => subscribeAll(shop, opened, memberOf(shop)),
    })
    const floor = await measured(await startRaw(), {
      channels: shop.members.map(({ id }) => id),
      count,
      address: (number) => ({
        path: `/${memberOf(shop)(number).id}`,
        headers: {},
      }),
      subscribe: async () => {},
    })
    return summary(this, { count, ours, floor })
  },
}

const memberOf =
  ({ members }) =>
  (number) =>
    members[Math.floor(number / OF_MEMBER)]

/** As many as the machine lets one process have open. */
function streamsHere() {
  const files = Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }))
  const count = Math.min(STREAMS, (files || Number.POSITIVE_INFINITY) - OTHER_FILES)
  if (count < STREAMS) {
    console.error(`streams: ${count} only, because a process may open ${files} files (ulimit -n)`)
  }
  return count
}

function startRaw() {
  const port = PORT + 2
  const file = new URL('../floors/stream_server.mjs', import.meta.url).pathname
  const env = { ...process.env, PORT: String(port), CONTROL_PORT: String(port + 1) }
  const cwd = mkdtempSync(join(tmpdir(), 'bench-floor-'))
  return startServer(['--expose-gc', file], { cwd, env, port })
}

async function measured(server, { channels, count, address, subscribe: ready }) {
  const control = connectTo(server.port + 1)
  const memory = async () => Number((await control.ask({ method: 'GET', path: '/memory' })).text())
  const opened = (some) => openStreams({ port: server.port, count: some, address, mark: MARK })
  try {
    const first = await opened(Math.min(WARM_UP, count))
    await ready(first.streams)
    first.close()
    const before = await memory()
    const all = await opened(count)
    await ready(all.streams)
    const bytes = (await memory()) - before
    const path = `/told?channels=${JSON.stringify(channels)}`
    const cpu = []
    for (let round = 0; round <= ROUNDS; round++) {
      const since = cpuSeconds(server.pid)
      for (let times = 1; times <= TOLD; times++) {
        await control.ask({ method: 'GET', path })
        await all.all(round * TOLD + times)
      }
      if (round > 0) cpu.push(cpuSeconds(server.pid) - since)
    }
    all.close()
    const perCpuSecond = Math.round((count * TOLD) / median(cpu))
    return { kilobytes: Number((bytes / count / 1024).toFixed(1)), perCpuSecond }
  } finally {
    control.close()
    await server.stop()
  }
}

function summary({ name, goal, bar }, { count, ours, floor }) {
  const ratio = Number((ours.perCpuSecond / floor.perCpuSecond).toFixed(3))
  console.error(
    `${name}: ${count} streams of ${ours.kilobytes} KB (raw ${floor.kilobytes} KB), told at ${(ratio * 100).toFixed(1)} % of the raw rate`
  )
  const reached = ratio >= bar && ours.kilobytes <= KB_MAX
  return { name, goal, floor, ours, streams: count, ratio, bar, reached }
}
