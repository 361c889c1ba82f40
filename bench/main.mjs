// npm run bench [-- case …]: the shop beside its floors, interleaved, as ratios of one run.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { articles } from './cases/articles.mjs'
import { batches } from './cases/batches.mjs'
import { campaigns } from './cases/campaign.mjs'
import { campaignBeside } from './cases/campaign_beside.mjs'
import { cart } from './cases/cart.mjs'
import { catalogue } from './cases/catalogue.mjs'
import { checkout } from './cases/checkout.mjs'
import { dialog } from './cases/dialog.mjs'
import { draw } from './cases/draw.mjs'
import { editor } from './cases/editor.mjs'
import { exportBeside } from './cases/export_beside.mjs'
import { gallery } from './cases/gallery.mjs'
import { guess } from './cases/guess.mjs'
import { healthBesideLogins } from './cases/health_beside_logins.mjs'
import { large } from './cases/large.mjs'
import { login } from './cases/login.mjs'
import { million } from './cases/million.mjs'
import { pageOfGuest } from './cases/page_guest.mjs'
import { pageOfMember } from './cases/page_member.mjs'
import { medusa, vendure } from './cases/peers.mjs'
import { profile } from './cases/profile.mjs'
import { pull } from './cases/pull.mjs'
import { reports } from './cases/reports.mjs'
import { scan } from './cases/scan.mjs'
import { scanDurable } from './cases/scan_durable.mjs'
import { scanPostgres } from './cases/scan_postgres.mjs'
import { search } from './cases/search.mjs'
import { streams } from './cases/streams.mjs'
import { toldCases } from './cases/told.mjs'
import { startFloor } from './floors/start.mjs'
import { fire, median, WARM_UP_SECONDS } from './load/fire.mjs'
import { buildShop, startShop } from './shop/start.mjs'

// Guesses come last: who guesses is stopped, and could not scan any more.
const CASES = [
  scan,
  catalogue,
  dialog,
  profile,
  ...articles,
  pageOfMember,
  pageOfGuest,
  cart,
  checkout,
  login,
  guess,
  scanDurable,
  scanPostgres,
  ...large,
  ...batches,
  ...campaigns,
  ...campaignBeside,
  ...exportBeside,
  ...search,
  ...reports,
  ...million,
  ...pull,
  healthBesideLogins,
  streams,
  ...toldCases,
  gallery,
  editor,
  draw,
  vendure,
  medusa,
]
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
/** Scans of earlier years, in the shop and in its floor. */
const EARLIER_SCANS = Number(process.env.BENCH_SCANS ?? 1_000_000)
const RESULTS = new URL('results.json', import.meta.url)
const PORT = Number(process.env.BENCH_PORT ?? 4700)
/** M15: with so many users at a time, 99 of 100 answers take no longer, in ms. */
const FEW = 16
const PROMPT_MS = 25

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const cases = CASES.filter(({ name, onlyNamed }) =>
  wanted.length ? wanted.includes(name) : !onlyNamed
)
if (!cases.length) {
  console.error(`No such case; there are ${CASES.map(({ name }) => name).join(', ')}.`)
  process.exit(3)
}

if (cases.some(({ needsShop = true }) => needsShop)) {
  console.error('Building …')
  await buildShop()
}
const results = []
const requests = cases.filter((one) => !one.measure)
if (requests.length) results.push(...(await measureRequests(requests)))
for (const one of cases) if (one.measure) results.push(await one.measure())
printTable(results)
const machine = { cpu: cpus()[0].model, cores: cpus().length, node: process.version }
const run = { at: new Date().toISOString(), cpu: machine.cpu, rounds: ROUNDS, seconds: SECONDS }
const rows = new Map(keptRows().map((row) => [row.name, row]))
for (const row of results) rows.set(row.name, { ...run, ...row })
const newest = CASES.flatMap(({ name }) => rows.get(name) ?? [])
const document = { machine, results: newest }
writeFileSync(RESULTS, `${JSON.stringify(document, null, 2)}\n`)

/** Cases that were not asked for keep what their last run said. */
function keptRows() {
  return existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')).results : []
}

/** Cases that send requests share one shop, filled once. */
async function measureRequests(asked) {
  console.error('Filling the shop …')
  const shop = await startShop(PORT, { BENCH_SCANS: String(EARLIER_SCANS) })
  const measured = []
  try {
    for (const [at, one] of asked.entries()) measured.push(await measure(shop, one, PORT + 1 + at))
  } finally {
    await shop.stop()
  }
  return measured
}

/** Rounds of floor and shop in turn after a warm-up; medians of each. */
async function measure(shop, one, port) {
  const floorServer = await startFloor(one.floorServer, port, EARLIER_SCANS)
  const rounds = { floor: [], ours: [] }
  let few
  try {
    const sides = {
      floor: { server: floorServer, next: await one.floor(shop) },
      ours: { server: shop, next: await one.ours(shop, floorServer), ok: one.ok },
    }
    for (let round = -1; round < ROUNDS; round++) {
      for (const [name, side] of Object.entries(sides)) {
        const figures = await fire({ ...side, seconds: round < 0 ? WARM_UP_SECONDS : SECONDS })
        if (round >= 0) rounds[name].push(figures)
      }
    }
    few = await fire({ ...sides.ours, seconds: SECONDS, connections: FEW })
  } finally {
    await floorServer.stop()
  }
  return { ...summary(one, rounds), p99OfFew: few.p99, isPrompt: few.p99 <= PROMPT_MS }
}

function summary({ name, goal, bar, least = 0, requestsPerFlow = 1 }, rounds) {
  const middle = (side, figure) => median(rounds[side].map((round) => round[figure]))
  const side = (which) => ({
    perSecond: Math.round(middle(which, 'perSecond') / requestsPerFlow),
    perCpuSecond: Math.round(middle(which, 'perCpuSecond') / requestsPerFlow),
    p50: middle(which, 'p50'),
    p99: middle(which, 'p99'),
  })
  const [floor, ours] = [side('floor'), side('ours')]
  const ratio = Number((ours.perCpuSecond / floor.perCpuSecond).toFixed(3))
  console.error(`${name}: ${(ratio * 100).toFixed(1)} % of the floor`)
  const reached = ratio >= bar && ours.perCpuSecond >= least
  return { name, goal, floor, ours, ratio, bar, ...(least && { least }), reached }
}

function printTable(rows) {
  const percent = (share) => `${(share * 100).toFixed(1)} %`
  const columns = [
    ['case', (row) => row.name],
    ['floor/cpu-s', (row) => row.floor.perCpuSecond ?? ''],
    ['ours/cpu-s', (row) => row.ours.perCpuSecond ?? ''],
    ['ratio', (row) => percent(row.ratio)],
    ['bar', (row) => percent(row.bar)],
    ['ours/s', (row) => row.ours.perSecond ?? ''],
    ['s', (row) => row.ours.seconds ?? ''],
    ['MB', (row) => row.ours.megabytes ?? ''],
    ['p50 ms', (row) => row.ours.p50 ?? ''],
    ['p99 ms', (row) => row.ours.p99 ?? ''],
    [`p99 of ${FEW}`, (row) => row.p99OfFew ?? ''],
  ]
  const lines = [
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, of]) => of(row))),
  ]
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => String(line[at]).length)))
  for (const line of lines) {
    console.log(line.map((cell, at) => String(cell).padStart(widths[at])).join('  '))
  }
}
