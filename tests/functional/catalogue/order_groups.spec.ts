import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { isUnreachable } from '#app/exceptions/database_errors'
import { destroyMemberKey, openForMember } from '#app/personal/member_key'
import { transaction } from '#app/transaction'
import { cartOf, placeOrder } from '#catalogue'
import type { OrderRequest } from '#catalogue/checkout/order_request'
import { usesPostgres } from '#config/database'
import { balanceOf } from '#points'
import { givenCart, givenProduct, stockOf, type TestProduct } from '#tests/support/catalogue'
import { linesOf, movesOf, ordersOf, SHIPPING } from '#tests/support/checkout'
import { givenMember, type TestMember } from '#tests/support/members'
import { asOtherRequest } from '#tests/support/other_request'
import { limitHere } from '#tests/support/time_limit'
import { givenCreditedScan } from '#tests/support/scans'
import { statementsOf } from '#tests/support/statements'
import { brokenTruths } from '#tests/support/truths'

const BUYERS = 8
const POINTS = 1000

/** A member with points and a request for one piece of each product, which lies in the cart. */
async function givenBuyer(products: TestProduct[], points = POINTS) {
  const member = await givenMember()
  await givenCreditedScan(member, points)
  return { member, request: await givenRequest(member, products) }
}

async function givenRequest(member: TestMember, products: TestProduct[]): Promise<OrderRequest> {
  const hashes = await givenCart(
    member,
    products.map((product) => ({ product }))
  )
  return {
    buyer: { id: member.id, email: member.email, locale: 'hu' },
    shipping: { ...SHIPPING, floor: 2 },
    items: Object.fromEntries(hashes.map((hash) => [hash, { selected: true, quantity: 1 }])),
    key: randomUUID(),
    bodyHash: 'x',
  }
}

async function givenBuyers(products: TestProduct[], count = BUYERS) {
  return Promise.all(Array.from({ length: count }, () => givenBuyer(products)))
}

/** What became of each: its order, or the name of the refusal. */
async function placeAll(requests: OrderRequest[]) {
  const placed = await Promise.allSettled(requests.map((request) => placeOrder(request)))
  return placed.map((one) => {
    return one.status === 'fulfilled' ? one.value.answer : ((one.reason.code as string) ?? 'error')
  })
}

/** Everything an order left behind, without what differs between any two. */
async function tracesOf({ member }: { member: TestMember }) {
  const [{ id, idempotency_key: _key, member_id: _member, placed_at, updated_at, ...order }] =
    await ordersOf(member)
  const steps = await ask('SELECT status, actor_id FROM order_steps WHERE order_id = ?', id)
  const moves = await ask(
    `SELECT stock_item_id, delta, reason, actor_id, note FROM stock_movements
      WHERE reference LIKE 'order:' || CAST(? AS INTEGER) || ':%' ORDER BY stock_item_id`,
    id
  )
  const entries = await ask(
    `SELECT points, source, source_name, balance_after, product_id, reversed_entry_id, actor_id,
      length(business_date) AS day FROM ledger_entries WHERE reference = ?`,
    `order:${id}`
  )
  const answers = await ask(
    'SELECT body_hash, answer FROM idempotency_keys WHERE scope = ?',
    `checkout:${member.id}`
  )
  const [mail] = await ask(
    'SELECT topic, payload, attempts FROM outbox_messages WHERE dedupe_key = ?',
    `order-confirmation:${id}`
  )
  const { to: _to, ...payload } = JSON.parse((await openForMember(member.id, mail.payload))!)
  const [last] = await ask(
    `SELECT e.reference FROM balances b JOIN ledger_entries e ON e.id = b.last_entry_id
      WHERE b.member_id = ?`,
    member.id
  )
  const lines = (await linesOf({ id })).map(({ id: _id, order_id: _order, ...line }) => line)
  const traces = {
    order,
    lines,
    steps,
    moves,
    entries,
    answers,
    mail: { ...mail, payload },
    last,
    isPlacedNow: placed_at === updated_at,
    cart: Object.keys((await cartOf(member.id, 'en')).items).length,
  }
  return unnamed(traces, id)
}

/** What an order says about itself without its number. */
function unnamed(traces: any, id: number) {
  const { link, order, ...values } = traces.mail.payload.values
  traces.mail.payload.values = { ...values, isNamed: link.endsWith(`/${id}`) && order === `${id}` }
  traces.answers = traces.answers.map(({ answer, ...rest }: any) => {
    const { id: own, ...told } = JSON.parse(answer)
    return { ...rest, ...told, isNamed: own === id }
  })
  traces.last = traces.last.reference === `order:${id}`
  return traces
}

const ask = (sql: string, value: string | number) => shopReader().rows<any>(sql, [value])

test.group('Orders of one moment', (group) => {
  group.each.timeout(60_000)

  test('they share their statements, and each is charged and answered by itself', async ({
    assert,
  }) => {
    const products = [await givenProduct({ price: 30, stock: 50 })]
    const buyers = await givenBuyers(products)
    let answers: unknown[] = []
    const ran = await statementsOf(async () => {
      answers = await placeAll(buyers.map(({ request }) => request))
    })
    for (const [place, { member }] of buyers.entries()) {
      const [order] = await ordersOf(member)
      assert.deepEqual(answers[place], { id: order.id, total: 30, available_points: 970 })
      assert.equal(await balanceOf(member.id), 970)
      assert.lengthOf(await movesOf(member), 1)
    }
    assert.equal(await stockOf(products[0]), 50 - BUYERS)
    assert.deepEqual(await brokenTruths(), [])
    // Members whose keys are made with this mail add one each; on the embedded database a statement costs no round trip.
    const others = ran.shop.filter((sql) => !sql.includes('member_keys'))
    if (usesPostgres) assert.isAtMost(others.length, 13, others.join('\n'))
  })

  test('an order that was placed with others is the one that is placed alone', async ({
    assert,
  }) => {
    const trousers = await givenProduct({
      titleEn: 'Work trousers',
      titleHu: 'Munkanadrág',
      price: 20,
      variations: { Size: ['S', 'M'] },
      stockOf: { S: 50, M: 50 },
    })
    const cap = await givenProduct({ titleEn: 'Cap', titleHu: '', price: 7, stock: null })
    const helmet = await givenProduct({ price: 5, stock: 40 })
    const buyers = []
    for (let made = 0; made < 3; made++) {
      const { member, request } = await givenBuyer([cap, helmet])
      const [hash] = await givenCart(member, [
        { product: trousers, quantity: 1, variations: [trousers.variation('M')] },
      ])
      request.items[hash] = { selected: true, quantity: 2, seen_price: 20 }
      buyers.push({ member, request })
    }
    const [alone, ...together] = buyers
    await placeOrder(alone.request)
    await placeAll(together.map(({ request }) => request))
    const expected = await tracesOf(alone)
    assert.lengthOf(expected.lines, 3)
    assert.lengthOf(expected.moves, 2)
    for (const one of together) assert.deepEqual(await tracesOf(one), expected)
  })

  test('who is refused hears why, and harms no neighbour', async ({ assert }) => {
    const gift = await givenProduct({ price: 30, stock: 50 })
    const gone = await givenProduct({ price: 30, stock: 0 })
    const limited = await givenProduct({ price: 30, limit: { quantity: 1, days: 30 } })
    const [first, dear, empty, strange, twice, last] = await givenBuyers([gift], 6)
    const poor = await givenBuyer([gift], 10)
    const late = await givenBuyer([gone])
    const greedy = await givenBuyer([limited])
    const stranger = await givenMember()
    const unknown = { ...stranger, request: await givenRequest(stranger, [gift]) }
    for (const item of Object.values(dear.request.items)) item.seen_price = 29
    empty.request.items = { [randomUUID().replaceAll('-', '')]: { selected: true, quantity: 1 } }
    await placeOrder({ ...strange.request, bodyHash: 'y' })
    const { answer: before } = await placeOrder(twice.request)
    for (const item of Object.values(greedy.request.items)) item.quantity = 2
    const all = [first, dear, empty, strange, twice, poor, late, greedy, unknown, last]
    const answers = await placeAll(all.map(({ request }) => request))
    assert.deepEqual(
      answers.map((answer) => (typeof answer === 'string' ? answer : answer.total)),
      [
        30,
        'price_changed',
        'item_changed',
        'idempotency_mismatch',
        30,
        'not_enough_points',
        'out_of_stock',
        'gift_limit',
        'cant_checkout',
        30,
      ]
    )
    assert.deepEqual(answers[4], before)
    assert.lengthOf(await ordersOf(twice.member), 1)
    assert.equal(await balanceOf(poor.member.id), 10)
    // A refused key is free to come again.
    for (const item of Object.values(dear.request.items)) item.seen_price = 30
    const again = await placeOrder(dear.request)
    assert.isFalse(again.replayed)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('the last pieces go to as many as there are, and two lines of one gift count together', async ({
    assert,
  }) => {
    const product = await givenProduct({
      price: 10,
      stock: 3,
      variations: { Colour: ['Grey', 'Black'] },
    })
    const requests = []
    for (let made = 0; made < 5; made++) {
      const member = await givenMember()
      await givenCreditedScan(member, POINTS)
      const request = await givenRequest(member, [])
      const wanted = made === 0 ? ['Grey', 'Black'] : ['Grey']
      const items = wanted.map((title) => ({ product, variations: [product.variation(title)] }))
      for (const hash of await givenCart(member, items)) {
        request.items[hash] = { selected: true, quantity: 1 }
      }
      requests.push(request)
    }
    const answers = await placeAll(requests)
    const totals = answers.flatMap((answer) => (typeof answer === 'string' ? [] : answer.total))
    assert.deepEqual(
      answers
        .filter((answer) => typeof answer === 'string')
        .every((rule) => rule === 'out_of_stock'),
      true
    )
    assert.equal(
      totals.reduce((sum, total) => sum + total, 0),
      30
    )
    assert.equal(await stockOf(product), 0)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a member who orders twice in a moment gets both orders', async ({ assert }) => {
    const [one, other] = [await givenProduct({ price: 30 }), await givenProduct({ price: 40 })]
    const { member, request } = await givenBuyer([one])
    const second = await givenRequest(member, [other])
    const answers = await placeAll([request, second, request])
    assert.deepEqual(answers[2], answers[0])
    assert.lengthOf(await ordersOf(member), 2)
    assert.equal(await balanceOf(member.id), POINTS - 70)
  })

  test('a member whose points move at the moment is served afterwards', async ({ assert }) => {
    const buyers = await givenBuyers([await givenProduct({ price: 30 })])
    const requests = buyers.map(({ request }) => request)
    const [busy, neighbour] = [buyers[2].member.id, buyers[3].member.id]
    const answers: ReturnType<typeof placeAll>[] = []
    await transaction(async (trx) => {
      await rows(trx, 'UPDATE balances SET points = points + 5 WHERE member_id = ?', [busy])
      answers.push(asOtherRequest(() => placeAll(requests)))
      // On PostgreSQL the neighbours are served while the member is waited for.
      while (usesPostgres && (await balanceOf(neighbour)) === POINTS) {
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      await rows(trx, 'UPDATE balances SET points = points - 5 WHERE member_id = ?', [busy])
    })
    for (const answer of await answers[0]) assert.isObject(answer)
    assert.equal(await balanceOf(busy), POINTS - 30)
  })

  test('half a character in an address harms nobody', async ({ assert }) => {
    const buyers = await givenBuyers([await givenProduct({ price: 30 })], 3)
    buyers[1].request.shipping.note = 'half \ud83d a character'
    await placeAll(buyers.map(({ request }) => request))
    for (const { member } of buyers) assert.lengthOf(await ordersOf(member), 1)
    const [{ shipping_note: note }] = await ordersOf(buyers[1].member)
    assert.equal(note, 'half \ufffd a character')
  })

  test('what nobody foresaw in one order fails that one alone', async ({ assert }) => {
    const product = await givenProduct({ price: 30, stock: 50 })
    const buyers = await givenBuyers([product])
    const { member } = buyers[1]
    // Nothing can be sealed for a member whose key was destroyed.
    await transaction((trx) => destroyMemberKey(trx, member.id))
    const answers = await placeAll(buyers.map(({ request }) => request))
    assert.deepEqual(
      answers.map((answer) => typeof answer),
      buyers.map((_, place) => (place === 1 ? 'string' : 'object'))
    )
    assert.isEmpty(await ordersOf(member))
    assert.equal(await balanceOf(member.id), POINTS)
    assert.equal(await stockOf(product), 50 - (BUYERS - 1))
    for (const one of buyers) {
      if (one.member.id !== member.id) assert.lengthOf(await ordersOf(one.member), 1)
    }
    assert.deepEqual(await brokenTruths(), [])
  })
  test('where no connection is free everybody hears so, and waited once', async ({ assert }) => {
    const buyers = await givenBuyers([await givenProduct({ price: 30 })], 3)
    const requests = buyers.map(({ request }) => request)
    const { client } = db.connection().getWriteClient() as any
    const held = await Promise.all(
      Array.from({ length: client.pool.max }, () => client.acquireConnection())
    )
    const started = performance.now()
    const answers = await Promise.allSettled(requests.map((request) => placeOrder(request)))
    const waited = performance.now() - started
    held.forEach((connection) => client.releaseConnection(connection))
    for (const answer of answers) {
      assert.isTrue(answer.status === 'rejected' && isUnreachable(answer.reason))
    }
    // A connection is waited for three seconds.
    assert.isBelow(waited, limitHere(5000))
    for (const answer of await placeAll(requests)) assert.isObject(answer)
  }).timeout(20_000)
})
