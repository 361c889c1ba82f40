import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Cart } from '#catalogue'
import { givenCart, givenProduct, givenStock, type TestVariation } from '#tests/support/catalogue'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'
import { givenClaimedReward } from '#tests/support/rewards'
import { Visitor } from '#tests/support/visitor'

/** What no quantity may be, whatever it looks like. */
const NO_QUANTITIES = ['1e2', '-1', -1, 0.5, '0.5', 2 ** 53, '0x10', [3], 'two', '', null, {}, true]

function shopOf(client: ApiClient, member: TestMember) {
  const post = (url: string, body: object) =>
    client
      .post(url)
      .header('accept', 'application/json')
      .withCsrfToken()
      .withGuard('member')
      .loginAs(member)
      .json(body)
  return {
    add: (slug: string, quantity: unknown = 1, variations?: TestVariation[]) =>
      post(`/ajandekok/add_to_cart/${slug}`, { quantity, variations }),
    update: (hash: string, quantity: unknown) => post(`/ajandekok/update/${hash}`, { quantity }),
    cart: async (): Promise<Cart> => {
      const page = client.get('/ajandekok/kategoriak').withGuard('member').loginAs(member)
      return (await page.withInertia()).inertiaProps.cart as Cart
    },
  }
}

const itemsOf = (cart: Cart) => Object.values(cart.items)

test.group('Cart', () => {
  test('[C-01] [C-08] [D-24] [D-25] the shared cart has the described shape', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'en' })
    await givenPoints(member, 900)
    const product = await givenProduct({
      titleEn: 'Work trousers',
      price: 200,
      variations: { Size: ['S', 'M'], Colour: ['Grey'] },
      stockOf: { 'S Grey': 4, 'M Grey': null },
    })
    const chosen = [product.variation('Grey'), product.variation('S')]
    const shop = shopOf(client, member)
    const answer = await shop.add(product.slug, 3, chosen)
    const cart = await shop.cart()
    assert.deepEqual(answer.body().cart, cart)
    assert.containSubset(cart, { count: 3, total: 600, available_points: 900 })
    const [[hash, item]] = Object.entries(cart.items)
    assert.deepEqual(item, {
      id: hash,
      name: 'Work trousers',
      slug: product.slug,
      price: 200,
      quantity: 3,
      stock: 4,
      is_promotion_reward: false,
      variations: [
        { type: { id: product.variation('S').type, title: 'Size' }, value: { title: 'S' } },
        { type: { id: product.variation('Grey').type, title: 'Colour' }, value: { title: 'Grey' } },
      ],
      thumbnail: null,
    })
  })

  test('[C-01] a guest has no cart and cannot add', async ({ client, assert }) => {
    const product = await givenProduct()
    const page = await client.get('/').withInertia()
    assert.isNull(page.inertiaProps.cart)
    const response = await client
      .post(`/ajandekok/add_to_cart/${product.slug}`)
      .header('accept', 'application/json')
      .withCsrfToken()
      .json({ quantity: 1 })
    response.assertStatus(401)
  })

  test('[C-02] the same gift again raises its quantity; another variation is another item', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const product = await givenProduct({ variations: { Size: ['S', 'M'] } })
    const shop = shopOf(client, member)
    await shop.add(product.slug, 1, [product.variation('S')])
    await shop.add(product.slug, 1, [product.variation('S')])
    assert.deepEqual(
      itemsOf(await shop.cart()).map((item) => item.quantity),
      [2]
    )
    await shop.add(product.slug, 1, [product.variation('M')])
    assert.lengthOf(itemsOf(await shop.cart()), 2)
  })

  test('[C-02] the order of the variations does not make another item', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const product = await givenProduct({ variations: { Size: ['S'], Colour: ['Grey'] } })
    const shop = shopOf(client, member)
    const chosen = [product.variation('S'), product.variation('Grey')]
    await shop.add(product.slug, 1, chosen)
    await shop.add(product.slug, 1, chosen.toReversed())
    const [item, ...others] = itemsOf(await shop.cart())
    assert.isEmpty(others)
    assert.equal(item.quantity, 2)
  })

  test('[C-02] the cart is the member’s own, in every session', async ({ client, assert }) => {
    const member = await givenMember()
    const other = await givenMember()
    const [hash] = await givenCart(member, [{ product: await givenProduct() }])
    assert.equal((await shopOf(client, member).cart()).count, 1)
    assert.equal((await shopOf(client, other).cart()).count, 0)
    const foreign = await shopOf(client, other).update(hash, 5)
    foreign.assertStatus(404)
    assert.equal((await shopOf(client, member).cart()).items[hash].quantity, 1)
  })

  test('[C-02] the cart survives a logout and is there after the next login', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const product = await givenProduct({ variations: { Size: ['S', 'M'] } })
    const visitor = new Visitor(client)
    const credentials = { email: member.email, password: member.password }
    const cart = async () => (await visitor.get('/')).inertiaProps.cart as Cart | null
    await visitor.post('/belepes', credentials)
    const choice = { quantity: 2, variations: [product.variation('M')] }
    const path = `/ajandekok/add_to_cart/${product.slug}`
    const added = await visitor.post(path, choice, { accept: 'application/json' })
    added.assertStatus(200)
    const before = await cart()
    assert.equal(before!.count, 2)
    await visitor.post('/logout')
    assert.isNull(await cart())
    await visitor.post('/belepes', credentials)
    assert.deepEqual(await cart(), before)
  })

  test('[C-03] count adds the quantities, total adds price times quantity', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const shop = shopOf(client, member)
    await shop.add((await givenProduct({ price: 10 })).slug, 2)
    await shop.add((await givenProduct({ price: 7 })).slug, 3)
    assert.containSubset(await shop.cart(), { count: 5, total: 41 })
  })

  test('[K-12] [H-31] adding answers the cart as JSON; a page goes back to where it was', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const product = await givenProduct({ price: 30 })
    const answer = await shopOf(client, member).add(product.slug, 2)
    answer.assertStatus(200)
    assert.containSubset(answer.body().cart, { count: 2, total: 60 })
    const page = await client
      .post(`/ajandekok/add_to_cart/${product.slug}`)
      .header('referer', '/ajandekok/2')
      .withCsrfToken()
      .withGuard('member')
      .loginAs(member)
      .json({ quantity: 1 })
      .redirects(0)
    page.assertStatus(303)
    page.assertHeader('location', '/ajandekok/2')
    assert.equal((await shopOf(client, member).cart()).count, 3)
  })

  test('[K-11] a variation is needed for each type, of the product itself, once', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const product = await givenProduct({ variations: { Size: ['S', 'M'], Colour: ['Grey'] } })
    const foreign = await givenProduct({ variations: { Size: ['XL'] } })
    const shop = shopOf(client, member)
    const [small, medium, grey] = ['S', 'M', 'Grey'].map((title) => product.variation(title))
    const cases: [TestVariation[] | undefined, string][] = [
      [undefined, 'required'],
      [[small], 'required'],
      [[small, medium], 'invalid'],
      [[small, foreign.variation('XL')], 'invalid'],
      [[small, { type: grey.type, value: small.value }], 'invalid'],
    ]
    for (const [variations, rule] of cases) {
      const response = await shop.add(product.slug, 1, variations)
      response.assertStatus(422)
      assert.containSubset(response.body().errors[0], { field: 'variations', rule })
    }
    assert.equal((await shop.cart()).count, 0)
  })

  test('[K-10] [C-10] what is out of stock cannot be added', async ({ client, assert }) => {
    const member = await givenMember()
    const shop = shopOf(client, member)
    const none = await givenProduct({ stock: 0 })
    const small = await givenProduct({
      variations: { Size: ['S', 'M'] },
      stockOf: { S: 0, M: 4 },
    })
    for (const response of [
      await shop.add(none.slug),
      await shop.add(small.slug, 1, [small.variation('S')]),
    ]) {
      response.assertStatus(422)
      assert.containSubset(response.body().errors[0], { field: 'quantity', rule: 'out_of_stock' })
    }
    ;(await shop.add(small.slug, 1, [small.variation('M')])).assertStatus(200)
    assert.equal((await shop.cart()).count, 1)
  })

  test('[C-09] [U-03] [K-09] a quantity stays within the stock, or 99 where it is unlimited', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const shop = shopOf(client, member)
    const limited = await givenProduct({ stock: 7 })
    const unlimited = await givenProduct({ stock: null })
    await shop.add(limited.slug, 500)
    await shop.add(unlimited.slug, 500)
    const quantities = async () =>
      Object.fromEntries(itemsOf(await shop.cart()).map((item) => [item.slug, item.quantity]))
    assert.deepEqual(await quantities(), { [limited.slug]: 7, [unlimited.slug]: 99 })
    const [more] = (await shop.add(limited.slug, 1)).body().errors
    assert.containSubset(more, { field: 'quantity', rule: 'quantity_limit', meta: { max: 7 } })
    for (const { id } of itemsOf(await shop.cart())) {
      await shop.update(id, 3)
      await shop.update(id, 500)
    }
    assert.deepEqual(await quantities(), { [limited.slug]: 7, [unlimited.slug]: 99 })
  })

  test('[C-09] what is no whole number is refused and changes nothing', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const shop = shopOf(client, member)
    const product = await givenProduct()
    const [hash] = await givenCart(member, [{ product, quantity: 4 }])
    const other = await givenProduct()
    for (const quantity of NO_QUANTITIES) {
      for (const response of [
        await shop.add(other.slug, quantity),
        await shop.update(hash, quantity),
      ]) {
        assert.equal(response.status(), 422, JSON.stringify(quantity))
        assert.equal(response.body().errors[0].field, 'quantity', JSON.stringify(quantity))
      }
    }
    const zero = await shop.add(other.slug, 0)
    assert.containSubset(zero.body().errors[0], { field: 'quantity', rule: 'min' })
    assert.containSubset(await shop.cart(), { count: 4, items: { [hash]: { quantity: 4 } } })
  })

  test('[C-09] a number in the address does not count', async ({ client, assert }) => {
    const member = await givenMember()
    const [hash] = await givenCart(member, [{ product: await givenProduct(), quantity: 4 }])
    const response = await client
      .post(`/ajandekok/update/${hash}?quantity=1`)
      .header('accept', 'application/json')
      .withCsrfToken()
      .withGuard('member')
      .loginAs(member)
      .json({})
    response.assertStatus(422)
    assert.equal((await shopOf(client, member).cart()).count, 4)
  })

  test('[C-11] [C-12] [H-32] a change answers the new cart, 0 removes the item', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const shop = shopOf(client, member)
    const [hash] = await givenCart(member, [{ product: await givenProduct({ price: 5 }) }])
    const changed = await shop.update(hash, 6)
    changed.assertStatus(200)
    assert.containSubset(changed.body().cart, { count: 6, total: 30 })
    const removed = await shop.update(hash, 0)
    assert.containSubset(removed.body().cart, { count: 0, total: 0 })
    assert.isEmpty(removed.body().cart.items)
    ;(await shop.update(hash, 1)).assertStatus(404)
  })

  test('[C-10] [D-16] a gift item comes as a reward only, is free and keeps its quantity', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const shop = shopOf(client, member)
    const gift = await givenProduct({ isGift: true, price: 0 })
    ;(await shop.add(gift.slug)).assertStatus(404)
    assert.equal((await shop.cart()).count, 0)
    await givenClaimedReward(member, gift)
    const [item] = itemsOf(await shop.cart())
    assert.containSubset(item, { is_promotion_reward: true, price: 0, quantity: 1 })
    const response = await shop.update(item.id, 2)
    response.assertStatus(422)
    assert.equal(response.body().errors[0].rule, 'quantity_locked')
    assert.containSubset(await shop.cart(), { count: 1, total: 0 })
    ;(await shop.update(item.id, 0)).assertStatus(200)
    assert.equal((await shop.cart()).count, 0)
  })

  test('[C-10] an item that went out of stock keeps its quantity but can be removed', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const shop = shopOf(client, member)
    const product = await givenProduct({ stock: 5 })
    const [hash] = await givenCart(member, [{ product, quantity: 2 }])
    await givenStock(product.id, [{ combination: '', qty: 0 }])
    const response = await shop.update(hash, 1)
    response.assertStatus(422)
    assert.equal(response.body().errors[0].rule, 'quantity_locked')
    assert.containSubset((await shop.cart()).items[hash], { quantity: 2, stock: 0 })
    ;(await shop.update(hash, 0)).assertStatus(200)
    assert.equal((await shop.cart()).count, 0)
  })

  test('[C-02] parallel adds of one gift lose none', async ({ client, assert }) => {
    const member = await givenMember()
    const product = await givenProduct()
    const shop = shopOf(client, member)
    await Promise.all(Array.from({ length: 20 }, () => shop.add(product.slug, 1)))
    const cart = await shop.cart()
    assert.equal(cart.count, 20)
    assert.lengthOf(itemsOf(cart), 1)
  })

  test('[C-01] a cart has an end', async ({ client, assert }) => {
    const member = await givenMember()
    for (let count = 0; count < 50; count++) {
      await givenCart(member, [{ product: await givenProduct() }])
    }
    const shop = shopOf(client, member)
    const response = await shop.add((await givenProduct()).slug)
    response.assertStatus(422)
    assert.equal(response.body().errors[0].rule, 'cart_full')
    assert.equal((await shop.cart()).count, 50)
  })
})
