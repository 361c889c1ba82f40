import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import pg from 'pg'
import { findPostgres, startPostgres } from '../../../scripts/services/postgres.mjs'
import { runCli } from '#tests/support/command_line'
import { SHIPPING } from '#tests/support/checkout'
import { givenSeededShop } from '#tests/support/seeded_shop'
import { ShopClient, type Answer } from '#tests/support/shop_client'
import { stickersOf } from '#tests/support/shopper'

/** No request waits longer for the database, in ms. */
const WAIT_MAX_MS = 5000
/** How long the database is paused, in ms. */
const PAUSE_MS = 9000
/** Once the database goes on the shop has to, in ms. */
const RECOVERY_MS = 5000

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
  assert.isBelow(ms, WAIT_MAX_MS)
  assert.isAbove(Number(answer.headers.get('retry-after')), 0)
}

test.group('A database that stalls', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']).skip(!findPostgres(), 'without PostgreSQL'))

  test('nobody waits longer than 5 s, guests go on, and what was sent counts once', async ({
    assert,
    cleanup,
  }) => {
    const postgres = await startPostgres()
    cleanup(() => postgres.stop())
    const shop = await givenSeededShop({ members: 4, databaseUrl: postgres.urlOf('postgres') })
    cleanup(() => shop.remove())
    cleanup(() => postgres.resume())
    const server = await shop.serve({ APP_LOCALE: 'hu' })
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
    const guest = new ShopClient(server.url)
    assert.equal((await guest.send('/belepes', { headers: { accept: 'text/html' } })).status, 200)

    // A scan whose statement is under way when the database falls silent.
    const holder = new pg.Client({ connectionString: shop.database.environment.DATABASE_URL })
    holder.on('error', () => {})
    await holder.connect()
    await holder.query('BEGIN; LOCK TABLE scans IN ACCESS EXCLUSIVE MODE')
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
      assert.isBelow(ms, WAIT_MAX_MS)
    }
    // By now it is known to be silent, and nobody waits at all.
    for (let tried = 0; performance.now() - pausedAt < PAUSE_MS; tried++) {
      const again = await timed(asker.post('/qr-code', scan))
      assertRefused(again, assert)
      assert.isBelow(again.ms, 2000)
      const ready = await timed(asker.send('/health/ready'))
      assert.equal(ready.answer.status, 503)
      await sleep(500)
    }

    postgres.resume()
    await holder.end().catch(() => {})
    const resumedAt = performance.now()
    while ((await asker.send('/health/ready')).status !== 200) {
      assert.isBelow(performance.now() - resumedAt, RECOVERY_MS)
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
})
