import { test } from '@japa/runner'
import { balanceOf } from '#points'
import { cartOf } from '#catalogue'
import { givenCart, givenProduct, stockOf, type TestProduct } from '#tests/support/catalogue'
import {
  checkoutBody,
  checkOut,
  checkOutStubbornly,
  movesOf,
  ordersOf,
} from '#tests/support/checkout'
import { dose } from '#tests/support/dose'
import { givenMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'
import { brokenTruths } from '#tests/support/truths'

/** How many requests race. */
const PARALLEL = dose.checkoutsAtOnce
const PRICE = 100

async function givenBuyer(points: number) {
  const member = await givenMember()
  await givenCreditedScan(member, points)
  return member
}

function givenItems(member: { id: number }, product: TestProduct[]) {
  return givenCart(
    member,
    product.map((one) => ({ product: one }))
  )
}

test.group('Order races', (group) => {
  group.each.timeout(180_000)

  test('[C-24] many checkouts with points for three make exactly three orders', async ({
    client,
    assert,
  }) => {
    const member = await givenBuyer(3 * PRICE + PRICE / 2)
    const products: TestProduct[] = []
    for (let count = 0; count < PARALLEL; count++) {
      products.push(await givenProduct({ price: PRICE, stock: 1 }))
    }
    const hashes = await givenItems(member, products)
    const answers = await Promise.all(
      hashes.map((hash) => checkOutStubbornly(client, member, checkoutBody({ [hash]: 1 })))
    )
    const placed = answers.filter((answer) => answer.status() === 200)
    assert.lengthOf(placed, 3)
    for (const answer of answers) {
      if (answer.status() === 200) continue
      assert.equal(answer.status(), 422)
      assert.equal(answer.body().errors[0].rule, 'not_enough_points')
    }
    assert.lengthOf(await ordersOf(member), 3)
    assert.lengthOf(await movesOf(member), 3)
    assert.equal(await balanceOf(member.id), PRICE / 2)
    const left = await Promise.all(products.map((product) => stockOf(product)))
    assert.equal(
      left.reduce((sum: number, one) => sum + one!, 0),
      PARALLEL - 3
    )
    assert.equal((await cartOf(member.id, 'en')).count, PARALLEL - 3)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[C-24] one key sent many times at once makes one order', async ({ client, assert }) => {
    const member = await givenBuyer(10 * PRICE)
    const [hash] = await givenItems(member, [await givenProduct({ price: PRICE })])
    const body = checkoutBody({ [hash]: 1 })
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () => checkOutStubbornly(client, member, body))
    )
    const [order] = await ordersOf(member)
    for (const answer of answers) {
      assert.equal(answer.status(), 200)
      assert.equal(answer.body().order.id, order.id)
    }
    assert.lengthOf(await ordersOf(member), 1)
    assert.equal(await balanceOf(member.id), 9 * PRICE)
  })

  test('[C-24] two tabs with the same item and points for one make one order', async ({
    client,
    assert,
  }) => {
    const member = await givenBuyer(PRICE)
    const product = await givenProduct({ price: PRICE, stock: 5 })
    const [hash] = await givenItems(member, [product])
    const answers = await Promise.all(
      [1, 2].map(() => checkOut(client, member, checkoutBody({ [hash]: 1 })))
    )
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [200, 422])
    assert.lengthOf(await ordersOf(member), 1)
    assert.equal(await stockOf(product), 4)
  })

  test('[C-24] one item sent by many tabs is ordered once, however many points there are', async ({
    client,
    assert,
  }) => {
    const member = await givenBuyer(PARALLEL * PRICE)
    const product = await givenProduct({ price: PRICE })
    const [hash] = await givenItems(member, [product])
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, () =>
        checkOutStubbornly(client, member, checkoutBody({ [hash]: 1 }))
      )
    )
    const refused = answers.filter((answer) => answer.status() !== 200)
    assert.lengthOf(refused, PARALLEL - 1)
    for (const answer of refused) assert.equal(answer.body().errors[0].rule, 'item_changed')
    assert.lengthOf(await ordersOf(member), 1)
    assert.equal(await balanceOf(member.id), (PARALLEL - 1) * PRICE)
  })

  test('[C-24] the last pieces go to as many members as there are pieces', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ price: PRICE, stock: 3 })
    const buyers = []
    for (let count = 0; count < Math.min(PARALLEL, 40); count++) {
      const member = await givenBuyer(PRICE)
      const [hash] = await givenItems(member, [product])
      buyers.push({ member, hash })
    }
    const answers = await Promise.all(
      buyers.map(({ member, hash }) => checkOut(client, member, checkoutBody({ [hash]: 1 })))
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      3
    )
    for (const [index, answer] of answers.entries()) {
      const balance = await balanceOf(buyers[index].member.id)
      assert.equal(balance, answer.status() === 200 ? 0 : PRICE)
      if (answer.status() !== 200) assert.equal(answer.body().errors[0].rule, 'out_of_stock')
    }
    assert.equal(await stockOf(product), 0)
  })

  test('[C-24] two lines of one stock item count together', async ({ client, assert }) => {
    const member = await givenBuyer(10 * PRICE)
    const product = await givenProduct({
      price: PRICE,
      stock: 3,
      variations: { Colour: ['Grey', 'Black'] },
    })
    const [grey, black] = await givenCart(member, [
      { product, quantity: 2, variations: [product.variation('Grey')] },
      { product, quantity: 2, variations: [product.variation('Black')] },
    ])
    const both = await checkOut(client, member, checkoutBody({ [grey]: 2, [black]: 2 }))
    both.assertStatus(422)
    assert.equal(both.body().errors[0].rule, 'out_of_stock')
    assert.equal(await stockOf(product), 3)
    assert.equal(await balanceOf(member.id), 10 * PRICE)
    const fewer = await checkOut(client, member, checkoutBody({ [grey]: 2, [black]: 1 }))
    fewer.assertStatus(200)
    assert.equal(await stockOf(product), 0)
  })

  test('[C-24] orders over the same two gifts in either order do not block each other', async ({
    client,
    assert,
  }) => {
    const one = await givenProduct({ price: 1, stock: 1000 })
    const two = await givenProduct({ price: 1, stock: 1000 })
    const buyers = []
    for (let count = 0; count < 20; count++) {
      const member = await givenBuyer(10)
      const pair = count % 2 ? [one, two] : [two, one]
      const [first, second] = await givenItems(member, pair)
      buyers.push({ member, items: { [first]: 1, [second]: 1 } })
    }
    const answers = await Promise.all(
      buyers.map(({ member, items }) => checkOut(client, member, checkoutBody(items)))
    )
    for (const answer of answers) assert.equal(answer.status(), 200)
    assert.deepEqual([await stockOf(one), await stockOf(two)], [980, 980])
  })
})
