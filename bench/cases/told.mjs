import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '../../scripts/services/postgres.mjs'
import { connectTo } from '../load/connection.mjs'
import { openStreams, subscribeAll } from '../load/streams.mjs'
import { startShop } from '../shop/start.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 115
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
/** Notifications that open pages are told. */
const PER_SECOND = 100
const P99_MAX_MS = 300
/** Members with an open page. */
const PAGES = 500
/** How long the last ones may take, in ms. */
const LAST_MS = 60_000
const MARK = Buffer.from('notification.created')

/** How long after the commit of its cause a notification is in an open page, in milliseconds. */
const told = (name, database) => ({
  name,
  goal: `an open page hears within ${P99_MAX_MS} ms of the commit at the 99th percentile, ${PER_SECOND} notifications a second`,
  bar: 1,
  async measure() {
    const { address, stop } = await database()
    const option = `--import=${new URL('../shop/shop_control.mjs', import.meta.url)}`
    const more = { BENCH_LOGGED_IN: String(PAGES), ...address }
    const shop = await startShop(PORT, more, ['--expose-gc', option])
    const heardAt = new Map()
    const pages = await openStreams({
      port: PORT,
      count: PAGES,
      mark: MARK,
      address: (number, uid) => ({
        path: `/__transmit/events?uid=${uid}`,
        headers: { cookie: shop.members[number].cookie },
      }),
      onEvent: (_stream, chunk) => note(heardAt, chunk.toString()),
    })
    try {
      await subscribeAll(shop, pages.streams, (number) => shop.members[number])
      // The first round fills caches.
      await round(shop, heardAt, 0)
      const took = []
      for (let at = 1; at <= ROUNDS; at++) took.push(...(await round(shop, heardAt, at)))
      return summary(this, took)
    } finally {
      pages.close()
      await shop.stop()
      await stop()
    }
  },
})

function note(heardAt, text) {
  const now = process.hrtime.bigint()
  for (const [order] of text.matchAll(/\b9\d{8}\b/g)) {
    if (!heardAt.has(order)) heardAt.set(order, now)
  }
}

/** @returns the milliseconds from the commit to the page of each notification */
async function round({ members }, heardAt, number) {
  const { ask, close } = connectTo(PORT + 1)
  const committed = new Map()
  const count = PER_SECOND * SECONDS
  const since = performance.now()
  const asked = []
  for (let at = 0; at < count; at++) {
    const late = (at * 1000) / PER_SECOND - (performance.now() - since)
    if (late > 0) await sleep(late)
    const order = String(900_000_000 + number * 1_000_000 + at)
    const path = `/notify?member=${members[at % PAGES].id}&order=${order}`
    const one = ask({ method: 'GET', path })
    asked.push(one.then((answer) => committed.set(order, BigInt(answer.text()))))
  }
  await Promise.all(asked)
  const isHeard = () => [...committed.keys()].every((order) => heardAt.has(order))
  const end = performance.now() + LAST_MS
  while (!isHeard() && performance.now() < end) await sleep(20)
  close()
  if (!isHeard())
    throw new Error(`Pages heard of ${heardAt.size} in all, the last ${count} among them`)
  return [...committed].map(([order, at]) => Number(heardAt.get(order) - at) / 1e6)
}

function summary({ name, goal, bar }, took) {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share) => Number(sorted[Math.floor(sorted.length * share)].toFixed(1))
  const ours = { perSecond: PER_SECOND, p50: at(0.5), p99: at(0.99) }
  const ratio = Number((P99_MAX_MS / ours.p99).toFixed(3))
  console.error(`${name}: ${sorted.length} notifications, p50 ${ours.p50} ms, p99 ${ours.p99} ms`)
  return { name, goal, floor: { p99: P99_MAX_MS }, ours, ratio, bar, reached: ratio >= bar }
}

async function embedded() {
  return { address: {}, stop: async () => {} }
}

async function postgres() {
  const server = await startPostgres()
  return { address: { DATABASE_URL: server.url }, stop: () => server.stop() }
}

export const toldCases = [told('told', embedded), told('told@postgres', postgres)]
