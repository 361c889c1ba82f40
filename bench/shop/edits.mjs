// Changes members one by one while a partner pulls them; prints ids and last names. Runs with ts-exec.
import { ignite } from '../../bin/ignite.js'
import { FIRST } from './programme.mjs'

const EDITS = Number(process.env.BENCH_EDITS)
const MEMBERS = Number(process.env.BENCH_MEMBERS)
/** No divisor of the members, so that each is changed once and in no order. */
const STEP = 7919

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { transaction } = await import('#app/transaction')
const { rows } = await import('#app/database/statement')

const edited = []
for (let edit = 0; edit < EDITS; edit++) {
  const id = FIRST + 1 + ((edit * STEP) % MEMBERS)
  const name = `Változott ${edit}`
  await transaction((trx) => rows(trx, 'UPDATE members SET last_name = ? WHERE id = ?', [name, id]))
  edited.push([id, name])
}
await new Promise((done) => process.stdout.write(`${JSON.stringify(edited)}\n`, done))
await app.terminate()
process.exit(0)
