import { test } from '@japa/runner'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { clock } from '#app/clock'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember } from '#tests/support/members'

const FUTURE_MS = 60_000

test.group('Gift categories', () => {
  test('[K-01] [H-27] [D-17] the categories page lists the active categories by position', async ({
    client,
    assert,
  }) => {
    const last = await givenCategory({ titleEn: 'Clothes', position: -1, picture: 'ruha' })
    const first = await givenCategory({
      titleEn: 'Power tools',
      descriptionEn: 'Strong ones.',
      position: -2,
      picture: 'gep',
      pictureAltEn: 'A drill',
    })
    const plain = await givenCategory({ titleEn: 'Safety', position: -3 })
    const off = await givenCategory({ isActive: false })
    const member = await givenMember()
    const page = client.get('/ajandekok/kategoriak').withGuard('member').loginAs(member)
    const response = await page.withInertia()
    response.assertStatus(200)
    response.assertInertiaComponent('catalogue/categories')
    const categories = response.inertiaProps.categories as any[]
    const slugs = categories.map((one) => one.slug)
    assert.isBelow(slugs.indexOf(first.slug), slugs.indexOf(last.slug))
    assert.notInclude(slugs, off.slug)
    assert.deepEqual(categories[slugs.indexOf(first.slug)], {
      slug: first.slug,
      title: 'Power tools',
      description: 'Strong ones.',
      thumbnail: { url: '/media/gep-640.webp', alt_text: 'A drill' },
    })
    assert.deepEqual(categories[slugs.indexOf(last.slug)].thumbnail, {
      url: '/media/ruha-640.webp',
      alt_text: 'Clothes',
    })
    assert.isNull(categories[slugs.indexOf(plain.slug)].thumbnail)
  })

  test('[H-27] product-categories is GET /ajandekok/kategoriak and answers 200', async ({
    client,
    assert,
  }) => {
    assert.equal(urlFor('product-categories'), '/ajandekok/kategoriak')
    const request = client.get('/ajandekok/kategoriak').redirects(0)
    const page = await request
      .withGuard('member')
      .loginAs(await givenMember())
      .withInertia()
    page.assertStatus(200)
    page.assertInertiaComponent('catalogue/categories')
  })

  test('[H-27] a guest is sent to the login page', async ({ client }) => {
    const response = await client.get('/ajandekok/kategoriak').redirects(0)
    response.assertStatus(302)
    response.assertHeader('location', '/belepes')
  })
})

test.group('Product list', () => {
  test('[K-05] [D-20] thirteen products make two pages of twelve', async ({ client, assert }) => {
    const category = await givenCategory()
    for (let count = 0; count < 13; count++) await givenProduct({ categoryId: category.id })
    const member = await givenMember()
    const list = async (path: string) => {
      const request = client.get(`/ajandekok/${path}`).withGuard('member').loginAs(member)
      return (await request.withInertia()).inertiaProps.products as any
    }
    const first = await list(category.slug)
    assert.containSubset(first, { current_page: 1, last_page: 2, per_page: 12 })
    assert.lengthOf(first.data, 12)
    const second = await list(`${category.slug}/2`)
    assert.containSubset(second, { current_page: 2, last_page: 2, per_page: 12 })
    assert.lengthOf(second.data, 1)
    const ids = new Set([...first.data, ...second.data].map((product: any) => product.id))
    assert.equal(ids.size, 13)
  })

  test('[K-04] [H-30] the page in the query string answers the products alone', async ({
    client,
    assert,
  }) => {
    const category = await givenCategory()
    for (let count = 0; count < 13; count++) await givenProduct({ categoryId: category.id })
    const member = await givenMember()
    const response = await client
      .get(`/ajandekok/${category.slug}`)
      .qs({ page: 2 })
      .withGuard('member')
      .loginAs(member)
      .withInertiaPartialReload('catalogue/products', ['products'])
    const { products, ...rest } = response.inertiaProps as any
    assert.equal(products.current_page, 2)
    assert.notProperty(rest, 'category')
    assert.notProperty(rest, 'cart')
  })

  test('[K-06] [H-29] digits are a page unless a category is called so', async ({
    client,
    assert,
  }) => {
    const digits = String(Date.now() % 1_000_000)
    for (let count = 0; count < 13; count++) await givenProduct()
    const member = await givenMember()
    const get = (path: string) => client.get(path).withGuard('member').loginAs(member).withInertia()
    const all = await get('/ajandekok')
    all.assertStatus(200)
    const second = await get('/ajandekok/2')
    assert.equal((second.inertiaProps.products as any).current_page, 2)
    assert.isNull(second.inertiaProps.category)
    ;(await get(`/ajandekok/${digits}`)).assertStatus(404)
    await givenCategory({ slug: digits, titleEn: 'Called by digits' })
    const named = await get(`/ajandekok/${digits}`)
    assert.equal((named.inertiaProps.category as any).title, 'Called by digits')
    ;(await get(`/ajandekok/${digits}/1`)).assertStatus(200)
  })

  test('[K-02] [K-03] a category shows its title and description and only its products', async ({
    client,
    assert,
  }) => {
    const category = await givenCategory({ titleEn: 'Safety', descriptionEn: 'Head to toe.' })
    const inside = await givenProduct({ categoryId: category.id })
    await givenProduct()
    const member = await givenMember({ locale: 'en' })
    const response = await client
      .get(`/ajandekok/${category.slug}`)
      .withGuard('member')
      .loginAs(member)
      .withInertia()
    assert.containSubset(response.inertiaProps.category, {
      title: 'Safety',
      description: 'Head to toe.',
    })
    assert.deepEqual(
      (response.inertiaProps.products as any).data.map((product: any) => product.slug),
      [inside.slug]
    )
  })

  test('[K-14] products come by position, then the newest first', async ({ client, assert }) => {
    const category = await givenCategory()
    const now = clock.now()
    const given = { categoryId: category.id }
    const last = await givenProduct({ ...given, position: 2, publishedAt: now - 1 })
    const older = await givenProduct({ ...given, position: 1, publishedAt: now - 3000 })
    const newer = await givenProduct({ ...given, position: 1, publishedAt: now - 2000 })
    const member = await givenMember()
    const response = await client
      .get(`/ajandekok/${category.slug}`)
      .withGuard('member')
      .loginAs(member)
      .withInertia()
    const slugs = (response.inertiaProps.products as any).data.map((one: any) => one.slug)
    assert.deepEqual(slugs, [newer.slug, older.slug, last.slug])
  })

  test('[K-13] what is unknown, unpublished, switched off or a reward answers 404', async ({
    client,
    assert,
  }) => {
    const off = await givenCategory({ isActive: false })
    const draft = await givenProduct({ publishedAt: null })
    const future = await givenProduct({ publishedAt: clock.now() + FUTURE_MS })
    const gift = await givenProduct({ isGift: true, price: 0 })
    const hidden = await givenProduct({ categoryId: off.id })
    const member = await givenMember()
    const paths = [
      '/ajandekok/nincs-ilyen',
      '/ajandekok/details',
      '/ajandekok/add_to_cart',
      '/ajandekok/9999',
      '/ajandekok/0',
      `/ajandekok/${off.slug}`,
      '/ajandekok/details/nincs-ilyen',
      ...[draft, future, gift, hidden].map((product) => `/ajandekok/details/${product.slug}`),
    ]
    for (const path of paths) {
      const request = client.get(path).withGuard('member').loginAs(member)
      const response = await request.withInertia()
      assert.equal(response.status(), 404, path)
    }
  })

  test('[K-13] [D-15] a card of the list has the fields of a product', async ({
    client,
    assert,
  }) => {
    const category = await givenCategory()
    const product = await givenProduct({
      categoryId: category.id,
      titleHu: 'Kulacs',
      titleEn: '',
      price: 450,
      stock: 7,
      isNew: true,
      shortDescriptionEn: 'Keeps cold.',
      picture: 'abc',
    })
    const member = await givenMember({ locale: 'en' })
    const response = await client
      .get(`/ajandekok/${category.slug}`)
      .withGuard('member')
      .loginAs(member)
      .withInertia()
    assert.deepEqual((response.inertiaProps.products as any).data[0], {
      id: product.id,
      slug: product.slug,
      title: 'Kulacs',
      price: 450,
      stock: 7,
      isNew: true,
      wishlisted: false,
      short_description: 'Keeps cold.',
      thumbnail: { url: '/media/abc-640.webp', alt_text: 'Kulacs' },
    })
  })

  test('[D-15] the dialog of a gift has every field of a product', async ({ client, assert }) => {
    const category = await givenCategory()
    const product = await givenProduct({
      categoryId: category.id,
      titleEn: 'Work jacket',
      price: 4200,
      variations: { Size: ['M', 'L'], Colour: ['Red', 'Blue'] },
      stockOf: { 'M Red': 3, 'M Blue': 0, 'L Red': 4, 'L Blue': 0 },
      isNew: true,
      shortDescriptionEn: 'Warm.',
      descriptionEn: '<p>Lined, <strong>rainproof</strong>.</p>',
      picture: 'kabat',
      pictureAltEn: 'A jacket on a hook',
    })
    const member = await givenMember({ locale: 'en' })
    const response = await client
      .get(`/ajandekok/details/${product.slug}`)
      .withGuard('member')
      .loginAs(member)
      .withInertia()
    const { combinations, ...shown } = (response.inertiaProps as any).dialog.props.product
    const valueOf = (title: string) => ({ id: product.variation(title).value, title })
    assert.deepEqual(shown, {
      id: product.id,
      slug: product.slug,
      title: 'Work jacket',
      price: 4200,
      stock: 7,
      isNew: true,
      wishlisted: false,
      short_description: 'Warm.',
      description: '<p>Lined, <strong>rainproof</strong>.</p>',
      thumbnail: { url: '/media/kabat-640.webp', alt_text: 'A jacket on a hook' },
      categorySlug: category.slug,
      availableVariationValues: [
        { id: product.variation('M').type, title: 'Size', values: [valueOf('M'), valueOf('L')] },
        {
          id: product.variation('Red').type,
          title: 'Colour',
          values: [valueOf('Red'), valueOf('Blue')],
        },
      ],
    })
    assert.lengthOf(combinations, 4)
  })

  test('[D-15] a gift of which any number can be ordered has no stock and no choices', async ({
    client,
    assert,
  }) => {
    const product = await givenProduct({ stock: null })
    const member = await givenMember()
    const response = await client
      .get(`/ajandekok/details/${product.slug}`)
      .withGuard('member')
      .loginAs(member)
      .withInertia()
    const shown = (response.inertiaProps as any).dialog.props.product
    assert.isNull(shown.stock)
    assert.isNull(shown.thumbnail)
    assert.deepEqual(shown.availableVariationValues, [])
  })
})
