import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import { cartOf } from '#catalogue'
import { balanceOf } from '#points'
import { stockOf } from '#tests/support/catalogue'
import { checkoutBody, checkOutStubbornly } from '#tests/support/checkout'
import { dose } from '#tests/support/dose'
import type { TestMember } from '#tests/support/members'
import { seededRandom } from '#tests/support/seeded_random'
import {
  givenBuyers,
  givenFullCarts,
  givenScarceGifts,
  orderedOf,
  spentBy,
  type ScarceGift,
} from '#tests/support/storms'
import { brokenTruths } from '#tests/support/truths'

const GIFTS = 5
const POINTS = 150
/** Requests under way at one moment where everything is mixed. */
const LANES = 16

/** Balances and stock are exactly what the orders say, and neither fell below zero. */
async function sumsOf(members: TestMember[], gifts: ScarceGift[]) {
  const wrong: string[] = []
  for (const member of members) {
    const [balance, spent] = [await balanceOf(member.id), await spentBy(member)]
    if (balance < 0 || balance !== POINTS - spent) wrong.push(`member ${member.id}: ${balance}`)
  }
  for (const { product, stock } of gifts) {
    const [left, ordered] = [await stockOf(product), await orderedOf(product)]
    if (left! < 0 || left !== stock - ordered) wrong.push(`gift ${product.id}: ${left}`)
  }
  return [...wrong, ...(await brokenTruths())]
}

test.group('Checkout storms', (group) => {
  group.each.timeout(60_000 + dose.stormCheckouts * 600)

  test('[C-24] parallel checkouts over many members and few scarce gifts keep every sum', async ({
    client,
    assert,
  }) => {
    const perMember = dose.stormCheckouts / dose.stormMembers
    const colours = Math.ceil(perMember / GIFTS)
    const stock = Math.ceil(dose.stormCheckouts / GIFTS / 3)
    const gifts = await givenScarceGifts(GIFTS, colours, stock)
    const members = await givenBuyers(dose.stormMembers, POINTS)
    const lines = await givenFullCarts(members, gifts)
    const answers = await Promise.all(
      lines.map(async (line) => {
        const answer = await checkOutStubbornly(
          client,
          line.member,
          checkoutBody({ [line.hash]: 1 })
        )
        return { ...line, status: answer.status(), body: answer.body() }
      })
    )
    assert.isAtLeast(lines.length, dose.stormCheckouts)
    const placed = answers.filter(({ status }) => status === 200)
    assert.isAbove(placed.length, 0)
    assert.isBelow(placed.length, lines.length)
    const spent = placed.reduce((sum, { body }) => sum + body.order.total, 0)
    const booked = await Promise.all(members.map(spentBy))
    assert.equal(
      spent,
      booked.reduce((sum, one) => sum + one, 0)
    )
    // Nothing came back meanwhile, so that what was refused must be out of reach at the end as well.
    for (const { status, body, member, product } of answers) {
      if (status === 200) continue
      assert.equal(status, 422)
      const [{ rule }] = body.errors
      if (rule === 'out_of_stock') assert.equal(await stockOf(product), 0)
      else {
        assert.equal(rule, 'not_enough_points')
        assert.isBelow(await balanceOf(member.id), product.price)
      }
    }
    assert.deepEqual(await sumsOf(members, gifts), [])
  })

  test('[C-24] adding, changing and ordering mixed in many lanes keep every sum', async ({
    client,
    assert,
  }) => {
    const gifts = await givenScarceGifts(GIFTS, 2, Math.ceil(dose.stormCheckouts / 10))
    const members = await givenBuyers(Math.min(4, dose.stormMembers), POINTS)
    const random = seededRandom(dose.stormCheckouts)
    const seen = new Map<string, number>()
    let left = dose.stormCheckouts
    const lane = async () => {
      while (left-- > 0) {
        const member = random.pick(members)
        const work = random.pick(WORKS)
        const { status, rule } = await work(client, { member, gifts, below: random.below })
        const name = `${work.name} ${status} ${rule ?? ''}`.trim()
        seen.set(name, (seen.get(name) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
    const odd = [...seen.keys()].filter((name) => !EXPECTED.test(name))
    assert.deepEqual(odd, [])
    assert.isTrue(seen.has('orders 200'), [...seen.keys()].join())
    for (const member of members) {
      const items = Object.values((await cartOf(member.id, 'en')).items)
      assert.isTrue(items.every(({ quantity }) => quantity >= 1 && quantity <= 99))
    }
    assert.deepEqual(await sumsOf(members, gifts), [])
  })
})

/** Everything a lane may hear; anything else, and above all a 5xx, is a fault. */
const EXPECTED = new RegExp(
  [
    '^adds 200$|^adds 422 (out_of_stock|quantity_limit)$',
    '^changes 200$|^changes 404|^changes 422 quantity_locked$',
    '^orders 200$|^orders 422 (no_selection|item_changed|out_of_stock)$',
    '^orders 422 not_enough_points(_quantity)?$',
  ].join('|')
)

interface Lane {
  member: TestMember
  gifts: ScarceGift[]
  below: (limit: number) => number
}

async function adds(client: ApiClient, { member, gifts, below }: Lane) {
  const { product, colours } = gifts[below(gifts.length)]
  const variations = [product.variation(colours[below(colours.length)])]
  const quantity = 1 + below(3)
  return post(client, member, `/ajandekok/add_to_cart/${product.slug}`, { quantity, variations })
}

async function changes(client: ApiClient, { member, below }: Lane) {
  const hashes = Object.keys((await cartOf(member.id, 'en')).items)
  const hash = hashes[below(hashes.length || 1)] ?? '0'.repeat(32)
  return post(client, member, `/ajandekok/update/${hash}`, { quantity: below(4) })
}

/** Orders two lines of the cart as they were read a moment ago. */
async function orders(client: ApiClient, { member, below }: Lane) {
  const items = Object.values((await cartOf(member.id, 'en')).items)
  const from = below(items.length || 1)
  const chosen = items.slice(from, from + 2).map(({ id, quantity }) => [id, quantity])
  const body = checkoutBody(Object.fromEntries(chosen))
  const answer = await checkOutStubbornly(client, member, body)
  return { status: answer.status(), rule: answer.body().errors?.[0].rule as string | undefined }
}

const WORKS = [adds, adds, changes, orders]

/** As checkouts: a busy shop is asked again. */
async function post(client: ApiClient, member: TestMember, path: string, body: object) {
  for (let tried = 1; ; tried++) {
    const answer = await client
      .post(path)
      .header('accept', 'application/json')
      .withCsrfToken()
      .withGuard('member')
      .loginAs(member)
      .json(body)
    const rule = answer.body().errors?.[0].rule as string | undefined
    if (answer.status() !== 503 || tried > 20) return { status: answer.status(), rule }
    await sleep(50 * tried)
  }
}
