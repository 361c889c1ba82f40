// Fills an empty shop for the benchmarks and prints what the load needs. Runs with ts-exec.
import { randomBytes } from 'node:crypto'
import { ignite } from '../../bin/ignite.js'

/** Members who are logged in. */
const MEMBERS = Number(process.env.BENCH_LOGGED_IN ?? 1000)
/** Members and scans of earlier years. @source docs/decisions/0215 */
const EARLIER = { members: 100_000, scans: Number(process.env.BENCH_SCANS ?? 0) }
const PRODUCTS = Number(process.env.BENCH_PRODUCTS ?? 240)
const CATEGORIES = Number(process.env.BENCH_CATEGORIES ?? 24)
/** Gifts that carts and orders are made of. */
const ORDERED = 240
/** Enough for every order of a run. */
const POINTS = 1_000_000

const app = ignite().createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { migrateDatabases } = await import('#app/database/migrate')
await migrateDatabases(app)
const { givenMember } = await import('#tests/support/members')
const { givenBatch, givenParticipatingProduct, givenPoints } = await import('#tests/support/points')
const { givenCreditedScan } = await import('#tests/support/scans')
const { transaction } = await import('#app/transaction')
const { rows } = await import('#app/database/statement')
const { cartHash } = await import('#catalogue/products/combination')
const { fillCatalogue } = await import('./gifts.mjs')
const { fillEarlierScans } = await import('./earlier_scans.mjs')
const { fillArticles } = await import('./articles.mjs')

const sticker = await givenParticipatingProduct({ points: 1 })
const batches = []
for (let made = 0; made < 4; made++) {
  batches.push(await givenBatch({ productId: sticker.id, count: 1_048_576 }))
}
const run = (sql, values) => transaction((trx) => rows(trx, sql, values))
await fillCatalogue(run, { products: PRODUCTS, categories: CATEGORIES })
await fillArticles()
const affordable = `SELECT id, slug FROM products WHERE price < ${POINTS} ORDER BY id LIMIT ${ORDERED}`
const products = (await run(affordable, [])).map(({ id, slug }) => ({
  slug,
  hash: cartHash(id, ''),
}))
const members = []
for (let made = 0; made < MEMBERS; made++) {
  const member = await givenMember({ locale: 'hu' })
  await givenPoints(member, POINTS)
  await givenCreditedScan(member)
  members.push({ id: member.id, email: member.email, cookie: await sessionCookie(member) })
}
if (EARLIER.scans) {
  const together = (work) => transaction((trx) => work((sql, values) => rows(trx, sql, values)))
  await fillEarlierScans(together, { ...EARLIER, batches: batches.map(({ id }) => id) })
}
// A shop with a past has given its members their places in the feed for partners long ago.
const { numberAll } = await import('#partners/sync/number_all')
await numberAll()
process.stdout.write(
  JSON.stringify({
    earlierScans: EARLIER.scans,
    members,
    products,
    batches: batches.map(({ id }) => id),
  }) + '\n'
)
await app.terminate()

/** A session in the shop's own store, and the cookie that names it. */
async function sessionCookie(member) {
  const { CookieClient } = await import('@adonisjs/core/http')
  const { ShopSessionStore } = await import('#app/sessions/session_store')
  const { sessionCookieName } = await import('#config/session')
  const auth = await app.container.make('auth.manager')
  const { session } = await auth
    .createAuthenticatorClient()
    .use('member')
    .authenticateAsClient(member)
  const id = randomBytes(16).toString('hex')
  await new ShopSessionStore().write(id, session)
  const cookies = new CookieClient(await app.container.make('encryption'))
  return `${sessionCookieName}=${encodeURIComponent(cookies.sign(sessionCookieName, id))}`
}
