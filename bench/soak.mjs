// npm run soak [-- --minutes 30]: mixed load on one shop; prints memory and what went wrong.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { catalogue } from './cases/catalogue.mjs'
import { checkout } from './cases/checkout.mjs'
import { scan } from './cases/scan.mjs'
import { fire } from './load/fire.mjs'
import { startShop } from './shop/start.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
const SLICE_SECONDS = 20
const CONNECTIONS = 16

const shop = await startShop(Number(process.env.BENCH_PORT ?? 4700))
const ends = Date.now() + Number(values.minutes) * 60_000
const memory = []
let requests = 0
try {
  while (Date.now() < ends) {
    for (const one of [scan, catalogue, checkout]) {
      const next = await one.ours(shop)
      const figures = await fire({
        server: shop,
        next,
        seconds: SLICE_SECONDS,
        connections: CONNECTIONS,
        ok: one.ok,
      })
      requests += figures.perSecond * SLICE_SECONDS
    }
    memory.push(residentMegabytes(shop.pid))
    console.error(`${Math.round(requests)} requests, ${memory.at(-1)} MB`)
  }
} finally {
  await shop.stop()
}
const half = memory.slice(Math.floor(memory.length / 2))
const summary = {
  requests: Math.round(requests),
  memory_mb: {
    first: memory[0],
    last: memory.at(-1),
    growth_in_second_half: half.at(-1) - half[0],
  },
}
console.log(JSON.stringify(summary))

/** Resident memory of a process in MB. @source proc(5) */
function residentMegabytes(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]
  return Math.round(Number(kilobytes) / 1024)
}
