import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import pg from 'pg'
import { findPostgres, startPostgres } from '../../../scripts/services/postgres.mjs'
import { runCli } from '#tests/support/command_line'
import { SHIPPING } from '#tests/support/checkout'
import { IMPORTED_FILE } from '#tests/support/import_wizard'
import { limitHere } from '#tests/support/time_limit'
import { givenSeededShop } from '#tests/support/seeded_shop'
import { ShopClient, type Answer } from '#tests/support/shop_client'
import { slowLineTo } from '#tests/support/slow_line'
import { stickersOf } from '#tests/support/shopper'

/** No request waits longer for the database, in ms. */
const WAIT_MAX_MS = 5000
/** How long the database is paused, in ms. */
const PAUSE_MS = 9000
/** How long each answer of a slow database takes, in ms; an order needs a dozen of them. */
const SLOW_MS = 900
/** The same where a page needs but a few. */
const SLOWER_MS = 1600
/** Once the database goes on the shop has to, in ms. */
const RECOVERY_MS = 5000
/** What is the same for everybody is read again after so long, in ms. */
const REMEMBERED_MS = 1100
/** A request has waited for at least so long when it is given up, in ms. */
const PATIENCE_MS = 4000

interface Timed {
  answer: Answer
  ms: number
}

async function timed(work: Promise<Answer>): Promise<Timed> {
  const start = performance.now()
  return { answer: await work, ms: performance.now() - start }
}

const html = { accept: 'text/html', cookie: 'locale=hu' }

/** Told in time, to come again, and not as somebody who is logged out. */
function assertRefused({ answer, ms }: Timed, assert: Assert) {
  assert.equal(answer.status, 503, answer.text.slice(0, 300))
  assert.isBelow(ms, limitHere(WAIT_MAX_MS))
  assert.isAbove(Number(answer.headers.get('retry-after')), 0)
}

/** A shop whose database answers late once it is told to. */
async function givenSlowShop(members: number, cleanup: (work: () => void | Promise<void>) => void) {
  const postgres = await startPostgres()
  cleanup(() => postgres.stop())
  const shop = await givenSeededShop({ members, databaseUrl: postgres.urlOf('postgres') })
  cleanup(() => shop.remove())
  const slow = new URL(shop.database.environment.DATABASE_URL)
  const line = await slowLineTo(Number(slow.port))
  cleanup(() => line.close())
  slow.port = String(line.port)
  return { shop, line, server: await shop.serve({ DATABASE_URL: slow.href }) }
}

/** Every COMMIT of a scan waits until nobody holds the lock 1. */
const WAIT_AT_COMMIT = `CREATE FUNCTION wait_at_commit() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END';
  CREATE CONSTRAINT TRIGGER wait_at_commit AFTER INSERT ON scans DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION wait_at_commit()`

test.group('A database that stalls', (group) => {
  group.tap((one) => one.tags(['@own-database']).skip(!findPostgres(), 'without PostgreSQL'))

  test('nobody waits longer than 5 s, guests go on, and what was sent counts once', async ({
    assert,
    cleanup,
  }) => {
    const postgres = await startPostgres()
    cleanup(() => postgres.stop())
    const shop = await givenSeededShop({ members: 4, databaseUrl: postgres.urlOf('postgres') })
    cleanup(() => shop.remove())
    cleanup(() => postgres.resume())
    const server = await shop.serve({ APP_LOCALE: 'hu', OUTBOX_WORKER: 'true', LOG_LEVEL: 'info' })
    const stickers = stickersOf(shop)
    const clients = await Promise.all(
      shop.members.map(({ sessions: [session] }) => new ShopClient(server.url).enter(session))
    )
    const [asker, buyer, blocked, reader] = clients
    const scanOf = async () => ({ qrCode: await stickers(), idempotency_key: randomUUID() })
    for (const client of clients) {
      assert.equal((await client.post('/qr-code', await scanOf())).status, 200)
    }
    const added = await buyer.post(`/ajandekok/add_to_cart/${shop.cap.slug}`, { quantity: 1 })
    const [hash] = Object.keys(added.json.cart.items)
    const items = { [hash]: { selected: true, quantity: 1 } }
    const order = { shipping: SHIPPING, items, idempotency_key: randomUUID() }
    const guest = await new ShopClient(server.url).fetchToken()
    assert.equal((await guest.send('/belepes', { headers: html })).status, 200)

    // A scan whose COMMIT is under way when the database falls silent.
    const holder = new pg.Client({ connectionString: shop.database.environment.DATABASE_URL })
    holder.on('error', () => {})
    await holder.connect()
    await holder.query(WAIT_AT_COMMIT)
    await holder.query('BEGIN; SELECT pg_advisory_xact_lock(1)')
    const open = await scanOf()
    const underWay = timed(blocked.post('/qr-code', open))
    await sleep(300)
    postgres.pause()
    const pausedAt = performance.now()

    const scan = await scanOf()
    const [told, page, scanned, ordered, login, known] = await Promise.all([
      underWay,
      timed(reader.send('/profil', { headers: { accept: 'text/html' } })),
      timed(asker.post('/qr-code', scan)),
      timed(buyer.post('/bevaltas', order)),
      timed(new ShopClient(server.url).send('/belepes', { headers: html })),
      timed(guest.send('/belepes', { headers: { accept: 'text/html' } })),
    ])
    assertRefused(told, assert)
    assert.equal(told.answer.json.errors[0].rule, 'outcome_unknown')
    assertRefused(page, assert)
    assert.match(page.answer.text, /<html lang="hu"/)
    assert.match(page.answer.text, /content\/error.*unavailable/s)
    for (const refused of [scanned, ordered]) {
      assertRefused(refused, assert)
      assert.include(['unavailable', 'outcome_unknown'], refused.answer.json.errors[0].rule)
    }
    for (const { answer, ms } of [login, known]) {
      assert.equal(answer.status, 200, answer.text.slice(0, 300))
      assert.isBelow(ms, limitHere(WAIT_MAX_MS))
    }
    // By now it is known to be silent, and nobody waits at all.
    for (let tried = 0; performance.now() - pausedAt < PAUSE_MS; tried++) {
      const again = await timed(asker.post('/qr-code', scan))
      assertRefused(again, assert)
      assert.isBelow(again.ms, limitHere(2000))
      const ready = await timed(asker.send('/health/ready'))
      assert.equal(ready.answer.status, 503)
      await sleep(500)
    }

    const complaints = [/The outbox could not be read/g, /of members could not be numbered/g]
    for (const complaint of complaints) {
      const lines = () => server.said().match(complaint) ?? []
      // A machine with much to do writes it later, and once all the same.
      while (!lines().length && performance.now() - pausedAt < limitHere(2 * PAUSE_MS))
        await sleep(100)
      assert.lengthOf(lines(), 1, 'an outage is one line')
    }
    postgres.resume()
    await holder.end().catch(() => {})
    const resumedAt = performance.now()
    while ((await asker.send('/health/ready')).status !== 200) {
      assert.isBelow(performance.now() - resumedAt, limitHere(RECOVERY_MS))
      await sleep(50)
    }
    while (!/The outbox can be read again/.test(server.said())) {
      assert.isBelow(performance.now() - resumedAt, limitHere(RECOVERY_MS))
      await sleep(50)
    }
    for (const [client, body] of [
      [asker, scan],
      [blocked, open],
    ] as const) {
      for (let times = 0; times < 2; times++) {
        const answer = await client.post('/qr-code', body)
        assert.equal(answer.status, 200, answer.text)
      }
    }
    for (let times = 0; times < 2; times++) {
      const answer = await buyer.post('/bevaltas', order)
      assert.equal(answer.status, 200, answer.text)
    }
    const [{ scans }] = await shop.database.run('SELECT count(*) AS scans FROM scans')
    // One from the seeding, one at the beginning, and two of them the repeated one.
    assert.equal(Number(scans), 4 + 4 + 2)
    const [{ orders }] = await shop.database.run('SELECT count(*) AS orders FROM orders')
    assert.equal(Number(orders), 1)
    const verdict = await runCli(['points', 'verify'], shop.database.environment)
    assert.equal(verdict.code, 0, verdict.stdout)
  }).timeout(180_000)

  test('no request waits longer than 5 s for many slow statements together', async ({
    assert,
    cleanup,
  }) => {
    const { shop, line, server } = await givenSlowShop(2, cleanup)
    const stickers = stickersOf(shop)
    const [buyer, reader] = await Promise.all(
      shop.members.map(({ sessions: [session] }) => new ShopClient(server.url).enter(session))
    )
    const scanned = { qrCode: await stickers(), idempotency_key: randomUUID() }
    assert.equal((await buyer.post('/qr-code', scanned)).status, 200)
    const added = await buyer.post(`/ajandekok/add_to_cart/${shop.cap.slug}`, { quantity: 1 })
    const [hash] = Object.keys(added.json.cart.items)
    const items = { [hash]: { selected: true, quantity: 1 } }
    const order = { shipping: SHIPPING, items, idempotency_key: randomUUID() }
    assert.equal((await reader.send('/profil', { headers: { accept: 'text/html' } })).status, 200)

    // Each statement by itself is quick enough, and whoever asks whether the database answers is answered at once.
    line.delay(SLOW_MS)
    const [ordered] = await Promise.all([
      timed(buyer.post('/bevaltas', order)),
      timed(reader.send('/profil', { headers: { accept: 'text/html' } })).then(({ ms }) =>
        assert.isBelow(ms, limitHere(WAIT_MAX_MS))
      ),
    ])
    assertRefused(ordered, assert)
    line.delay(0)
    for (let times = 0; times < 2; times++) {
      const answer = await buyer.post('/bevaltas', order)
      assert.equal(answer.status, 200, answer.text)
    }
    const [{ orders }] = await shop.database.run('SELECT count(*) AS orders FROM orders')
    assert.equal(Number(orders), 1)
  }).timeout(180_000)

  test('a guest who has waited long enough goes on with what was read last', async ({
    assert,
    cleanup,
  }) => {
    const { line, server } = await givenSlowShop(1, cleanup)
    const guest = await new ShopClient(server.url).fetchToken()
    const openLogin = () => timed(guest.send('/belepes', { headers: html }))
    assert.equal((await openLogin()).answer.status, 200)
    await sleep(REMEMBERED_MS)

    // No statement waits long enough to make the database suspect; its menus need four, one after the other.
    line.delay(SLOWER_MS)
    const { answer, ms } = await openLogin()
    assert.equal(answer.status, 200, answer.text.slice(0, 300))
    assert.isAbove(ms, PATIENCE_MS)
    assert.isBelow(ms, limitHere(WAIT_MAX_MS))
  }).timeout(180_000)

  test('an uploaded file takes as long as it needs', async ({ assert, cleanup }) => {
    const { shop, line, server } = await givenSlowShop(1, cleanup)
    const staff = await new ShopClient(server.url).enter(shop.marketing.sessions[0])
    const [category] = await shop.database.run('SELECT slug FROM categories LIMIT 1')
    const columns = { slug: 0, title_hu: 1, title_en: 2, price: 3, category: 4 }
    const send = async (price: number) => {
      const since = performance.now()
      const query = new URLSearchParams({ match: JSON.stringify(columns) })
      const answer = await fetch(`${server.url}/api/admin/imports/products?${query}`, {
        method: 'PUT',
        headers: {
          'accept': 'application/json',
          'content-type': IMPORTED_FILE,
          'cookie': [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'x-xsrf-token': decodeURIComponent(staff.cookies.get('XSRF-TOKEN')!),
        },
        body: `slug,hu,en,price,category\r\n${shop.cap.slug},Sapka,Cap,${price},${category.slug}\r\n`,
      })
      const text = await answer.text()
      assert.equal(answer.status, 200, text)
      assert.match(text, /changed/)
      return performance.now() - since
    }
    await send(66)
    line.delay(SLOW_MS)
    assert.isAbove(await send(77), WAIT_MAX_MS)
    line.delay(0)
    const read = `SELECT price FROM products WHERE slug = '${shop.cap.slug}'`
    assert.equal(Number((await shop.database.run(read))[0].price), 77)
  }).timeout(180_000)
})
