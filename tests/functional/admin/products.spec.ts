import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import type { StaffMember } from '#auth/members/member'
import { givenCart, givenCategory, givenProduct } from '#tests/support/catalogue'
import { checkoutBody, checkOut } from '#tests/support/checkout'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'

function api(client: ApiClient, staff: StaffMember) {
  const send = (method: 'post' | 'put', path: string, body: object) =>
    client[method](`/api/admin/products${path}`)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json(body)
  return {
    post: (body: object) => send('post', '', body),
    put: (id: number, body: object) => send('put', `/${id}`, body),
    list: (filter: object) =>
      client
        .get('/api/admin/products')
        .qs({ filter: JSON.stringify(filter) })
        .withGuard('staff')
        .loginAs(staff),
  }
}

test.group('Back-office gifts', () => {
  test('marketing makes a gift with variations, each with the same stock', async ({
    client,
    assert,
  }) => {
    const products = api(client, await givenStaff({ role: 'marketing' }))
    const category = await givenCategory()
    const response = await products.post({
      title_hu: 'Munkáskabát',
      title_en: 'Work jacket',
      category_id: category.id,
      price: 4200,
      description_hu: '<p>Meleg</p><script>alert(1)</script>',
      is_published: true,
      initial_quantity: 7,
      variation_types: [
        { title_hu: 'Méret', title_en: 'Size', values: ['M', 'L'].map(bothLanguages) },
        { title_hu: 'Szín', title_en: 'Colour', values: ['Kék', 'Szürke'].map(bothLanguages) },
      ],
    })
    response.assertStatus(201)
    const { data } = response.body()
    assert.equal(data.stock, 28)
    assert.equal(data.state, 'on_sale')
    assert.equal(data.description_hu, '<p>Meleg</p>')
    const labels = data.stock_items.map((item: any) => item.label)
    assert.deepEqual(labels, ['M, Kék', 'M, Szürke', 'L, Kék', 'L, Szürke'])
  })

  test('saving a gift leaves its stock alone, whatever stock the form still shows', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const product = await givenProduct({ stock: 10, price: 10 })
    const category = await givenCategory()
    const opened = await api(client, staff).list({ id: [product.id] })
    const member = await givenMember()
    await givenCreditedScan(member, 100)
    const [hash] = await givenCart(member, [{ product }])
    ;(await checkOut(client, member, checkoutBody({ [hash]: 3 }))).assertStatus(200)
    const response = await api(client, staff).put(product.id, {
      ...opened.body().data[0],
      category_id: category.id,
      price: 120,
      stock: 10,
      stock_items: [{ combination: '', qty: 10 }],
    })
    response.assertStatus(200)
    assert.containSubset(response.body().data, { stock: 7, price: 120 })
    const audit = `SELECT actor_id FROM audit_logs WHERE action = 'product.changed'
      AND subject_type = 'product' AND subject_id = ?`
    assert.deepEqual(await shopReader().rows(audit, [product.id]), [{ actor_id: staff.id }])
  })

  test('an address name that is taken is a field error and changes nothing', async ({
    client,
    assert,
  }) => {
    const products = api(client, await givenStaff())
    const [first, second] = [await givenProduct(), await givenProduct({ titleHu: 'Régi név' })]
    const category = await givenCategory()
    const texts = { title_hu: 'Új név', title_en: 'New' }
    const fields = { ...texts, category_id: category.id, price: 100, is_unlimited: true }
    for (const response of [
      await products.post({ ...fields, slug: first.slug }),
      await products.put(second.id, { ...fields, slug: first.slug }),
    ]) {
      response.assertStatus(422)
      assert.deepInclude(response.body().errors[0], { field: 'slug', rule: 'unique' })
    }
    const { body } = await products
      .list({ id: [second.id] })
      .then((list) => ({ body: list.body() }))
    assert.equal(body.data[0].title_hu, 'Régi név')
  })

  test('[K-13] what staff mark as new is new to members until they say otherwise', async ({
    client,
    assert,
  }) => {
    const products = api(client, await givenStaff({ role: 'marketing' }))
    const category = await givenCategory()
    const fields = { title_hu: 'Sál', title_en: 'Scarf', category_id: category.id, price: 30 }
    const onSale = { ...fields, is_published: true, is_unlimited: true, slug: category.slug }
    const made = await products.post({ ...onSale, is_new: true })
    made.assertStatus(201)
    const { id, is_new: isMarked } = made.body().data
    assert.isTrue(isMarked)
    const member = await givenMember()
    const isNew = async () => {
      const page = client.get(`/ajandekok/${category.slug}`).withGuard('member').loginAs(member)
      return ((await page.withInertia()).inertiaProps.products as any).data[0].isNew
    }
    assert.isTrue(await isNew())
    ;(await products.put(id, { ...onSale, is_new: false })).assertStatus(200)
    assert.isFalse(await isNew())
    ;(await products.put(id, { ...onSale, is_new: true })).assertStatus(200)
    assert.isTrue(await isNew())
    const refused = await products.put(id, { ...onSale, is_new: 'maybe' })
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].field, 'is_new')
  })

  test('prices and quantities that are no whole numbers are field errors', async ({
    client,
    assert,
  }) => {
    const products = api(client, await givenStaff())
    const category = await givenCategory()
    const fields = { title_hu: 'A', title_en: 'A', category_id: category.id, price: 5 }
    const wrong = [0, -5, 1.5, '1e2', 2 ** 53, [7], {}, true]
    for (const price of wrong) {
      const response = await products.post({ ...fields, price, is_unlimited: true })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'price')
    }
    for (const initial_quantity of [-1, 0.5, '3', [1]]) {
      const response = await products.post({ ...fields, initial_quantity })
      response.assertStatus(422)
      assert.equal(response.body().errors[0].field, 'initial_quantity')
    }
  })
})

function bothLanguages(title: string) {
  return { title_hu: title, title_en: title }
}
