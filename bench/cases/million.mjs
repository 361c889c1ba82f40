import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../../scripts/services/postgres.mjs'
import { SERVER } from '../../scripts/steps/application.mjs'
import { median } from '../load/fire.mjs'
import { startServer } from '../load/server.mjs'
import { environment, HERE } from '../shop/start.mjs'

const PORT = Number(process.env.BENCH_PORT ?? 4700) + 96
const MEMBERS = Number(process.env.BENCH_MEMBERS ?? 1_000_000)
const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 20 * MEMBERS)
/** Members who are changed while a partner pulls all. */
const EDITS = Math.min(100_000, MEMBERS)
/** Times that a list is asked for, after once that is not counted. */
const SAMPLES = Number(process.env.BENCH_SAMPLES ?? 7)
const PER_PAGE = 500
/** What a server does once, seconds after its start, is over by then: it sums up days and reads long periods. */
const FIRST_LOOK_MS = 60_000
/** @source requirements H-67 */
const GOALS = { listMs: 200, figuresMs: 1000, pullMb: 300 }
/** The page of the figures, which is no list. */
const FIGURES_PAGE = 'reports'
/** What staff look for in lists that grow with the programme. */
const SEARCHES = ['members?q=Sz%C5%B1cs', 'members?q=m77777', 'orders?q=Sz%C5%B1cs']
const KB = 1024

/** What staff and a partner wait for where a programme is as large as it is meant to get. */
const caseOf = (name, serve) => ({
  name,
  goal: `${MEMBERS} members and ${ENTRIES} entries: figures in ${GOALS.figuresMs} ms, lists in ${GOALS.listMs} ms, a full pull within ${GOALS.pullMb} MB`,
  bar: 1,
  onlyNamed: true,
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-million-'))
    const database = await serve()
    const env = { ...environment(folder, PORT), ...database.variables }
    try {
      const filled = await fill(env)
      const figuresMs = Math.max(...Object.values(filled.took).map(median))
      console.error(`${name} figures: ${figuresMs} ms; rebuilt in ${filled.rebuildMs} ms`)
      const lists = await served(env, async () => {
        await new Promise((done) => setTimeout(done, FIRST_LOOK_MS))
        return timedLists(filled.cookie)
      })
      for (const { list, ms } of lists) console.error(`${name} ${list}: ${ms} ms`)
      const pull = await served(env, (server) => fullPull(server, filled.secret, env))
      console.error(
        `${name} pull: ${pull.perSecond} members/s, ${pull.megabytes} MB, ${pull.pages} pages, ${EDITS} edits seen`
      )
      const slowestOf = (some) => Math.max(...some.map(({ ms }) => ms))
      const pageMs = slowestOf(lists.filter(({ list }) => list === FIGURES_PAGE))
      const listMs = slowestOf(lists.filter(({ list }) => list !== FIGURES_PAGE))
      const ratio = Math.min(
        GOALS.figuresMs / Math.max(figuresMs, pageMs),
        GOALS.listMs / listMs,
        GOALS.pullMb / pull.megabytes
      )
      const ours = { p50: listMs, figuresMs, pageMs, ...pull }
      const rounded = Number(ratio.toFixed(3))
      return {
        name,
        goal: this.goal,
        floor: {},
        ours,
        ratio: rounded,
        bar: 1,
        reached: ratio >= 1,
        lists,
      }
    } finally {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

/** The embedded database, and PostgreSQL with its default settings. */
export const million = [
  caseOf('million', async () => ({ variables: {}, async stop() {} })),
  caseOf('million@postgres', async () => {
    const server = await startPostgres()
    return { variables: { DATABASE_URL: server.url }, stop: () => server.stop() }
  }),
]

async function fill(env) {
  const counts = { BENCH_MEMBERS: String(MEMBERS), BENCH_ENTRIES: String(ENTRIES) }
  const args = ['--import=@poppinss/ts-exec', 'bench/shop/reports.mjs']
  const options = {
    cwd: HERE,
    env: { ...env, ...counts, BENCH_VISITORS: '1' },
    maxBuffer: 1e8,
  }
  const { stdout } = await promisify(execFile)(process.execPath, args, options)
  return JSON.parse(stdout.trim().split('\n').at(-1))
}

async function served(env, work) {
  const server = await startServer(SERVER, { cwd: join(HERE, 'build'), env, port: PORT })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** The median of every list of the back-office as its page opens it, and of searches. */
async function timedLists(cookie) {
  const registry = readFileSync(join(HERE, 'admin/app.tsx'), 'utf8')
  const names = [...registry.matchAll(/<Resource name="(\w+)" \{\.\.\./g)].map(([, name]) => name)
  const timed = []
  for (const list of [...names, ...SEARCHES]) {
    const path = `/api/admin/${list}${list.includes('?') ? '&' : '?'}page=1&per_page=25`
    // Some pages of the back-office show one thing as a whole.
    if ((await timeOf(path, cookie)) === null) continue
    const times = []
    for (let round = 0; round < SAMPLES; round++) times.push(await timeOf(path, cookie))
    timed.push({ list, ms: Number(median(times).toFixed(1)) })
  }
  return timed
}

/** Milliseconds until the answer is there; null where there is no such list. */
async function timeOf(path, cookie) {
  const since = performance.now()
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { headers: { cookie } })
  await response.arrayBuffer()
  if (response.status === 404) return null
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`)
  return performance.now() - since
}

/** Pulls every member while others change some; each last state has to be in the copy. */
async function fullPull({ pid }, secret, env) {
  const names = new Map()
  let cursor
  const pullOn = async () => {
    let [pages, rows, hasMore] = [0, 0, true]
    while (hasMore) {
      const page = await pageFrom(secret, cursor)
      for (const user of page.data) names.set(user.id, user.last_name)
      pages++
      rows += page.data.length
      cursor = page.next_cursor
      hasMore = page.has_more
    }
    return { pages, rows }
  }
  const timedPull = async () => {
    const since = performance.now()
    const pulled = await pullOn()
    return { ...pulled, seconds: (performance.now() - since) / 1000 }
  }
  // Whatever fails first is told: the end of the database fails the other.
  const [{ pages, rows, seconds }, edited] = await Promise.all([timedPull(), startEdits(env)])
  await pullOn()
  if (names.size < MEMBERS) throw new Error(`${names.size} members came`)
  const lost = edited.filter(([id, name]) => names.get(id) !== name)
  if (lost.length) throw new Error(`${lost.length} edits were not seen, such as of ${lost[0]}`)
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]
  return { perSecond: Math.round(rows / seconds), pages, megabytes: Math.round(peak / KB) }
}

async function pageFrom(secret, cursor) {
  const query = new URLSearchParams({ per_page: String(PER_PAGE), ...(cursor && { cursor }) })
  const response = await fetch(`http://127.0.0.1:${PORT}/api/salesforce/users?${query}`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  if (response.status === 429) {
    await response.arrayBuffer()
    await new Promise((done) =>
      setTimeout(done, 1000 * Number(response.headers.get('retry-after')))
    )
    return pageFrom(secret, cursor)
  }
  if (response.status !== 200)
    throw new Error(`A page answered ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Changes members in a process of its own; answers their ids and last names. */
async function startEdits(env) {
  const args = ['--import=@poppinss/ts-exec', 'bench/shop/edits.mjs']
  const counts = { BENCH_EDITS: String(EDITS), BENCH_MEMBERS: String(MEMBERS) }
  const options = { cwd: HERE, env: { ...env, ...counts }, stdio: ['ignore', 'pipe', 'inherit'] }
  const child = spawn(process.execPath, args, options)
  let words = ''
  // A letter may lie on two chunks.
  child.stdout.setEncoding('utf8')
  child.stdout.on('data', (chunk) => (words += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`The edits ended with ${code}`)
  return JSON.parse(words.trim().split('\n').at(-1))
}
