import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { cartOf } from '#catalogue'
import { wishlistOf } from '#catalogue/wishlist/queries/wishlist_of'
import { givenCart, givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember, givenStaff, type TestMember, type TestStaff } from '#tests/support/members'
import { givenClaimedReward } from '#tests/support/rewards'

async function officeOf(client: ApiClient) {
  const staff = await givenStaff({ role: 'marketing' })
  const fields = {
    title_hu: 'Hátizsák',
    title_en: 'Backpack',
    category_id: (await givenCategory()).id,
    price: 50,
    is_published: true,
  }
  const send = (method: 'post' | 'put', path: string, body: object, as: TestStaff = staff) =>
    client[method](`/api/admin/products${path}`)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(as)
      .json({ ...fields, ...body })
  return {
    create: (body: object) =>
      send('post', '', { slug: `hatizsak-${randomUUID()}`, is_unlimited: true, ...body }),
    change: (id: number, body: object) => send('put', `/${id}`, body),
    list: async (filter: object) => {
      const query = { filter: JSON.stringify(filter) }
      const list = client.get('/api/admin/products').qs(query).withGuard('staff').loginAs(staff)
      return (await list).body().data as Record<string, unknown>[]
    },
  }
}

function shopOf(client: ApiClient, member: TestMember) {
  const read = (path: string) => client.get(path).withGuard('member').loginAs(member)
  const send = (path: string, body: object) =>
    client.post(path).withCsrfToken().withGuard('member').loginAs(member).accept('json').json(body)
  return {
    gift: (slug: string) => read(`/ajandekok/details/${slug}`),
    titles: async () => {
      const page = await read('/ajandekok').qs({ sort: 'newest' }).withInertia()
      const { data } = page.inertiaProps.products as unknown as { data: { slug: string }[] }
      return data.map(({ slug }) => slug)
    },
    add: (slug: string) => send(`/ajandekok/add_to_cart/${slug}`, { quantity: 1 }),
    wish: (slug: string) => send(`/wishlist/${slug}`, {}),
  }
}

test.group('Rules of a gift', () => {
  test('staff set a limit, change it and take it away', async ({ client, assert }) => {
    const office = await officeOf(client)
    const created = await office.create({ limit_quantity: 2, limit_days: 365 })
    created.assertStatus(201)
    const { id, slug } = created.body().data
    assert.containSubset(created.body().data, { limit_quantity: 2, limit_days: 365 })
    const silent = await office.change(id, { slug })
    assert.containSubset(silent.body().data, { limit_quantity: 2, limit_days: 365 })
    const changed = await office.change(id, { slug, limit_quantity: 3, limit_days: 30 })
    assert.containSubset(changed.body().data, { limit_quantity: 3, limit_days: 30 })
    const none = await office.change(id, { slug, limit_quantity: null, limit_days: null })
    none.assertStatus(200)
    assert.containSubset(none.body().data, { limit_quantity: null, limit_days: null })
  })

  test('half a limit, and one that is no whole number, is an error of its field', async ({
    client,
    assert,
  }) => {
    const office = await officeOf(client)
    const halves: [object, string][] = [
      [{ limit_quantity: 2 }, 'limit_days'],
      [{ limit_quantity: 2, limit_days: null }, 'limit_days'],
      [{ limit_days: 30 }, 'limit_quantity'],
    ]
    for (const [body, field] of halves) {
      const response = await office.create(body)
      response.assertStatus(422)
      assert.containSubset(response.body().errors[0], { field, rule: 'required' })
    }
    for (const wrong of [0, -1, 1.5, '1e2', 2 ** 53, [2], {}, true]) {
      const pieces = await office.create({ limit_quantity: wrong, limit_days: 30 })
      assert.equal(pieces.status(), 422, JSON.stringify(wrong))
      assert.equal(pieces.body().errors[0].field, 'limit_quantity')
      const days = await office.create({ limit_quantity: 1, limit_days: wrong })
      assert.equal(days.body().errors[0].field, 'limit_days', JSON.stringify(wrong))
    }
  })

  test('what only a promotion gives may cost nothing, anything else may not', async ({
    client,
    assert,
  }) => {
    const office = await officeOf(client)
    const reward = await office.create({ price: 0, is_gift: true })
    reward.assertStatus(201)
    const { id, slug } = reward.body().data
    assert.containSubset(reward.body().data, { price: 0, is_gift: true, state: 'reward_only' })
    for (const refused of [
      await office.create({ price: 0 }),
      await office.create({ price: 0, is_gift: false }),
      await office.change(id, { slug, price: 0, is_gift: false }),
    ]) {
      refused.assertStatus(422)
      assert.containSubset(refused.body().errors[0], { field: 'price', rule: 'min' })
    }
    const listed = await office.list({ state: 'reward_only', id: [id] })
    assert.lengthOf(listed, 1)
    assert.isEmpty(await office.list({ state: 'on_sale', id: [id] }))
  })

  test('[D-16] the switch takes a gift from list, page, wishes and cart, and a reward still comes', async ({
    client,
    assert,
  }) => {
    const office = await officeOf(client)
    const [buyer, winner] = [await givenMember(), await givenMember()]
    const { id, slug } = (await office.create({})).body().data
    const shop = shopOf(client, buyer)
    assert.include(await shop.titles(), slug)
    ;(await shop.add(slug)).assertStatus(200)
    ;(await shop.wish(slug)).assertStatus(200)
    ;(await office.change(id, { slug, is_gift: true })).assertStatus(200)
    assert.notInclude(await shop.titles(), slug)
    for (const refused of [await shop.gift(slug), await shop.add(slug)]) refused.assertStatus(404)
    // A wish for it can be taken off, and is not made again.
    ;(await shop.wish(slug)).assertStatus(200)
    ;(await shop.wish(slug)).assertStatus(404)
    assert.isEmpty(await wishlistOf(buyer.id, 'en'))
    assert.equal(Object.values((await cartOf(buyer.id, 'en')).items)[0].stock, 0)
    await givenClaimedReward(winner, { id })
    const [won] = Object.values((await cartOf(winner.id, 'en')).items)
    assert.containSubset(won, { price: 0, stock: null, is_promotion_reward: true })
    const back = await office.change(id, { slug, is_gift: false })
    assert.equal(back.body().data.state, 'on_sale')
    assert.include(await shop.titles(), slug)
  })

  test('a gift of the shop laid into a cart past the form is not ordered once it is a reward', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const product = await givenProduct({ isGift: true, price: 10 })
    await givenCart(member, [{ product }])
    const [item] = Object.values((await cartOf(member.id, 'en')).items)
    assert.equal(item.stock, 0)
    const changed = await client
      .post(`/ajandekok/update/${item.id}`)
      .accept('json')
      .withCsrfToken()
      .withGuard('member')
      .loginAs(member)
      .json({ quantity: 2 })
    assert.equal(changed.body().errors[0].rule, 'quantity_locked')
  })
})
