import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { givenCart, givenCategory, givenProduct, stockOf } from '#tests/support/catalogue'
import { checkoutBody, checkOut, linesOf, ordersOf } from '#tests/support/checkout'
import { givenMember, givenStaff, type TestMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'
import { staffApi } from '#tests/support/staff_api'
import { brokenTruths } from '#tests/support/truths'

const both = (title: string) => ({ title_hu: title, title_en: title })

/** A gift on sale, as the back-office made it, and the form of it. */
async function givenGift(client: ApiClient, stock: object = { initial_quantity: 5 }) {
  const staff = await givenStaff({ role: 'marketing' })
  const api = staffApi(client, 'products', staff)
  const category = await givenCategory()
  const fields = { ...both('Kabát'), category_id: category.id, price: 20, is_published: true }
  const made = await api.create({
    ...fields,
    ...stock,
    slug: category.slug,
    variation_types: [
      { ...both('Méret'), values: ['M', 'L'].map(both) },
      { ...both('Szín'), values: ['Kék', 'Szürke'].map(both) },
    ],
  })
  made.assertStatus(201)
  const { id, variation_types } = made.body().data
  return {
    staff,
    id: id as number,
    slug: category.slug,
    types: variation_types as StoredType[],
    form: { ...fields, slug: category.slug },
    save: (body: object) => api.update(id, { ...fields, slug: category.slug, ...body }),
    show: async () => (await api.show(id)).body().data,
  }
}

type StoredType = {
  id: number
  title_hu: string
  title_en: string
  values: { id: number; title_hu: string; title_en: string; is_active: boolean }[]
}

function shopOf(client: ApiClient, member: TestMember, slug: string) {
  const read = (path: string) => client.get(path).withGuard('member').loginAs(member)
  return {
    choices: async () => {
      const page = await read(`/ajandekok/details/${slug}`).withInertia()
      const { availableVariationValues } = (page.inertiaProps as any).dialog.props.product
      return availableVariationValues.map((type: any) => type.values.map((one: any) => one.title))
    },
    add: (variations: { type: number; value: number }[]) =>
      client
        .post(`/ajandekok/add_to_cart/${slug}`)
        .withCsrfToken()
        .withGuard('member')
        .loginAs(member)
        .accept('json')
        .json({ quantity: 1, variations }),
    cart: async () => {
      const page = await read('/ajandekok/kategoriak').withInertia()
      return Object.values((page.inertiaProps as any).cart.items) as any[]
    },
  }
}

const chosen = (types: StoredType[], at: number[]) =>
  types.map(({ id, values }, place) => ({ type: id, value: values[at[place]].id }))

async function deedsOn(id: number) {
  const sql = `SELECT action, detail FROM audit_logs WHERE subject_type = 'product'
    AND subject_id = ? AND action LIKE 'product.variation%' ORDER BY id`
  return shopReader().rows<{ action: string; detail: string }>(sql, [id])
}

test.group('Variations of a gift that is there', () => {
  test('[O-10] a size is added with its pieces for each colour, and members order it', async ({
    client,
    assert,
  }) => {
    const gift = await givenGift(client)
    const [size, colour] = gift.types
    const types = [{ ...size, values: [...size.values, both('XL')] }, colour]
    const unsaid = await gift.save({ variation_types: types })
    unsaid.assertStatus(422)
    assert.deepInclude(unsaid.body().errors[0], { field: 'initial_quantity', rule: 'required' })
    assert.lengthOf((await gift.show()).stock_items, 4)
    const saved = await gift.save({ variation_types: types, initial_quantity: 3 })
    saved.assertStatus(200)
    const { data } = saved.body()
    const pieces = data.stock_items.map((item: any) => [item.label, item.qty])
    assert.deepEqual(pieces, [
      ['M, Kék', 5],
      ['M, Szürke', 5],
      ['L, Kék', 5],
      ['L, Szürke', 5],
      ['Kék, XL', 3],
      ['Szürke, XL', 3],
    ])
    const member = await givenMember()
    await givenCreditedScan(member, 100)
    const shop = shopOf(client, member, gift.slug)
    assert.deepEqual(await shop.choices(), [
      ['M', 'L', 'XL'],
      ['Kék', 'Szürke'],
    ])
    ;(await shop.add(chosen(data.variation_types, [2, 1]))).assertStatus(200)
    const [item] = await shop.cart()
    assert.equal(item.stock, 3)
    const ordered = await checkOut(client, member, checkoutBody({ [item.id]: 2 }))
    ordered.assertStatus(200)
    assert.equal(await stockOf(gift), 24)
    assert.deepEqual(await deedsOn(gift.id), [{ action: 'product.variation_added', detail: 'XL' }])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[O-10] a renamed value keeps its stock; what was ordered keeps its name', async ({
    client,
    assert,
  }) => {
    const gift = await givenGift(client)
    const member = await givenMember()
    await givenCreditedScan(member, 100)
    const shop = shopOf(client, member, gift.slug)
    await shop.add(chosen(gift.types, [0, 0]))
    const [item] = await shop.cart()
    await checkOut(client, member, checkoutBody({ [item.id]: 1 }))
    const [{ id }] = await ordersOf(member)
    const [size, colour] = gift.types
    const [blue, grey] = colour.values
    const renamed = {
      ...colour,
      title_en: 'Colour',
      values: [{ ...blue, title_hu: 'Égkék' }, grey],
    }
    ;(await gift.save({ variation_types: [size, renamed] })).assertStatus(200)
    const { stock_items, variation_types } = await gift.show()
    const first = stock_items.find(({ qty }: any) => qty === 4)
    assert.equal(first.label, 'M, Égkék')
    assert.equal(variation_types[1].title_en, 'Colour')
    const [line] = await linesOf({ id })
    assert.include(JSON.stringify(line.variations), 'Kék')
    assert.deepEqual(
      (await deedsOn(gift.id)).map(({ action }) => action.split('_')[1]),
      ['renamed', 'renamed']
    )
  })

  test('[O-10] an ended value is told in the cart and refused at checkout, and can be resumed', async ({
    client,
    assert,
  }) => {
    const gift = await givenGift(client)
    const member = await givenMember()
    await givenCreditedScan(member, 100)
    const shop = shopOf(client, member, gift.slug)
    await shop.add(chosen(gift.types, [1, 0]))
    await shop.add(chosen(gift.types, [0, 0]))
    const [size, colour] = gift.types
    const [m, l] = size.values
    const ended = [{ ...size, values: [m, { ...l, is_active: false }] }, colour]
    ;(await gift.save({ variation_types: ended })).assertStatus(200)
    assert.deepEqual(await shop.choices(), [['M'], ['Kék', 'Szürke']])
    const [large, medium] = await shop.cart()
    assert.containSubset(large, { stock: 0, is_gone: true })
    assert.equal(large.variations[0].value.title, 'L')
    assert.equal(medium.stock, 5)
    assert.notProperty(medium, 'is_gone')
    const refused = await checkOut(client, member, checkoutBody({ [large.id]: 1 }))
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, `items.${large.id}`)
    ;(await shop.add(chosen(gift.types, [1, 0]))).assertStatus(422)
    assert.equal(await stockOf(gift), 10)
    assert.equal((await gift.show()).stock, 10)
    const resumed = [{ ...size, values: [m, { ...l, is_active: true }] }, colour]
    ;(await gift.save({ variation_types: resumed })).assertStatus(200)
    assert.equal(await stockOf(gift), 20)
    ;(await checkOut(client, member, checkoutBody({ [large.id]: 1 }))).assertStatus(200)
    assert.deepEqual(await deedsOn(gift.id), [
      { action: 'product.variation_ended', detail: 'L' },
      { action: 'product.variation_resumed', detail: 'L' },
    ])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[O-10] an order that has an ended value keeps it, and gives its pieces back', async ({
    client,
    assert,
  }) => {
    const gift = await givenGift(client)
    const member = await givenMember()
    await givenCreditedScan(member, 100)
    const shop = shopOf(client, member, gift.slug)
    await shop.add(chosen(gift.types, [1, 1]))
    const [item] = await shop.cart()
    await checkOut(client, member, checkoutBody({ [item.id]: 2 }))
    const [{ id }] = await ordersOf(member)
    const [size, colour] = gift.types
    const [m, l] = size.values
    const values = (isActive: boolean) => [m, { ...l, is_active: isActive }]
    await gift.save({ variation_types: [{ ...size, values: values(false) }, colour] })
    const [line] = await linesOf({ id })
    assert.include(JSON.stringify(line.variations), 'Szürke')
    const desk = staffApi(client, 'orders', await givenStaff())
    ;(await desk.act(id, 'status', { status: 'cancelled', reason: 'Nem kell' })).assertStatus(200)
    await gift.save({ variation_types: [{ ...size, values: values(true) }, colour] })
    assert.equal(await stockOf(gift), 20)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('one value of each kind stays, and a value of another gift is nobody’s to change', async ({
    client,
    assert,
  }) => {
    const [gift, other] = [await givenGift(client), await givenGift(client)]
    const [size, colour] = gift.types
    const none = { ...size, values: size.values.map((value) => ({ ...value, is_active: false })) }
    const foreign = { ...size, values: [...size.values, other.types[0].values[0]] }
    const tries: [object[], string][] = [
      [[none, colour], 'last_variation'],
      [[foreign, colour], 'invalid'],
      [[other.types[0]], 'invalid'],
      [[size, colour, { ...both('Anyag'), values: [both('Gyapjú')] }], 'types_are_counted'],
    ]
    for (const [variation_types, rule] of tries) {
      const refused = await gift.save({ variation_types, is_unlimited: true })
      refused.assertStatus(422)
      assert.deepInclude(refused.body().errors[0], { field: 'variation_types', rule })
    }
    assert.deepEqual((await gift.show()).variation_types, gift.types)
    ;(await gift.save({ variation_types: [] })).assertStatus(200)
    ;(await gift.save({})).assertStatus(200)
    assert.deepEqual((await gift.show()).variation_types, gift.types)
    assert.equal(await stockOf(gift), 20)
  })

  test('a gift without variations gets some: they share its stock, and old carts must choose', async ({
    client,
    assert,
  }) => {
    const category = await givenCategory()
    const product = await givenProduct({ stock: 7, price: 10, categoryId: category.id })
    const member = await givenMember()
    await givenCreditedScan(member, 100)
    const [hash] = await givenCart(member, [{ product }])
    const api = staffApi(client, 'products', await givenStaff())
    const fields = { ...both('Bögre'), category_id: category.id, price: 10, slug: product.slug }
    const kind = { ...both('Szín'), values: [both('Piros'), both('Zöld')] }
    const onSale = { ...fields, is_published: true }
    const saved = await api.update(product.id, { ...onSale, variation_types: [kind] })
    saved.assertStatus(200)
    assert.isTrue(saved.body().data.has_shared_stock)
    const shop = shopOf(client, member, product.slug)
    assert.containSubset(await shop.cart(), [{ id: hash, stock: 0, is_gone: true }])
    ;(await checkOut(client, member, checkoutBody({ [hash]: 1 }))).assertStatus(422)
    const types = saved.body().data.variation_types as StoredType[]
    ;(await shop.add(chosen(types, [1]))).assertStatus(200)
    const [, green] = types[0].values
    const ended = { ...types[0], values: [types[0].values[0], { ...green, is_active: false }] }
    await api.update(product.id, { ...onSale, variation_types: [ended] })
    assert.isTrue((await shop.cart()).every(({ is_gone: isGone }) => isGone))
    assert.equal(await stockOf(product), 7)
  })
})

test.group('Stock of a new gift', () => {
  test('[O-10] a new gift is unlimited only where somebody says so', async ({ client, assert }) => {
    const api = staffApi(client, 'products', await givenStaff({ role: 'marketing' }))
    const category = await givenCategory()
    const fields = { ...both('Sál'), category_id: category.id, price: 5 }
    for (const stock of [{}, { initial_quantity: null }, { is_unlimited: false }]) {
      const refused = await api.create({ ...fields, ...stock, slug: category.slug })
      refused.assertStatus(422)
      assert.deepInclude(refused.body().errors[0], { field: 'initial_quantity', rule: 'required' })
    }
    const none = await api.create({ ...fields, initial_quantity: 0 })
    assert.equal(none.body().data.stock, 0)
    const endless = await api.create({ ...fields, slug: category.slug, is_unlimited: true })
    assert.isNull(endless.body().data.stock)
  })
})
