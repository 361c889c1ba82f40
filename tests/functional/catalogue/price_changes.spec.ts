import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { addToCart, cartOf } from '#catalogue'
import { changeQuantity } from '#catalogue/cart/actions/change_quantity'
import { balanceOf } from '#points'
import { givenProduct, type TestProduct } from '#tests/support/catalogue'
import { checkoutBody, checkOut, ordersOf } from '#tests/support/checkout'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenClaimedReward } from '#tests/support/rewards'
import { givenCreditedScan } from '#tests/support/scans'

const reprice = ({ id }: TestProduct, price: number) =>
  transaction((trx) => rows(trx, 'UPDATE products SET price = ? WHERE id = ?', [price, id]))

/** A member with 500 points and one gift at 100 points in the cart. */
async function givenChosen() {
  const member = await givenMember()
  await givenCreditedScan(member, 500)
  const product = await givenProduct({ price: 100 })
  await put(member, product)
  const [item] = await itemsOf(member)
  return { member, product, hash: item.id }
}

function put(member: TestMember, product: TestProduct) {
  return addToCart({ memberId: member.id, product: product.slug, quantity: 1, variations: [] })
}

const itemsOf = async (member: TestMember) => Object.values((await cartOf(member.id, 'en')).items)

function bodyWith(hash: string, seenPrice: unknown) {
  const body = checkoutBody({ [hash]: 1 }) as any
  body.items[hash].seen_price = seenPrice
  return body
}

test.group('Prices that change', () => {
  test('the cart tells the price the member knew until the item is touched again', async ({
    assert,
  }) => {
    const { member, product, hash } = await givenChosen()
    assert.notProperty((await itemsOf(member))[0], 'price_was')
    await reprice(product, 120)
    assert.containSubset((await itemsOf(member))[0], { price: 120, price_was: 100 })
    await changeQuantity({ memberId: member.id, hash, quantity: 2 })
    assert.notProperty((await itemsOf(member))[0], 'price_was')
    await reprice(product, 90)
    assert.containSubset((await itemsOf(member))[0], { price: 90, price_was: 120 })
    await put(member, product)
    assert.notProperty((await itemsOf(member))[0], 'price_was')
    await reprice(product, 120)
    await reprice(product, 90)
    assert.notProperty((await itemsOf(member))[0], 'price_was')
  })

  test('a reward has no price that could change', async ({ assert }) => {
    const member = await givenMember()
    const product = await givenProduct({ price: 100 })
    await givenClaimedReward(member, product)
    await reprice(product, 120)
    const [item] = await itemsOf(member)
    assert.equal(item.price, 0)
    assert.notProperty(item, 'price_was')
  })

  test('nobody pays another price than the page showed, dearer or cheaper', async ({
    client,
    assert,
  }) => {
    const { member, product, hash } = await givenChosen()
    for (const price of [120, 80]) {
      await reprice(product, price)
      const response = await checkOut(client, member, bodyWith(hash, 100))
      response.assertStatus(422)
      assert.containSubset(response.body().errors[0], {
        field: `items.${hash}`,
        rule: 'price_changed',
        meta: { was: 100, price },
      })
    }
    assert.isEmpty(await ordersOf(member))
    const body = bodyWith(hash, 80)
    ;(await checkOut(client, member, body)).assertStatus(200)
    assert.equal(await balanceOf(member.id), 420)
    // Placed once: the same key is answered again, whatever the price is by now.
    await reprice(product, 500)
    ;(await checkOut(client, member, body)).assertStatus(200)
    assert.lengthOf(await ordersOf(member), 1)
  })

  test('what is no price is an error of its field', async ({ client, assert }) => {
    const { member, hash } = await givenChosen()
    for (const odd of ['1e2', -1, 0.5, 2 ** 53, [100], 'two', {}, true]) {
      const response = await checkOut(client, member, bodyWith(hash, odd))
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, `items.${hash}.seen_price`, String(odd))
    }
    assert.isEmpty(await ordersOf(member))
  })
})
