import { fire, median, WARM_UP_SECONDS } from '../load/fire.mjs'
import { startShop } from '../shop/start.mjs'
import { scan } from './scan.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 80
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const EARLIER_SCANS = process.env.BENCH_SCANS ?? '1000000'
const LESS_DURABLE = new URL('../shop/less_durable.mjs', import.meta.url).href

/** The same shop twice, in turn: as it is, and with commits that a power cut may take back. */
export const scanDurable = {
  name: 'scan@durable',
  goal: 'M2: durable scans beside the same with synchronous=NORMAL',
  bar: 0.9,
  async measure() {
    const past = { BENCH_SCANS: EARLIER_SCANS }
    const shops = {
      ours: await startShop(PORT, past),
      floor: await startShop(PORT + 1, { ...past, NODE_OPTIONS: `--import=${LESS_DURABLE}` }),
    }
    const rounds = { ours: [], floor: [] }
    try {
      for (let round = -1; round < ROUNDS; round++) {
        for (const [name, server] of Object.entries(shops)) {
          const figures = await fire({
            server,
            next: scan.ours(server),
            seconds: round < 0 ? WARM_UP_SECONDS : SECONDS,
          })
          if (round >= 0) rounds[name].push(figures)
        }
      }
    } finally {
      for (const shop of Object.values(shops)) await shop.stop()
    }
    return summary(this, rounds)
  },
}

function summary({ name, goal, bar }, rounds) {
  const side = (which) => {
    const middle = (figure) => median(rounds[which].map((round) => round[figure]))
    return { perCpuSecond: Math.round(middle('perCpuSecond')), p99: middle('p99') }
  }
  const [floor, ours] = [side('floor'), side('ours')]
  const ratio = Number((ours.perCpuSecond / floor.perCpuSecond).toFixed(3))
  console.error(`${name}: ${(ratio * 100).toFixed(1)} % of the floor`)
  return { name, goal, floor, ours, ratio, bar, reached: ratio >= bar }
}
