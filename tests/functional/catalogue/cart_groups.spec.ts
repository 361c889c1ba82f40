import { test } from '@japa/runner'
import { addToCart, cartOf } from '#catalogue'
import { putInCart } from '#catalogue/cart/actions/put_in_cart'
import type { PutItem } from '#catalogue/cart/actions/write_cart_sql'
import { CART_ITEMS_MAX } from '#catalogue/constants'
import { cartHash } from '#catalogue/products/combination'
import { usesPostgres } from '#config/database'
import { givenCart, givenProduct, type TestProduct } from '#tests/support/catalogue'
import { givenMember } from '#tests/support/members'
import { statementsOf } from '#tests/support/statements'

const MEMBERS = 10

const givenMembers = () => Promise.all(Array.from({ length: MEMBERS }, () => givenMember()))

function add(member: { id: number }, product: TestProduct, quantity = 1) {
  return addToCart({ memberId: member.id, product: product.slug, quantity, variations: [] })
}

const itemOf = (memberId: number, productId: number): PutItem => ({
  memberId,
  hash: cartHash(productId, ''),
  productId,
  combination: '',
  quantity: 2,
  price: 5,
  max: 99,
})

const countOf = async (member: { id: number }) => (await cartOf(member.id, 'en')).count

test.group('Carts of one moment', () => {
  test('gifts that members add together lie in the cart of each', async ({ assert }) => {
    const members = await givenMembers()
    const [one, other] = [await givenProduct(), await givenProduct({ stock: 2 })]
    const ran = await statementsOf(() =>
      Promise.all(members.map((member, place) => add(member, place % 2 ? one : other, 3)))
    )
    for (const [place, member] of members.entries()) {
      assert.equal(await countOf(member), place % 2 ? 3 : 2)
    }
    // The gifts and the carts; on the embedded database a statement costs no round trip.
    if (usesPostgres) assert.lengthOf(ran.shop, 2, ran.shop.join('\n'))
  })

  test('who adds twice in a moment has both, also of one gift', async ({ assert }) => {
    const members = await givenMembers()
    const [one, other] = [await givenProduct(), await givenProduct()]
    const [twice] = members
    await Promise.all([
      add(twice, one),
      ...members.slice(1).map((member) => add(member, one)),
      add(twice, one),
      add(twice, other),
    ])
    assert.deepEqual([await countOf(twice), await countOf(members[1])], [3, 1])
  })

  test('a full cart and a gift at its limit refuse their own member only', async ({ assert }) => {
    const [full, greedy, third] = await givenMembers()
    const filling = []
    for (let made = 0; made < CART_ITEMS_MAX; made++) filling.push(await givenProduct())
    await givenCart(
      full,
      filling.map((product) => ({ product }))
    )
    const scarce = await givenProduct({ stock: 2 })
    await add(greedy, scarce, 2)
    const answers = await Promise.allSettled([full, greedy, third].map((one) => add(one, scarce)))
    assert.deepEqual(
      answers.map((answer) => (answer.status === 'rejected' ? answer.reason.code : 'added')),
      ['cart_full', 'quantity_limit', 'added']
    )
    assert.deepEqual(
      [await countOf(full), await countOf(greedy), await countOf(third)],
      [CART_ITEMS_MAX, 2, 1]
    )
  })

  test('an item the database refuses fails by itself', async ({ assert }) => {
    const members = await givenMembers()
    const product = await givenProduct()
    const answers = await Promise.allSettled(
      members.map(({ id }, place) =>
        putInCart(itemOf(id, place === 4 ? 2_000_000_000 : product.id))
      )
    )
    assert.deepEqual(
      answers.map(({ status }) => status),
      members.map((_, place) => (place === 4 ? 'rejected' : 'fulfilled'))
    )
    for (const [place, member] of members.entries()) {
      assert.equal(await countOf(member), place === 4 ? 0 : 2)
    }
  })
})
