import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { RESERVED_CATEGORY_SLUGS } from '#catalogue/constants'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { gifts, imported } from '#tests/support/import_files'
import { givenMember, givenStaff } from '#tests/support/members'
import { staffApi } from '#tests/support/staff_api'

const some = () => randomUUID().slice(0, 8)

async function shopOf(client: ApiClient) {
  const member = await givenMember({ locale: 'en' })
  const read = (path: string) =>
    client.get(`/ajandekok/${path}`).withGuard('member').loginAs(member).withInertia()
  return {
    visit: read,
    category: async (slug: string) => (await read(slug)).inertiaProps.category as any,
    slugs: async () => {
      const found: string[] = []
      for (let page = 1, last = 1; page <= last; page++) {
        const { categories, last_page } = (await read(`kategoriak?page=${page}`))
          .inertiaProps as any
        found.push(...categories.map((one: { slug: string }) => one.slug))
        last = last_page
      }
      return found
    },
  }
}

async function deedsOn(id: number) {
  const sql = `SELECT action, actor_id AS "by" FROM audit_logs
    WHERE subject_type = 'category' AND subject_id = ? ORDER BY id`
  return shopReader().rows<{ action: string; by: number }>(sql, [id])
}

test.group('Back-office categories', () => {
  test('[O-10] marketing makes a category, members see it, and gifts go into it', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const api = staffApi(client, 'categories', staff)
    const slug = `festek-${some()}`
    const fields = {
      title_hu: 'Festékek',
      title_en: 'Paints',
      description_hu: 'Falra.',
      description_en: 'For <b>walls</b>.',
      picture: 'festek',
      picture_alt_hu: 'Vödör',
      picture_alt_en: 'Bucket',
    }
    const made = await api.create({ ...fields, slug })
    made.assertStatus(201)
    const { id, ...line } = made.body().data
    assert.containSubset(line, { ...fields, slug, is_active: true, gifts: 0 })
    const shop = await shopOf(client)
    assert.deepEqual(await shop.category(slug), {
      slug,
      title: 'Paints',
      description: 'For <b>walls</b>.',
      thumbnail: { url: '/media/festek-640.webp', alt_text: 'Bucket' },
    })
    assert.include(await shop.slugs(), slug)
    const gift = {
      title_hu: 'Ecset',
      title_en: 'Brush',
      category_id: id,
      price: 10,
      initial_quantity: 1,
    }
    const product = await staffApi(client, 'products', staff).create({
      ...gift,
      slug: some(),
      is_published: true,
    })
    product.assertStatus(201)
    const file = `slug;title_hu;title_en;category;price;is_published\n${some()};Henger;Roller;${slug};20;igen\n`
    await imported(gifts, file)
    assert.equal((await api.show(id)).body().data.gifts, 2)
    const { data } = (await shop.visit(slug)).inertiaProps.products as any
    assert.sameMembers(
      data.map(({ title }: { title: string }) => title),
      ['Brush', 'Roller']
    )
    assert.deepEqual(await deedsOn(id), [{ action: 'category.created', by: staff.id }])
  })

  test('a change shows at once; a category switched off takes its gifts away', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const api = staffApi(client, 'categories', staff)
    const category = await givenCategory({ titleEn: 'Before' })
    const product = await givenProduct({ categoryId: category.id })
    const shop = await shopOf(client)
    const { visit } = shop
    assert.equal((await shop.category(category.slug)).title, 'Before')
    const fields = { title_hu: 'Utána', title_en: 'After', slug: category.slug }
    ;(await api.update(category.id, fields)).assertStatus(200)
    assert.equal((await shop.category(category.slug)).title, 'After')
    const off = await api.update(category.id, { ...fields, is_active: false })
    assert.isFalse(off.body().data.is_active)
    assert.equal((await visit(category.slug)).status(), 404)
    assert.equal((await visit(`details/${product.slug}`)).status(), 404)
    assert.notInclude(await shop.slugs(), category.slug)
    const renamed = `uj-nev-${some()}`
    await api.update(category.id, { ...fields, slug: renamed, is_active: true })
    assert.equal((await visit(renamed)).status(), 200)
    assert.equal((await visit(category.slug)).status(), 404)
    const deeds = await deedsOn(category.id)
    assert.deepEqual(
      deeds.map(({ action, by }) => [action, by]),
      [1, 2, 3].map(() => ['category.changed', staff.id])
    )
    ;(await api.update(2 ** 30, fields)).assertStatus(404)
  })

  test('[K-06] a reserved word is a field error, typed or made from the title', async ({
    client,
    assert,
  }) => {
    const api = staffApi(client, 'categories', await givenStaff())
    const { id, slug } = await givenCategory()
    assert.sameMembers(
      [...RESERVED_CATEGORY_SLUGS],
      ['kategoriak', 'details', 'add_to_cart', 'update']
    )
    const tries = RESERVED_CATEGORY_SLUGS.map((word) => ({ title_hu: 'Próba', slug: word }))
    for (const fields of [...tries, { title_hu: 'Kategóriák' }, { title_hu: 'Update', slug: '' }]) {
      for (const response of [await api.create(fields), await api.update(id, fields)]) {
        response.assertStatus(422)
        const [error] = response.body().errors
        assert.deepInclude(error, { field: 'slug', rule: 'reserved' })
      }
    }
    assert.equal((await api.show(id)).body().data.slug, slug)
    const digits = String(Date.now())
    ;(await api.create({ title_hu: 'Évszám', slug: digits })).assertStatus(201)
    assert.equal((await (await shopOf(client)).category(digits)).title, 'Évszám')
  })

  test('a slug that is taken is a field error, also for two who come at once', async ({
    client,
    assert,
  }) => {
    const api = staffApi(client, 'categories', await givenStaff())
    const [first, second] = [await givenCategory(), await givenCategory()]
    const taken = { title_hu: 'Próba', slug: first.slug }
    for (const response of [await api.create(taken), await api.update(second.id, taken)]) {
      response.assertStatus(422)
      assert.deepInclude(response.body().errors[0], { field: 'slug', rule: 'unique' })
    }
    ;(await api.update(first.id, taken)).assertStatus(200)
    const title_hu = `Őrült Újdonság ${some()}`
    const both = await Promise.all([api.create({ title_hu }), api.create({ title_hu })])
    assert.sameMembers(
      both.map((response) => response.status()),
      [201, 422]
    )
    const made = both.find((response) => response.status() === 201)!
    assert.match(made.body().data.slug, /^orult-ujdonsag-[0-9a-f]{8}$/)
  })

  test('a category without a position is the last one; one left out stays', async ({
    client,
    assert,
  }) => {
    const api = staffApi(client, 'categories', await givenStaff())
    const { position: last } = (await api.create({ title_hu: `Első ${some()}` })).body().data
    const { id, position, title_hu } = (await api.create({ title_hu: `Második ${some()}` })).body()
      .data
    assert.equal(position, last + 1)
    await api.update(id, { title_hu, position: -7 })
    assert.equal((await api.update(id, { title_hu })).body().data.position, -7)
  })

  test('only an empty category is deleted', async ({ client, assert }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const api = staffApi(client, 'categories', staff)
    const full = await givenCategory()
    await givenProduct({ categoryId: full.id, publishedAt: null })
    const refused = await api.remove(full.id)
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].rule, 'not_empty')
    ;(await api.show(full.id)).assertStatus(200)
    assert.deepEqual(await deedsOn(full.id), [])
    const empty = await givenCategory()
    ;(await api.remove(empty.id)).assertStatus(200)
    ;(await api.remove(empty.id)).assertStatus(404)
    ;(await api.show(empty.id)).assertStatus(404)
    assert.deepEqual(await deedsOn(empty.id), [{ action: 'category.deleted', by: staff.id }])
    const gift = {
      title_hu: 'A',
      title_en: 'A',
      category_id: empty.id,
      price: 100,
      slug: some(),
      is_unlimited: true,
    }
    const products = staffApi(client, 'products', staff)
    const known = await givenProduct()
    for (const response of [await products.create(gift), await products.update(known.id, gift)]) {
      response.assertStatus(422)
      const [error] = response.body().errors
      assert.deepInclude(error, { field: 'category_id', rule: 'unknown_category' })
    }
  })

  test('values of a wrong kind are field errors; members and strangers are kept out', async ({
    client,
    assert,
  }) => {
    const api = staffApi(client, 'categories', await givenStaff())
    const wrong: Record<string, unknown[]> = {
      title_hu: ['', ' ', null, 7, {}, 'a\nb', 'x'.repeat(201)],
      slug: ['Nagy', 'a b', 'a--b', '-a', 'á', 7, {}, 'x'.repeat(101)],
      description_hu: [7, {}, 'x'.repeat(2001)],
      picture: ['../x', 'a.b', 7],
      position: ['x', 1.5, 1e9, {}],
      is_active: ['yes', 2],
    }
    const { id } = await givenCategory()
    for (const [field, values] of Object.entries(wrong)) {
      for (const value of values) {
        const fields = { title_hu: `Próba ${some()}`, [field]: value }
        for (const response of [await api.create(fields), await api.update(id, fields)]) {
          assert.equal(response.status(), 422, `${field}: ${JSON.stringify(value)?.slice(0, 40)}`)
          assert.equal(response.body().errors[0].field, field)
        }
      }
    }
    const post = () => client.post('/api/admin/categories').accept('json').withCsrfToken()
    ;(await post().json({ title_hu: 'A' })).assertStatus(401)
    const member = await givenMember()
    ;(await post().json({ title_hu: 'A' }).withGuard('member').loginAs(member)).assertStatus(401)
  })

  test('each of a thousand categories is found by a part of its name', async ({
    client,
    assert,
  }) => {
    const word = `Érd${some()}`
    const ids: number[] = []
    for (let place = 0; place < 30; place++) {
      ids.push((await givenCategory({ titleHu: `${word} ${place}.`, position: place })).id)
    }
    const api = staffApi(client, 'categories', await givenStaff())
    assert.equal((await api.list({ q: word.toLowerCase() })).body().total, 30)
    const { data } = (await api.list({ q: `${word.replace('É', 'e')} 29.` })).body()
    assert.deepEqual(
      data.map(({ id }: { id: number }) => id),
      [ids[29]]
    )
  })
})
