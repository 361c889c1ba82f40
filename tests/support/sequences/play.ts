import { randomUUID } from 'node:crypto'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { DomainException } from '#app/exceptions/domain_exception'
import { transaction } from '#app/transaction'
import { changeOrderStatus, placeOrder } from '#catalogue'
import type { OrderStatus } from '#catalogue/orders/order_status'
import type { CodeBatch } from '#points'
import { adjust } from '#points/ledger'
import { scanCode } from '#points/scans/actions/scan_code'
import { givenCart, givenProduct, stockOf, type TestProduct } from '#tests/support/catalogue'
import { SHIPPING } from '#tests/support/checkout'
import { frozenClock } from '#tests/support/clock'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenBatch, givenCode } from '#tests/support/points'
import { seededRandom, type SeededRandom } from '#tests/support/seeded_random'
import { ModelShop } from './model.js'

const STEPS = 60
const MEMBERS = 3
const STICKERS = 30
const SCAN_POINTS = 120
const PRICES = [70, 150, 400]
const STOCK = 4
const DAY_MS = 24 * 60 * 60 * 1000
const START = '2026-03-28T22:00:00Z'

type Shop = {
  name: string
  members: TestMember[]
  gifts: TestProduct[]
  batch: CodeBatch
  model: ModelShop
  orderIds: number[]
  step: number
}

/** One step: what the model expects, and the same done to the shop. */
type Step = (
  shop: Shop,
  random: SeededRandom
) => { expected: boolean; work: () => Promise<unknown> }

const STEPS_OF: Record<string, Step> = {
  scan({ members, batch, model }, random) {
    const [member, serial] = [random.below(MEMBERS), random.below(STICKERS)]
    return {
      expected: model.scan(member, serial, SCAN_POINTS),
      work: async () =>
        scanCode({
          memberId: members[member].id,
          address: `10.3.0.${member}`,
          text: await givenCode({ batch, serial }),
          clientKey: randomUUID(),
        }),
    }
  },

  order({ members, gifts, model, orderIds }, random) {
    const [at, gift, quantity] = [random.below(MEMBERS), random.below(3), 1 + random.below(2)]
    const member = members[at]
    return {
      expected: model.order(at, gift, quantity),
      async work() {
        await transaction((trx) =>
          rows(trx, 'DELETE FROM cart_items WHERE member_id = ?', [member.id])
        )
        const [hash] = await givenCart(member, [{ product: gifts[gift], quantity }])
        const { answer } = await placeOrder({
          buyer: { id: member.id, email: member.email, locale: 'en' },
          shipping: { ...SHIPPING, floor: 2 },
          items: { [hash]: { selected: true, quantity } },
          key: randomUUID(),
          bodyHash: 'x',
        })
        orderIds.push(answer.id)
      },
    }
  },

  cancel: (shop, random) => move(shop, random, 'cancelled'),
  process: (shop, random) => move(shop, random, 'processing'),
  ship: (shop, random) => move(shop, random, 'shipped'),

  adjust({ members, model, name, step }, random) {
    const [at, size] = [random.below(MEMBERS), 1 + random.below(150)]
    const points = random.below(2) ? size : -size
    return {
      expected: model.book(at, points, 'adjustment_manual'),
      work: () =>
        transaction((trx) =>
          adjust(trx, {
            memberId: members[at].id,
            points,
            source: 'adjustment_manual',
            sourceName: 'Próba',
            reference: `test:${name}:${step}`,
          })
        ),
    }
  },
}

function move({ model, orderIds }: Shop, random: SeededRandom, to: OrderStatus) {
  if (!model.orders.length) return { expected: false, work: refuse }
  const at = random.below(model.orders.length)
  return {
    expected: model.move(model.orders[at], to),
    work: () => transaction((trx) => changeOrderStatus(trx, { orderId: orderIds[at], to })),
  }
}

async function refuse() {
  throw new DomainException('There is no order yet')
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  return work().then(
    () => true,
    (error) => {
      if (error instanceof DomainException) return false
      throw error
    }
  )
}

/**
 * Plays one seed on the shop and on its model, and compares them after every step.
 *
 * @returns the ledger without the ids that differ between databases
 */
export async function play(seed: number): Promise<object[]> {
  const random = seededRandom(seed)
  // Time goes on from seed to seed as well: limits remember the seed before.
  const present = frozenClock(Date.parse(START) + seed * DAY_MS)
  const members = []
  for (let count = 0; count < MEMBERS; count++) members.push(await givenMember())
  const gifts = []
  for (const price of PRICES) gifts.push(await givenProduct({ price, stock: STOCK }))
  const batch = await givenBatch({ points: SCAN_POINTS })
  const model = new ModelShop(MEMBERS, PRICES, Array<number>(PRICES.length).fill(STOCK))
  const shop: Shop = { name: randomUUID(), members, gifts, batch, model, orderIds: [], step: 0 }
  for (; shop.step < STEPS; shop.step++) {
    present.pass(60_000)
    const name = random.pick(Object.keys(STEPS_OF))
    const { expected, work } = STEPS_OF[name](shop, random)
    const done = await succeeds(work)
    const place = `seed ${seed}, step ${shop.step}, ${name}`
    if (done !== expected) throw new Error(`${place}: expected ${expected}, and it was ${done}`)
    await compare(shop, place)
  }
  present.restore()
  return ledgerOf(shop)
}

async function compare(shop: Shop, place: string) {
  const { model, gifts } = shop
  const ledger = (await ledgerOf(shop)).map(
    ({ occurredAt: _at, businessDate: _day, ...booked }) => booked
  )
  const stock = await Promise.all(gifts.map((gift) => stockOf(gift)))
  const found = JSON.stringify({ ledger, stock })
  const wanted = JSON.stringify({ ledger: model.ledger, stock: model.stock })
  if (found !== wanted) throw new Error(`${place}: found ${found}, expected ${wanted}`)
}

type Row = {
  memberId: number
  points: number
  source: string
  balanceAfter: number
  occurredAt: number
  businessDate: string
}

async function ledgerOf({ members }: Shop) {
  const ids = members.map(({ id }) => id)
  const sql = `SELECT member_id AS "memberId", points, source, balance_after AS "balanceAfter",
      occurred_at AS "occurredAt", business_date AS "businessDate"
    FROM ledger_entries WHERE member_id IN (${ids.join(', ')}) ORDER BY id`
  const entries = await shopReader().rows<Row>(sql)
  return entries.map(({ memberId, ...entry }) => ({ member: ids.indexOf(memberId), ...entry }))
}
