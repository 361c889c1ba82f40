// Fills an empty shop with a year of a programme and prints what its figures take, in ms. Runs with ts-exec.
import { ignite } from '../../bin/ignite.js'
import { numbersTo } from '../batch/many_members.mjs'

const ENTRIES = Number(process.env.BENCH_ENTRIES ?? 1_000_000)
const MEMBERS = 100_000
const ORDERS = 50_000
const DAYS = 365
const ROUNDS = Number(process.env.BENCH_SAMPLES ?? 5)
const DAY_MS = 24 * 60 * 60 * 1000
/** Beyond what the shop has of itself. */
const FIRST = 10_000_000

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { migrateDatabases } = await import('#app/database/migrate')
await migrateDatabases(app)
const { transaction } = await import('#app/transaction')
const { rows } = await import('#app/database/statement')
const { clock } = await import('#app/clock')
const { businessDate } = await import('#app/business_date')
const { rebuildDays, verifyDays } = await import('#reports')
const { PERIODS, periodOf } = await import('#reports/figures/period')
const { programmeFigures } = await import('#reports/figures/queries/programme_figures')
const { givenBatch } = await import('#tests/support/points')
const { givenProduct } = await import('#tests/support/catalogue')

const now = clock.now()
const began = now - (DAYS - 1) * DAY_MS
const run = (sql) => transaction((trx) => rows(trx, sql))
const { id: batch } = await givenBatch({ count: 1_048_576 })
const { id: product } = await givenProduct({ price: 10 })
const [{ id: item }] = await run(`SELECT id FROM stock_items WHERE product_id = ${product}`)

// Half of the members came within the year.
await run(`INSERT INTO members (id, referral_code, newsletter_secret, phone_verified_at, registered_at,
    created_at, updated_at)
  ${numbersTo(MEMBERS)} SELECT ${FIRST} + i, 'm' || i, 'n' || i, at, at, at, at
    FROM (SELECT i, ${began - DAYS * DAY_MS} + CAST(i AS BIGINT) * ${Math.floor((2 * DAYS * DAY_MS) / MEMBERS)} AS at
      FROM n) made`)
await run(
  `INSERT INTO balances (member_id, points) ${numbersTo(MEMBERS)} SELECT ${FIRST} + i, 100 FROM n`
)
const each = Math.ceil(ENTRIES / DAYS)
for (let day = 0; day < DAYS; day++) await fillDay(day)
await run(`INSERT INTO orders (id, member_id, idempotency_key, status, total, shipping_last_name,
    shipping_first_name, shipping_zip, shipping_city, shipping_address, shipping_house_number,
    placed_at, updated_at)
  ${numbersTo(ORDERS)} SELECT ${FIRST} + i, ${FIRST} + 1 + i * 7 % ${MEMBERS}, 'k' || i, 'delivered', 10, 'Szűcs',
    'Gábor', '1119', 'Budapest', 'Fehérvári út', '84/A',
    ${began} + CAST(i AS BIGINT) * ${Math.floor((DAYS * DAY_MS) / ORDERS)}, 1 FROM n`)
await run(`INSERT INTO order_lines (order_id, product_id, stock_item_id, title_hu, title_en, price, quantity)
  ${numbersTo(ORDERS)} SELECT ${FIRST} + i, ${product}, ${item}, 'x', 'x', 10, 1 FROM n`)
if (process.env.DATABASE_URL) {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  // What autovacuum would have done a minute after such an import.
  await db.rawQuery('VACUUM ANALYZE')
}

const rebuilt = await timed(() => rebuildDays())
const verified = await timed(verifyDays)
if (!verified.result.ok) throw new Error('The sums differ from the ledger')
const took = {}
const used = {}
for (const name of PERIODS.filter((one) => one !== 'days')) {
  took[name] = []
  used[name] = []
  // The first one fills caches.
  for (let round = -1; round < ROUNDS; round++) {
    const { ms, cpuMs, result } = await timed(() => programmeFigures(periodOf(name)))
    if (!result.figures.scans) throw new Error('There are no scans')
    if (round < 0) continue
    took[name].push(ms)
    used[name].push(cpuMs)
  }
}
console.log(JSON.stringify({ took, used, rebuildMs: rebuilt.ms, verifyMs: verified.ms }))
await app.terminate()
process.exit(0)

/** A day of scans of members in no order; every tenth entry spends points. */
async function fillDay(day) {
  const at = began + day * DAY_MS
  const first = FIRST + day * each
  const [date, member] = [
    businessDate(at),
    `${FIRST} + 1 + (i * 7919 + ${day} * 10007) % ${MEMBERS}`,
  ]
  await run(`INSERT INTO ledger_entries (id, member_id, points, source, source_name, reference,
      balance_after, occurred_at, business_date)
    ${numbersTo(each)} SELECT ${first} + i, ${member}, CASE WHEN i % 10 = 0 THEN -20 ELSE 10 END,
      CASE WHEN i % 10 = 0 THEN 'redeem' ELSE 'qrcode' END, '', 'bench:' || (${first} + i), 100, ${at}, '${date}'
      FROM n`)
  await run(`INSERT INTO codes (code, batch_id, serial, max_scans, scans, first_scanned_at)
    ${numbersTo(each)} SELECT 'c' || (${first} + i), ${batch}, ${day * each} + i - 1, 1, 1, ${at} FROM n WHERE i % 10 <> 0`)
  await run(`INSERT INTO scans (code, member_id, entry_id, scanned_at)
    ${numbersTo(each)} SELECT 'c' || (${first} + i), ${member}, ${first} + i, ${at} FROM n WHERE i % 10 <> 0`)
}

async function timed(work) {
  const [since, used] = [performance.now(), process.cpuUsage()]
  const result = await work()
  const { user, system } = process.cpuUsage(used)
  return {
    ms: Math.round(performance.now() - since),
    cpuMs: Math.round((user + system) / 1000),
    result,
  }
}
