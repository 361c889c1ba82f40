import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../../scripts/services/postgres.mjs'
import { median } from '../load/fire.mjs'
import { environment, HERE } from '../shop/start.mjs'

/** The figures of any period may take so long at the median, in ms. */
const MEDIAN_MS_MOST = 1000

const caseOf = (name, serve) => ({
  name,
  goal: `a year of a million entries: the figures of each period in ${MEDIAN_MS_MOST} ms at the median`,
  needsShop: false,
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-reports-'))
    const database = await serve()
    try {
      const env = { ...environment(folder, 4791), ...database.variables }
      const args = ['--import=@poppinss/ts-exec', 'bench/shop/reports.mjs']
      const options = { cwd: HERE, env, maxBuffer: 1e8 }
      const { stdout } = await promisify(execFile)(process.execPath, args, options)
      const { took, used, ...commands } = JSON.parse(stdout.trim().split('\n').at(-1))
      for (const [period, times] of Object.entries(took)) {
        console.error(
          `${name} ${period}: ${median(times)} ms, ${median(used[period])} ms of processor here`
        )
      }
      console.error(`${name} rebuild: ${commands.rebuildMs} ms, verify: ${commands.verifyMs} ms`)
      const p50 = Math.max(...Object.values(took).map((times) => median(times)))
      const ours = { p50, p99: Math.max(...Object.values(took).flat()), ...commands }
      const ratio = Number((MEDIAN_MS_MOST / p50).toFixed(3))
      return { name, goal: this.goal, floor: {}, ours, ratio, bar: 1, reached: ratio >= 1 }
    } finally {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

/** The embedded database, and PostgreSQL with its default settings. */
export const reports = [
  caseOf('reports', async () => ({ variables: {}, async stop() {} })),
  caseOf('reports@postgres', async () => {
    const server = await startPostgres()
    return { variables: { DATABASE_URL: server.url }, stop: () => server.stop() }
  }),
]
