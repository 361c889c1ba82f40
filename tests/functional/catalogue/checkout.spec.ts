import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { cartOf } from '#catalogue'
import { balanceOf } from '#points'
import { givenCart, givenProduct, givenStock, stockOf } from '#tests/support/catalogue'
import {
  checkoutBody,
  checkOut,
  linesOf,
  movesOf,
  ordersOf,
  SHIPPING,
} from '#tests/support/checkout'
import { givenMember, type GivenMember, type TestMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'
import { givenClaimedReward } from '#tests/support/rewards'
import { givenCreditedScan } from '#tests/support/scans'

/** A member who may check out, with this many points. */
async function givenBuyer(points: number, given: GivenMember = {}) {
  const member = await givenMember(given)
  await givenCreditedScan(member)
  if (points > 1) await givenPoints(member, points - 1)
  return member
}

test.group('Checkout page', () => {
  test('[H-22] [C-22] shows the cart, whether it can be ordered, and the names', async ({
    client,
    assert,
  }) => {
    const member = await givenBuyer(10, { lastName: 'Kovács', firstName: 'Péter' })
    await givenCart(member, [{ product: await givenProduct() }])
    const response = await client.get('/bevaltas').withGuard('member').loginAs(member).withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('catalogue/checkout')
    assert.containSubset(response.inertiaProps, {
      canCheckout: true,
      placed: null,
      shipping: { last_name: 'Kovács', first_name: 'Péter' },
      cart: { count: 1, available_points: 10 },
    })
  })

  test('[C-14] [C-15] a member without a scan cannot check out', async ({ client, assert }) => {
    const member = await givenMember()
    await givenPoints(member, 100)
    const [hash] = await givenCart(member, [{ product: await givenProduct({ price: 10 }) }])
    const page = await client.get('/bevaltas').withGuard('member').loginAs(member).withInertia()
    assert.isFalse(page.inertiaProps.canCheckout)
    const response = await checkOut(client, member, checkoutBody({ [hash]: 1 }))
    response.assertStatus(422)
    assert.containSubset(response.body().errors[0], { field: 'items', rule: 'cant_checkout' })
    assert.isEmpty(await ordersOf(member))
    assert.equal(await balanceOf(member.id), 100)
  })
})

test.group('Checkout', () => {
  test('[C-26] [H-23] [D-26] an order takes points and stock and empties the cart of what it took', async ({
    client,
    assert,
  }) => {
    const member = await givenBuyer(1000, { locale: 'en' })
    const trousers = await givenProduct({
      titleEn: 'Work trousers',
      titleHu: 'Munkanadrág',
      price: 200,
      variations: { Size: ['S', 'M'] },
      stockOf: { S: 5, M: 5 },
    })
    const cap = await givenProduct({ titleEn: 'Cap', price: 50, stock: null })
    const kept = await givenProduct({ price: 10, stock: 4 })
    const [first, second, third] = await givenCart(member, [
      { product: trousers, quantity: 1, variations: [trousers.variation('M')] },
      { product: cap, quantity: 2 },
      { product: kept, quantity: 3 },
    ])
    const body = checkoutBody({ [first]: 3, [second]: 2 })
    body.items[third] = { selected: false, quantity: 3 }
    const response = await checkOut(client, member, body)
    response.assertStatus(200)
    const [order] = await ordersOf(member)
    assert.deepEqual(response.body(), {
      order: { id: order.id, total: 700, available_points: 300 },
    })
    assert.containSubset(order, {
      status: 'received',
      total: 700,
      shipping_last_name: 'Szűcs',
      shipping_first_name: 'Gábor',
      shipping_zip: '1119',
      shipping_city: 'Budapest',
      shipping_address: 'Fehérvári út',
      shipping_house_number: '84/A',
      shipping_floor: 2,
      shipping_door_number: '7',
      shipping_doorbell: 'Szűcs',
      shipping_note: 'Kapu hátul',
    })
    const lines = await linesOf(order)
    assert.lengthOf(lines, 2)
    assert.containSubset(lines[0], {
      product_id: trousers.id,
      title_en: 'Work trousers',
      title_hu: 'Munkanadrág',
      price: 200,
      quantity: 3,
    })
    assert.containSubset(JSON.parse(lines[0].variations), [
      { type: { title_en: 'Size' }, value: { id: trousers.variation('M').value, title_en: 'M' } },
    ])
    assert.containSubset(lines[1], { product_id: cap.id, price: 50, quantity: 2 })
    assert.deepEqual(await movesOf(member), [
      { points: -700, source: 'redeem', reference: `order:${order.id}` },
    ])
    assert.equal(await balanceOf(member.id), 300)
    assert.equal(await stockOf(trousers), 7)
    assert.isNull(await stockOf(cap))
    assert.equal(await stockOf(kept), 4)
    assert.deepEqual(Object.keys((await cartOf(member.id, 'en')).items), [third])
  })

  test('[C-25] [H-23] a page gets the order and the points left after the redirect', async ({
    client,
    assert,
  }) => {
    const member = await givenBuyer(80)
    const [hash] = await givenCart(member, [{ product: await givenProduct({ price: 30 }) }])
    const response = await client
      .post('/bevaltas')
      .withCsrfToken()
      .withGuard('member')
      .loginAs(member)
      .json(checkoutBody({ [hash]: 1 }))
      .redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', '/bevaltas')
    const [order] = await ordersOf(member)
    response.assertFlashMessage('placed', { id: order.id, total: 30, available_points: 50 })
    assert.equal(await balanceOf(member.id), 50)
  })

  test('[C-24] who asks under the key of an order is told of it, and nobody else is', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenBuyer(80), await givenBuyer(80)]
    const [hash] = await givenCart(member, [{ product: await givenProduct({ price: 30 }) }])
    const body = checkoutBody({ [hash]: 1 })
    const ask = async (asker: TestMember, key: string) => {
      const page = client.get('/bevaltas').header('idempotency-key', key).withGuard('member')
      return (await page.loginAs(asker).withInertia()).inertiaProps.placed
    }
    assert.isNull(await ask(member, body.idempotency_key))
    await checkOut(client, member, body)
    const [{ id }] = await ordersOf(member)
    const told = { id, total: 30, available_points: 50 }
    assert.deepEqual(await ask(member, body.idempotency_key), told)
    assert.isNull(await ask(other, body.idempotency_key))
    assert.isNull(await ask(member, 'not a key'))
  })

  test('[C-26] the confirmation is written with the order', async ({ client, assert }) => {
    const member = await givenBuyer(80)
    const [hash] = await givenCart(member, [{ product: await givenProduct({ price: 30 }) }])
    await checkOut(client, member, checkoutBody({ [hash]: 1 }))
    const [order] = await ordersOf(member)
    const messages = await shopReader().rows<{ topic: string; member_id: number }>(
      'SELECT topic, member_id FROM outbox_messages WHERE dedupe_key = ?',
      [`order-confirmation:${order.id}`]
    )
    assert.deepEqual(messages, [{ topic: 'mail', member_id: member.id }])
  })

  test('[C-17] nothing selected is refused', async ({ client, assert }) => {
    const member = await givenBuyer(80)
    const [hash] = await givenCart(member, [{ product: await givenProduct({ price: 30 }) }])
    const unselected = checkoutBody({})
    unselected.items[hash] = { selected: false, quantity: 1 }
    for (const body of [checkoutBody({}), checkoutBody({ [hash]: 0 }), unselected]) {
      const response = await checkOut(client, member, body)
      response.assertStatus(422)
      assert.containSubset(response.body().errors[0], { field: 'items', rule: 'no_selection' })
    }
    assert.isEmpty(await ordersOf(member))
  })

  test('[C-18] an item dearer than the points, and a quantity that is', async ({
    client,
    assert,
  }) => {
    const poor = await givenBuyer(9)
    const [dear] = await givenCart(poor, [{ product: await givenProduct({ price: 10 }) }])
    const one = await checkOut(client, poor, checkoutBody({ [dear]: 1 }))
    assert.containSubset(one.body().errors[0], {
      field: `items.${dear}`,
      rule: 'not_enough_points',
    })
    const buyer = await givenBuyer(10)
    const [six] = await givenCart(buyer, [{ product: await givenProduct({ price: 6 }) }])
    const two = await checkOut(client, buyer, checkoutBody({ [six]: 2 }))
    assert.containSubset(two.body().errors[0], {
      field: `items.${six}`,
      rule: 'not_enough_points_quantity',
    })
    assert.deepEqual([await balanceOf(poor.id), await balanceOf(buyer.id)], [9, 10])
  })

  test('[C-19] the sum may be all the points but not more', async ({ client, assert }) => {
    const buyer = await givenBuyer(10)
    const five = await givenProduct({ price: 5, stock: 5 })
    const six = await givenProduct({ price: 6, stock: 5 })
    const [first, second, third] = await givenCart(buyer, [
      { product: five },
      { product: six },
      { product: await givenProduct({ price: 5 }) },
    ])
    const over = await checkOut(client, buyer, checkoutBody({ [first]: 1, [second]: 1 }))
    over.assertStatus(422)
    assert.containSubset(over.body().errors[0], { field: 'items', rule: 'not_enough_points' })
    assert.deepEqual([await stockOf(five), await stockOf(six)], [5, 5])
    assert.equal((await cartOf(buyer.id, 'en')).count, 3)
    const exact = await checkOut(client, buyer, checkoutBody({ [first]: 1, [third]: 1 }))
    exact.assertStatus(200)
    assert.equal(await balanceOf(buyer.id), 0)
  })

  test('[C-20] [C-24] what went out of stock or was taken off the shelf cannot be ordered', async ({
    client,
    assert,
  }) => {
    const buyer = await givenBuyer(1000)
    const gone = await givenProduct({ stock: 5 })
    const few = await givenProduct({ stock: 5 })
    const [first, second] = await givenCart(buyer, [{ product: gone }, { product: few }])
    await givenStock(gone.id, [{ combination: '', qty: 0 }])
    await givenStock(few.id, [{ combination: '', qty: 2 }])
    const none = await checkOut(client, buyer, checkoutBody({ [first]: 1 }))
    assert.containSubset(none.body().errors[0], {
      field: `items.${first}`,
      rule: 'out_of_stock',
      meta: { left: 0 },
    })
    const tooMany = await checkOut(client, buyer, checkoutBody({ [second]: 3 }))
    assert.containSubset(tooMany.body().errors[0], {
      field: `items.${second}`,
      rule: 'out_of_stock',
      meta: { left: 2 },
    })
    await unpublish(few.id)
    const unpublished = await checkOut(client, buyer, checkoutBody({ [second]: 1 }))
    assert.equal(unpublished.body().errors[0].rule, 'out_of_stock')
    assert.isEmpty(await ordersOf(buyer))
    assert.equal(await stockOf(few), 2)
  })

  test('[C-21] [V-03] [V-19] each missing or wrong part of the address is named', async ({
    client,
    assert,
  }) => {
    const buyer = await givenBuyer(100)
    const [hash] = await givenCart(buyer, [{ product: await givenProduct() }])
    const refusal = async (shipping: Record<string, unknown>) => {
      const body = checkoutBody({ [hash]: 1 })
      body.shipping = { ...body.shipping, ...shipping }
      const response = await checkOut(client, buyer, body)
      response.assertStatus(422)
      return response.body().errors
    }
    for (const field of ['last_name', 'first_name', 'zip', 'city', 'address', 'house_number']) {
      for (const empty of ['', undefined, '   ']) {
        const errors = await refusal({ [field]: empty })
        assert.lengthOf(errors, 1)
        assert.containSubset(errors[0], { field: `shipping.${field}`, rule: 'required' })
      }
    }
    for (const zip of ['123', '12345', '0999', 'abcd']) {
      assert.containSubset((await refusal({ zip }))[0], {
        field: 'shipping.zip',
        rule: 'invalid',
      })
    }
    assert.equal((await refusal({ floor: 'II' }))[0].field, 'shipping.floor')
    assert.isEmpty(await ordersOf(buyer))
  })

  test('[C-23] only the selected items and their quantities of the body count', async ({
    client,
    assert,
  }) => {
    const buyer = await givenBuyer(100)
    const [hash] = await givenCart(buyer, [{ product: await givenProduct({ price: 40 }) }])
    const body = checkoutBody({ [hash]: 2 }) as any
    body.total = 1
    body.status = 'delivered'
    body.member_id = 1
    body.items[hash].price = 1
    body.shipping.total = 1
    const response = await checkOut(client, buyer, body)
    response.assertStatus(200)
    const [order] = await ordersOf(buyer)
    assert.containSubset(order, { total: 80, status: 'received', member_id: buyer.id })
  })

  test('[C-24] forged quantities and items of others are refused whole', async ({
    client,
    assert,
  }) => {
    const buyer = await givenBuyer(100)
    const other = await givenMember()
    const product = await givenProduct({ price: 1 })
    const [hash] = await givenCart(buyer, [{ product }])
    const [foreign] = await givenCart(other, [{ product: await givenProduct({ price: 1 }) }])
    const bad = ['1e2', -1, 0.5, 2 ** 53, [1], 'two', null, {}]
    for (const quantity of bad) {
      const response = await checkOut(client, buyer, checkoutBody({ [hash]: quantity }))
      assert.equal(response.status(), 422, JSON.stringify(quantity))
    }
    for (const key of [foreign, 'not-a-hash', '1', 'constructor']) {
      const response = await checkOut(client, buyer, checkoutBody({ [hash]: 1, [key]: 1 }))
      assert.equal(response.status(), 422, key)
    }
    const array = { ...checkoutBody({ [hash]: 1 }), items: [{ selected: true, quantity: 1 }] }
    ;(await checkOut(client, buyer, array)).assertStatus(422)
    assert.isEmpty(await ordersOf(buyer))
    assert.equal(await balanceOf(buyer.id), 100)
    assert.equal((await cartOf(other.id, 'en')).count, 1)
  })

  test('[C-24] a variation that the product lost cannot be ordered', async ({ client, assert }) => {
    const buyer = await givenBuyer(1000)
    const product = await givenProduct({ variations: { Size: ['S', 'M'] } })
    const [hash] = await givenCart(buyer, [{ product }])
    const response = await checkOut(client, buyer, checkoutBody({ [hash]: 1 }))
    response.assertStatus(422)
    assert.containSubset(response.body().errors[0], {
      field: `items.${hash}`,
      rule: 'item_changed',
    })
  })

  test('[C-16] [C-10] a reward is ordered free in its locked quantity', async ({
    client,
    assert,
  }) => {
    const buyer = await givenBuyer(10)
    const gift = await givenProduct({ isGift: true, price: 0, stock: 3 })
    const rewardId = await givenClaimedReward(buyer, gift)
    const [hash] = Object.keys((await cartOf(buyer.id, 'en')).items)
    const two = await checkOut(client, buyer, checkoutBody({ [hash]: 2 }))
    assert.equal(two.body().errors[0].rule, 'quantity_locked')
    const one = await checkOut(client, buyer, checkoutBody({ [hash]: 1 }))
    one.assertStatus(200)
    assert.containSubset(one.body().order, { total: 0, available_points: 10 })
    assert.equal(await stockOf(gift), 2)
    assert.isEmpty(await movesOf(buyer))
    const [order] = await ordersOf(buyer)
    assert.containSubset(await linesOf(order), [{ is_promotion_reward: 1, reward_id: rewardId }])
  })

  test('[C-24] the same key gets the first answer, another body under it 409', async ({
    client,
    assert,
  }) => {
    const buyer = await givenBuyer(1000)
    const [hash, other] = await givenCart(buyer, [
      { product: await givenProduct() },
      { product: await givenProduct() },
    ])
    const body = checkoutBody({ [hash]: 1 })
    const first = await checkOut(client, buyer, body)
    const again = await checkOut(client, buyer, body)
    again.assertStatus(200)
    assert.deepEqual(again.body(), first.body())
    again.assertHeader('idempotent-replay', 'true')
    const { items } = checkoutBody({ [other]: 1 })
    const mismatch = await checkOut(client, buyer, { ...body, items })
    mismatch.assertStatus(409)
    assert.equal(mismatch.body().errors[0].rule, 'idempotency_mismatch')
    const keyless = await checkOut(client, buyer, { ...body, idempotency_key: 'x' })
    assert.equal(keyless.body().errors[0].rule, 'idempotency_key_invalid')
    assert.lengthOf(await ordersOf(buyer), 1)
    assert.equal(await balanceOf(buyer.id), 900)
  })

  test('[C-24] two members with one key each have their own order', async ({ client, assert }) => {
    const key = randomUUID()
    const buyers = [await givenBuyer(1000), await givenBuyer(1000)]
    const answers = []
    for (const buyer of buyers) {
      const [hash] = await givenCart(buyer, [{ product: await givenProduct() }])
      answers.push(await checkOut(client, buyer, checkoutBody({ [hash]: 1 }, key)))
    }
    for (const [place, buyer] of buyers.entries()) {
      answers[place].assertStatus(200)
      assert.isUndefined(answers[place].header('idempotent-replay'))
      assert.lengthOf(await ordersOf(buyer), 1)
      assert.equal(await balanceOf(buyer.id), 900)
    }
  })

  test('[C-09] a hundred pieces of an unlimited gift are refused at the checkout', async ({
    client,
    assert,
  }) => {
    const buyer = await givenBuyer(100_000)
    const [hash] = await givenCart(buyer, [{ product: await givenProduct({ stock: null }) }])
    const refused = await checkOut(client, buyer, checkoutBody({ [hash]: 100 }))
    refused.assertStatus(422)
    assert.lengthOf(await ordersOf(buyer), 0)
    assert.equal(await balanceOf(buyer.id), 100_000)
    const taken = await checkOut(client, buyer, checkoutBody({ [hash]: 99 }))
    taken.assertStatus(200)
    assert.equal(await balanceOf(buyer.id), 100_000 - 9900)
  })

  test('[C-24] a refused checkout leaves its key free', async ({ client, assert }) => {
    const buyer = await givenBuyer(50)
    const [hash] = await givenCart(buyer, [{ product: await givenProduct({ price: 60 }) }])
    const body = checkoutBody({ [hash]: 1 })
    ;(await checkOut(client, buyer, body)).assertStatus(422)
    await givenPoints(buyer, 10)
    ;(await checkOut(client, buyer, body)).assertStatus(200)
    assert.equal(await balanceOf(buyer.id), 0)
  })

  test('[C-21] an empty floor, door and note are no error', async ({ client, assert }) => {
    const buyer = await givenBuyer(500)
    const [hash] = await givenCart(buyer, [{ product: await givenProduct() }])
    const body = checkoutBody({ [hash]: 1 })
    body.shipping = { ...SHIPPING, floor: '', door_number: '', doorbell: '', note: '' }
    ;(await checkOut(client, buyer, body)).assertStatus(200)
    const [order] = await ordersOf(buyer)
    assert.containSubset(order, { shipping_floor: null, shipping_note: null })
  })
})

async function unpublish(id: number) {
  const { rows } = await import('#app/database/statement')
  const sql = 'UPDATE products SET published_at = NULL WHERE id = ?'
  await transaction((trx) => rows(trx, sql, [id]))
}
