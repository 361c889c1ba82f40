import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../../scripts/services/postgres.mjs'
import { median } from '../load/fire.mjs'
import { environment, HERE } from '../shop/start.mjs'

/** A search over all articles may take so long at the median, in ms. */
const MEDIAN_MS_MOST = 30

const caseOf = (name, serve) => ({
  name,
  goal: `20,000 articles: a search in ${MEDIAN_MS_MOST} ms at the median`,
  needsShop: false,
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-search-'))
    const database = await serve()
    try {
      const env = { ...environment(folder, 4790), ...database.variables }
      const args = ['--import=@poppinss/ts-exec', 'bench/shop/search.mjs']
      const options = { cwd: HERE, env, maxBuffer: 1e8 }
      const { stdout } = await promisify(execFile)(process.execPath, args, options)
      const { took, found } = JSON.parse(stdout.trim().split('\n').at(-1))
      for (const [words, { total, times }] of Object.entries(found)) {
        console.error(`${name} ${words}: ${total} hits, ${median(times).toFixed(1)} ms`)
      }
      const [p50, p99] = [median(took), took.sort((a, b) => a - b)[Math.floor(took.length * 0.99)]]
      const ours = { p50: Number(p50.toFixed(2)), p99: Number(p99.toFixed(2)) }
      const ratio = Number((MEDIAN_MS_MOST / p50).toFixed(3))
      return { name, goal: this.goal, floor: {}, ours, ratio, bar: 1, reached: ratio >= 1 }
    } finally {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

/** The embedded database, and PostgreSQL with its default settings. */
export const search = [
  caseOf('search', async () => ({ variables: {}, async stop() {} })),
  caseOf('search@postgres', async () => {
    const server = await startPostgres()
    return { variables: { DATABASE_URL: server.url }, stop: () => server.stop() }
  }),
]
