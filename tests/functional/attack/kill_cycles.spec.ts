import { test } from '@japa/runner'
import type { Assert } from '@japa/assert'
import { brokenTruthsIn } from '#tests/support/truths'
import { dose } from '#tests/support/dose'
import { givenSeededShop, type SeededShop } from '#tests/support/seeded_shop'
import { seededRandom } from '#tests/support/seeded_random'
import { ShopClient } from '#tests/support/shop_client'
import { Shopper, stickersOf, type Sent } from '#tests/support/shopper'

const SHOPPERS = 6
/** The load lasts at least this long before the kill, and less than twice as long more, in ms. */
const LOAD_MS_MIN = 250
/** Answers from before a kill that are asked for again after it, for each shopper. */
const ASKED_AGAIN = 3

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const numberOf = (sql: string, shop: SeededShop) =>
  shop.database.run(`SELECT count(*) AS n FROM ${sql}`).then(([row]) => Number(row.n))

async function givenShoppers(shop: SeededShop, url: string) {
  const stickers = stickersOf(shop)
  const shoppers = []
  for (const member of shop.members) {
    const client = await new ShopClient(url).enter(member.sessions[0])
    shoppers.push(new Shopper(member.id, client, shop.cap.slug, stickers))
  }
  return shoppers
}

/** Repeats a request and checks that the repetition tells what the first answer told. */
async function repeatOf(shopper: Shopper, sent: Sent, assert: Assert) {
  const again = await shopper.repeat(sent)
  assert.equal(again.status, 200, `${sent.kind}: ${again.text}`)
  if (!sent.answer) {
    sent.answer = again
    return
  }
  assert.equal(again.headers.get('idempotent-replay'), 'true')
  assert.deepEqual(again.json, sent.answer.json)
}

/** Asks for what nobody answered, twice, and for some of what was answered. */
async function settle(shopper: Shopper, assert: Assert) {
  const open = shopper.sent.filter(({ answer }) => !answer)
  assert.isAtMost(open.length, 1)
  for (const sent of [...open, ...open, ...shopper.sent.slice(-ASKED_AGAIN)]) {
    await repeatOf(shopper, sent, assert)
  }
}

/** What the members were told must be what the database holds, no less and no more. */
async function assertNothingLost(shop: SeededShop, shoppers: Shopper[], assert: Assert) {
  const all = shoppers.flatMap(({ sent }) => sent)
  const scans = all.filter(({ kind }) => kind === 'scan')
  const orders = all.filter(({ kind }) => kind === 'order')
  assert.equal(await numberOf('scans', shop), scans.length + shop.members.length)
  const stored = await shop.database.run('SELECT id FROM orders')
  const told = new Set(orders.map(({ answer }) => answer!.json.order.id))
  assert.equal(told.size, orders.length)
  assert.equal(stored.length, orders.length)
  assert.deepEqual(
    stored.filter(({ id }) => !told.has(Number(id))),
    []
  )
  const balances = await shop.database.run('SELECT member_id, points FROM balances')
  for (const { memberId, sent } of shoppers) {
    const scanned = sent.filter(({ kind }) => kind === 'scan').length
    const points = scanned * shop.scanPoints - (sent.length - scanned) * shop.cap.price
    const balance = balances.find((row) => Number(row.member_id) === memberId)
    assert.equal(Number(balance?.points), shop.startPoints + points)
  }
}

test.group('Servers that are killed', () => {
  test('kill -9 under load loses nothing acknowledged and doubles nothing', async ({
    assert,
    cleanup,
  }) => {
    const shop = await givenSeededShop({ members: SHOPPERS })
    cleanup(() => shop.remove())
    const random = seededRandom(1)
    let server = await shop.serve()
    const shoppers = await givenShoppers(shop, server.url)
    for (let cycle = 1; cycle <= dose.killCycles; cycle++) {
      const load = Promise.all(shoppers.map((shopper) => shopper.shop()))
      const moment = LOAD_MS_MIN + random.below(2 * LOAD_MS_MIN)
      await Promise.race([load, wait(moment)])
      await server.kill()
      await load
      server = await shop.serve()
      for (const shopper of shoppers) {
        shopper.client.url = server.url
        await settle(shopper, assert)
      }
      await assertNothingLost(shop, shoppers, assert)
    }
    const told = shoppers.flatMap(({ sent }) => sent)
    assert.isAbove(told.length, dose.killCycles * SHOPPERS)
    assert.deepEqual(await brokenTruthsIn(shop.database), [])
  }).timeout(60_000 + dose.killCycles * 60_000)
})
