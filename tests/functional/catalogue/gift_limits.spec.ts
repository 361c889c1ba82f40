import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { transaction } from '#app/transaction'
import { cartOf, substituteLine } from '#catalogue'
import { cancelOrder } from '#catalogue/desk/actions/change_order_status'
import { balanceOf } from '#points'
import {
  givenCart,
  givenProduct,
  givenStock,
  stockOf,
  type GivenProduct,
} from '#tests/support/catalogue'
import {
  checkoutBody,
  checkOut,
  checkOutStubbornly,
  linesOf,
  ordersOf,
} from '#tests/support/checkout'
import { frozenClock } from '#tests/support/clock'
import { dose } from '#tests/support/dose'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenClaimedReward } from '#tests/support/rewards'
import { givenCreditedScan } from '#tests/support/scans'
import { brokenTruths } from '#tests/support/truths'

const TWO_A_YEAR = { quantity: 2, days: 365 }

async function givenBuyer(points = 1000) {
  const member = await givenMember()
  await givenCreditedScan(member, points)
  return member
}

function givenLimited(given: GivenProduct = {}) {
  return givenProduct({ price: 10, stock: 50, limit: TWO_A_YEAR, ...given })
}

function add(client: ApiClient, member: TestMember, slug: string, quantity: number) {
  return client
    .post(`/ajandekok/add_to_cart/${slug}`)
    .header('accept', 'application/json')
    .withCsrfToken()
    .withGuard('member')
    .loginAs(member)
    .json({ quantity })
}

const itemsOf = async (member: TestMember) => Object.values((await cartOf(member.id, 'en')).items)

test.group('Gift limits', (group) => {
  group.each.timeout(180_000)

  test('an order above the limit is refused with what is left, and changes nothing', async ({
    client,
    assert,
  }) => {
    const buyer = await givenBuyer()
    const product = await givenLimited()
    const [hash] = await givenCart(buyer, [{ product, quantity: 3 }])
    const three = await checkOut(client, buyer, checkoutBody({ [hash]: 3 }))
    three.assertStatus(422)
    assert.containSubset(three.body().errors[0], {
      field: `items.${hash}`,
      rule: 'gift_limit',
      meta: { limit: 2, days: 365, left: 2, again: '' },
    })
    assert.isEmpty(await ordersOf(buyer))
    assert.deepEqual([await balanceOf(buyer.id), await stockOf(product)], [1000, 50])
    ;(await checkOut(client, buyer, checkoutBody({ [hash]: 2 }))).assertStatus(200)
  })

  test('orders of the period count, with the day from which there are more again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const present = frozenClock('2026-11-20T10:00:00Z')
    cleanup(() => present.restore())
    const buyer = await givenBuyer()
    const product = await givenLimited()
    const order = async (quantity: number) => {
      const [hash] = await givenCart(buyer, [{ product, quantity }])
      return checkOut(client, buyer, checkoutBody({ [hash]: quantity }))
    }
    ;(await order(2)).assertStatus(200)
    const refused = await order(1)
    refused.assertStatus(422)
    assert.containSubset(refused.body().errors[0].meta, { left: 0, again: '2027-11-20' })
    const [item] = await itemsOf(buyer)
    assert.deepEqual(item.limit, { ...TWO_A_YEAR, left: 0, again: '2027-11-20' })
    const added = await add(client, buyer, product.slug, 1)
    added.assertStatus(422)
    assert.containSubset(added.body().errors[0], {
      field: 'quantity',
      rule: 'gift_limit',
      meta: { left: 0, again: '2027-11-20' },
    })
    present.pass(364 * 86_400_000)
    const body = checkoutBody({ [item.id]: 1 })
    assert.equal((await checkOut(client, buyer, body)).status(), 422)
    present.pass(86_400_000)
    ;(await checkOut(client, buyer, body)).assertStatus(200)
    assert.isUndefined((await itemsOf(buyer))[0])
  })

  test('a cancelled order, and what another member ordered, do not count', async ({
    client,
    assert,
  }) => {
    const [buyer, other] = [await givenBuyer(), await givenBuyer()]
    const product = await givenLimited()
    for (const member of [buyer, other]) {
      const [hash] = await givenCart(member, [{ product, quantity: 2 }])
      ;(await checkOut(client, member, checkoutBody({ [hash]: 2 }))).assertStatus(200)
    }
    const [{ id: orderId }] = await ordersOf(buyer)
    await transaction((trx) => cancelOrder(trx, { orderId }))
    const [hash] = await givenCart(buyer, [{ product, quantity: 2 }])
    assert.equal((await itemsOf(buyer))[0].limit?.left, 2)
    ;(await checkOut(client, buyer, checkoutBody({ [hash]: 2 }))).assertStatus(200)
    const [foreign] = await givenCart(other, [{ product, quantity: 1 }])
    ;(await checkOut(client, other, checkoutBody({ [foreign]: 1 }))).assertStatus(422)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a line that staff exchanged for another gift does not count', async ({
    client,
    assert,
  }) => {
    const buyer = await givenBuyer()
    const product = await givenLimited()
    const [hash] = await givenCart(buyer, [{ product, quantity: 2 }])
    ;(await checkOut(client, buyer, checkoutBody({ [hash]: 2 }))).assertStatus(200)
    const [order] = await ordersOf(buyer)
    const [line] = await linesOf(order)
    await givenCart(buyer, [{ product, quantity: 1 }])
    assert.equal((await itemsOf(buyer))[0].limit?.left, 0)
    const { id: productId } = await givenProduct({ price: 10 })
    const substitution = {
      orderId: order.id,
      lineId: line.id,
      productId,
      variations: [],
      isBack: true,
    }
    await transaction((trx) => substituteLine(trx, substitution))
    assert.equal((await itemsOf(buyer))[0].limit?.left, 2)
  })

  test('two variations of a gift share its limit', async ({ client, assert }) => {
    const buyer = await givenBuyer()
    const product = await givenLimited({ variations: { Size: ['S', 'M'] } })
    const [small, medium] = await givenCart(buyer, [
      { product, quantity: 2, variations: [product.variation('S')] },
      { product, quantity: 1, variations: [product.variation('M')] },
    ])
    const both = await checkOut(client, buyer, checkoutBody({ [small]: 2, [medium]: 1 }))
    both.assertStatus(422)
    assert.containSubset(both.body().errors[0], { field: `items.${medium}`, rule: 'gift_limit' })
    ;(await checkOut(client, buyer, checkoutBody({ [small]: 1, [medium]: 1 }))).assertStatus(200)
  })

  test('what a promotion gave does not count', async ({ client, assert }) => {
    const buyer = await givenBuyer()
    const product = await givenLimited()
    await givenClaimedReward(buyer, product)
    const [chosen] = await givenCart(buyer, [{ product, quantity: 2 }])
    const items = await itemsOf(buyer)
    const given = items.find((item) => item.is_promotion_reward)!
    assert.notProperty(given, 'limit')
    const body = checkoutBody({ [chosen]: 2, [given.id]: 1 })
    ;(await checkOut(client, buyer, body)).assertStatus(200)
  })

  test('the page of a gift and the cart tell the limit; adding stops at it', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const product = await givenLimited()
    const page = await client
      .get(`/ajandekok/details/${product.slug}`)
      .withGuard('member')
      .loginAs(member)
      .withInertia()
    const told = { ...TWO_A_YEAR, left: 2, again: null }
    assert.deepEqual((page.inertiaProps as any).dialog.props.product.limit, told)
    ;(await add(client, member, product.slug, 9)).assertStatus(200)
    const [item] = await itemsOf(member)
    assert.deepEqual([item.quantity, item.limit], [2, told])
    const more = await add(client, member, product.slug, 1)
    assert.containSubset(more.body().errors[0], { rule: 'quantity_limit', meta: { max: 2 } })
    const [free] = [await givenProduct()]
    await add(client, member, free.slug, 1)
    assert.notProperty((await itemsOf(member))[1], 'limit')
  })

  test('parallel checkouts of one member keep the limit', async ({ client, assert }) => {
    const buyer = await givenBuyer(10_000)
    const parallel = dose.checkoutsAtOnce
    const titles = Array.from({ length: parallel }, (_, number) => `V${number}`)
    const product = await givenLimited({ stock: 500, variations: { Colour: titles } })
    const hashes = await givenCart(
      buyer,
      titles.map((title) => ({ product, variations: [product.variation(title)] }))
    )
    const answers = await Promise.all(
      hashes.map((hash) => checkOutStubbornly(client, buyer, checkoutBody({ [hash]: 1 })))
    )
    const refused = answers.filter((answer) => answer.status() !== 200)
    assert.lengthOf(refused, parallel - 2)
    for (const answer of refused) assert.equal(answer.body().errors[0].rule, 'gift_limit')
    assert.deepEqual([await balanceOf(buyer.id), await stockOf(product)], [9_980, 498])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('a gift that runs out says so whatever its limit', async ({ client, assert }) => {
    const buyer = await givenBuyer()
    const product = await givenLimited({ stock: 5 })
    const [hash] = await givenCart(buyer, [{ product, quantity: 2 }])
    await givenStock(product.id, [{ combination: '', qty: 1 }])
    const response = await checkOut(client, buyer, checkoutBody({ [hash]: 2 }))
    assert.equal(response.body().errors[0].rule, 'out_of_stock')
  })
})
