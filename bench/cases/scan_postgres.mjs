import { startPostgres } from '../../scripts/services/postgres.mjs'
import { pgbench } from '../floors/pgbench.mjs'
import { fire, median, WARM_UP_SECONDS } from '../load/fire.mjs'
import { startShop } from '../shop/start.mjs'
import { scan } from './scan.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 70
/** Many short ones: a shared machine is faster or slower from one moment to the next. */
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
/** Rounds before the first that counts; with 64 clients code is compiled for longer than one. */
const WARM_UP = 2
const EARLIER_SCANS = Number(process.env.BENCH_SCANS ?? 1_000_000)
/** Connections to the database, of the shop as of its floor. */
const CONNECTIONS = 8
const CLIENTS = 64
/** M16: durable scans a second, three times what others name as their limit. */
const PER_SECOND_GOAL = 3000

/** Scans on PostgreSQL beside what its own C client reaches on the same server, in wall time. */
export const scanPostgres = {
  name: 'scan@postgres',
  goal: 'M3: scan on PostgreSQL, whole endpoint, beside pgbench',
  bar: 0.45,
  async measure() {
    const server = await startPostgres()
    try {
      const floor = pgbench(server, CONNECTIONS)
      await floor.fill(EARLIER_SCANS)
      const shop = await startShop(PORT, {
        DATABASE_URL: server.url,
        DATABASE_POOL_MAX: String(CONNECTIONS),
        BENCH_SCANS: String(EARLIER_SCANS),
      })
      try {
        await server.query('VACUUM ANALYZE')
        return summary(this, await measured(floor, shop))
      } finally {
        await shop.stop()
      }
    } finally {
      await server.stop()
    }
  },
}

async function measured(floor, shop) {
  const next = scan.ours(shop)
  const rounds = { floor: [], ours: [] }
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const seconds = round < 0 ? WARM_UP_SECONDS : SECONDS
    const scans = await floor.scansASecond(seconds)
    const figures = await fire({ server: shop, next, seconds, connections: CLIENTS })
    if (round < 0) continue
    rounds.floor.push(scans)
    rounds.ours.push(figures)
  }
  return rounds
}

function summary({ name, goal, bar }, { floor, ours }) {
  const middle = (figure) => median(ours.map((round) => round[figure]))
  const perSecond = middle('perSecond')
  const ratio = Number((perSecond / median(floor)).toFixed(3))
  console.error(
    `${name}: ${(ratio * 100).toFixed(1)} % of the floor, ${Math.round(perSecond)}/s (goal ${PER_SECOND_GOAL})`
  )
  return {
    name,
    goal,
    floor: { perSecond: Math.round(median(floor)) },
    ours: { perSecond: Math.round(perSecond), p50: middle('p50'), p99: middle('p99') },
    ratio,
    bar,
    reached: ratio >= bar,
    perSecondGoal: PER_SECOND_GOAL,
    rounds: ROUNDS,
    seconds: SECONDS,
  }
}
