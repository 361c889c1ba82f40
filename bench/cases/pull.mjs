import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startPostgres } from '../../scripts/services/postgres.mjs'
import { median } from '../load/fire.mjs'
import { environment, HERE } from '../shop/start.mjs'

/** Nothing listens there. */
const UNUSED_PORT = 9
/** The last pages of a pull beside its first ones. */
const LAST_TO_FIRST = 0.9

/** Pages of members for a partner, made from their rows to the text that is sent, beside prepared statements. */
const caseOf = (name, serve) => ({
  name,
  goal: `M12: delta pull pages, the last at ${LAST_TO_FIRST} of the first`,
  needsShop: false,
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'bench-pull-'))
    const database = await serve()
    try {
      const env = { ...environment(folder, UNUSED_PORT), ...database.variables }
      const args = ['--import=@poppinss/ts-exec', 'bench/shop/pull.mjs']
      const options = { cwd: HERE, env, maxBuffer: 1e8 }
      const { stdout } = await promisify(execFile)(process.execPath, args, options)
      const { floor, ours } = JSON.parse(stdout.trim().split('\n').at(-1))
      const middle = (of, figure) => median(of.map((round) => round[figure]))
      const [perSecond, bare] = [middle(ours, 'rowsASecond'), middle(floor, 'rowsASecond')]
      const lastToFirst = middle(ours, 'lastToFirst')
      const ratio = Number((perSecond / bare).toFixed(3))
      console.error(
        `${name}: ${(ratio * 100).toFixed(1)} % of the floor's ${bare} members/s; last pages at ${lastToFirst} of the first`
      )
      return {
        name,
        goal: this.goal,
        floor: { perSecond: bare },
        ours: { perSecond, lastToFirst },
        ratio,
        bar: 0.9,
        reached: ratio >= 0.9 && lastToFirst >= LAST_TO_FIRST,
      }
    } finally {
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
})

/** The embedded database, and PostgreSQL with its default settings. */
export const pull = [
  caseOf('pull', async () => ({ variables: {}, async stop() {} })),
  caseOf('pull@postgres', async () => {
    const server = await startPostgres()
    return { variables: { DATABASE_URL: server.url }, stop: () => server.stop() }
  }),
]
