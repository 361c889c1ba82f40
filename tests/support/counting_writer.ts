/** Run by the race test: adds one to a row again and again, on SQLite reading before writing. */
import { ignite } from '../../bin/ignite.js'

const times = Number(process.argv[2])
const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})
const { usesPostgres } = await import('#config/database')
const { transaction } = await import('#app/transaction')
const { rows } = await import('#app/database/statement')

let failed = 0
for (let done = 0; done < times; done++) {
  try {
    await transaction(async (trx) => {
      if (usesPostgres) await rows(trx, 'UPDATE race_counters SET seen = seen WHERE id = 1')
      const sql = 'SELECT value FROM race_counters WHERE id = 1'
      const [{ value }] = await rows<{ value: number }>(trx, sql)
      await rows(trx, 'UPDATE race_counters SET value = ? WHERE id = 1', [value + 1])
    })
  } catch (error: any) {
    failed++
    process.stderr.write(`${error.code} ${error.message}\n`)
  }
}
await app.terminate()
process.exit(failed ? 1 : 0)
