import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#app/clock'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'

async function list(client: ApiClient, member: TestMember, given: { slug: string; qs?: object }) {
  const request = client.get(`/ajandekok/${given.slug}`).qs(given.qs ?? {})
  const { inertiaProps } = await request.withGuard('member').loginAs(member).withInertia()
  return inertiaProps as any
}

const slugsOf = (props: any) => props.products.data.map(({ slug }: any) => slug)

test.group('Searching gifts', () => {
  test('a search finds words of both languages, without accents and capitals', async ({
    client,
    assert,
  }) => {
    const { id: categoryId, slug } = await givenCategory()
    const texts = { titleHu: 'Ütvefúró ŐRZŐ', titleEn: 'Hammer drill', categoryId }
    const drill = await givenProduct({ ...texts, shortDescriptionEn: 'Strong 100 % motor' })
    const boots = await givenProduct({ titleHu: 'Bakancs', titleEn: 'Boots', categoryId })
    await givenProduct({ titleHu: 'Ütvefúró másutt', titleEn: 'Hammer drill' })
    const member = await givenMember()
    const find = async (q: string) => slugsOf(await list(client, member, { slug, qs: { q } }))
    const found = ['fúró', 'FURO', 'utve', 'ütvefúró', 'orzo', 'drill hammer', '  motor  ', '100 %']
    for (const q of found) assert.deepEqual(await find(q), [drill.slug], q)
    assert.deepEqual(await find('boots'), [boots.slug])
    for (const q of ['drill boots', '100_', '%%', "'", 'nincs ilyen']) {
      assert.deepEqual(await find(q), [], q)
    }
    assert.lengthOf(await find(' '), 2)
    assert.lengthOf(await find('o'.repeat(5_000)), 0)
  })

  test('the orders, and the gifts points are enough for', async ({ client, assert }) => {
    const { id: categoryId, slug } = await givenCategory()
    const now = clock.now()
    const a = { categoryId, price: 300, position: 1, publishedAt: now - 3_000 }
    const cheap = await givenProduct({ ...a, price: 100, position: 3 })
    const middle = await givenProduct({ ...a, publishedAt: now - 1_000 })
    const dear = await givenProduct({ ...a, price: 900, position: 2, publishedAt: now - 2_000 })
    const member = await givenMember()
    await givenPoints(member, 300)
    const inOrder = async (qs: object) => slugsOf(await list(client, member, { slug, qs }))
    const own = [middle.slug, dear.slug, cheap.slug]
    assert.deepEqual(await inOrder({}), own)
    assert.deepEqual(await inOrder({ sort: 'price_asc' }), [cheap.slug, middle.slug, dear.slug])
    assert.deepEqual(await inOrder({ sort: 'price_desc' }), [dear.slug, middle.slug, cheap.slug])
    assert.deepEqual(await inOrder({ sort: 'newest' }), [middle.slug, dear.slug, cheap.slug])
    assert.deepEqual(await inOrder({ affordable: '1' }), [middle.slug, cheap.slug])
    const both = { affordable: '1', sort: 'price_asc' }
    assert.deepEqual(await inOrder(both), [cheap.slug, middle.slug])
    for (const odd of [{ sort: 'price; DROP' }, { sort: ['newest'] }, { affordable: 'x' }]) {
      assert.deepEqual(await inOrder(odd), own)
    }
  })

  test('[K-04] the pages of a narrowed list are its own, and the page is told its filter', async ({
    client,
    assert,
  }) => {
    const { id: categoryId, slug } = await givenCategory()
    for (let price = 1; price <= 30; price++) {
      const titleEn = price <= 14 ? 'Folding rule' : 'Other'
      await givenProduct({ categoryId, price, titleEn, titleHu: titleEn })
    }
    const member = await givenMember()
    const qs = { q: 'Rule', sort: 'price_desc', page: 2 }
    const request = client.get(`/ajandekok/${slug}`).qs(qs).withGuard('member').loginAs(member)
    const response = await request.withInertiaPartialReload('catalogue/products', ['products'])
    const { products, ...rest } = response.inertiaProps as any
    assert.containSubset(products, { current_page: 2, last_page: 2, total: 14 })
    assert.deepEqual(
      products.data.map(({ price }: any) => price),
      [2, 1]
    )
    assert.notProperty(rest, 'filter')
    const whole = await list(client, member, { slug, qs: { ...qs, page: 1 } })
    assert.deepEqual(whole.filter, { q: 'Rule', sort: 'price_desc', affordable: false })
  })
})
