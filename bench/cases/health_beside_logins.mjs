import { setTimeout as sleep } from 'node:timers/promises'
import { connectTo } from '../load/connection.mjs'
import { startShop } from '../shop/start.mjs'
import { loginsOf } from './login.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 80
const LOGINS = 500
/** Each burst waits until every login of the one before was answered. */
const BURSTS = 5
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
/** Health is asked again so long after an answer, in ms. */
const PAUSE_MS = 2
/** @source requirements A-59 */
const P99_MAX_MS = 200
/** In, or told to come back because the line of hashes is full. */
const isAnswered = (status) => status === 302 || status === 200 || status === 503

/** How long the shop takes to say that it lives while everybody logs in at once, in milliseconds. */
export const healthBesideLogins = {
  name: 'health@logins',
  goal: 'A-59: /health/live under 200 ms at the 99th percentile during 500 logins at once',
  async measure() {
    const shop = await startShop(PORT)
    try {
      const next = await loginsOf(shop, LOGINS * (BURSTS + 1))
      // The first burst fills caches.
      await burst(shop, next)
      const idle = figuresOf(await healthDuring(shop, () => sleep(SECONDS * 1000)))
      const statuses = []
      const took = await healthDuring(shop, async () => {
        for (let round = 0; round < BURSTS; round++) statuses.push(...(await burst(shop, next)))
      })
      return summary(this, { idle, busy: figuresOf(took), statuses })
    } finally {
      await shop.stop()
    }
  },
}

/** @returns the statuses of logins sent at once */
async function burst(shop, next) {
  const { ask, close } = connectTo(shop.port, isAnswered)
  try {
    const sent = Array.from({ length: LOGINS }, (_, client) => ask(next(client, 0)))
    return (await Promise.all(sent)).map(({ status }) => status)
  } finally {
    close()
  }
}

/** @returns the milliseconds of every answer of health for as long as the work lasts */
async function healthDuring(shop, work) {
  const { ask, close } = connectTo(shop.port)
  const took = []
  let isOver = false
  const asking = (async () => {
    while (!isOver) {
      const since = performance.now()
      await ask({ method: 'GET', path: '/health/live' })
      took.push(performance.now() - since)
      await sleep(PAUSE_MS)
    }
  })()
  try {
    await work()
  } finally {
    isOver = true
    await asking
    close()
  }
  return took
}

function figuresOf(took) {
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share) => Number(sorted[Math.floor(sorted.length * share)].toFixed(1))
  return { answers: sorted.length, p50: at(0.5), p99: at(0.99) }
}

function summary({ name, goal }, { idle, busy, statuses }) {
  const ratio = Number((P99_MAX_MS / busy.p99).toFixed(3))
  const loggedIn = statuses.filter((status) => status !== 503).length
  const logins = { sent: statuses.length, loggedIn }
  const slower = Number((busy.p99 / idle.p99).toFixed(1))
  console.error(
    `${name}: p99 ${busy.p99} ms, ${slower} times the ${idle.p99} ms of an idle shop; ${loggedIn} of ${statuses.length} logged in`
  )
  return { name, goal, floor: idle, ours: busy, logins, slower, ratio, bar: 1, reached: ratio > 1 }
}
