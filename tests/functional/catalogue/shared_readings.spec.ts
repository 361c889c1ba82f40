import { test } from '@japa/runner'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { cartOf, nextGiftOf } from '#catalogue'
import { productBySlug } from '#catalogue/products/queries/product_by_slug'
import { productList } from '#catalogue/products/queries/product_list'
import { usesPostgres } from '#config/database'
import { givenCart, givenCategory, givenProduct } from '#tests/support/catalogue'
import { countedQueries } from '#tests/support/counted_queries'
import { givenMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'

const WISH = `INSERT INTO wishlist_entries (member_id, product_id, created_at) VALUES (?, ?, 1)`

/** Members with other points, carts and wishes each, and the gifts they are about. */
async function givenCrowd() {
  const category = await givenCategory()
  const members = []
  for (let made = 0; made < 4; made++) {
    const member = await givenMember()
    const sizes = made % 2 ? { Size: ['S', 'M'] } : undefined
    const product = await givenProduct({
      categoryId: category.id,
      price: 10 + made,
      variations: sizes,
    })
    if (made > 0) await givenPoints(member, 10 * made)
    if (!sizes) await givenCart(member, [{ product, quantity: 1 + made }])
    if (made > 1) await transaction((trx) => rows(trx, WISH, [member.id, product.id]))
    members.push({ id: member.id, points: 10 * made, product })
  }
  return { category, members }
}

test.group('What members ask for in the same moment', () => {
  test('is what each would get alone', async ({ assert }) => {
    const { category, members } = await givenCrowd()
    const read = async (member: (typeof members)[number]) => ({
      cart: await cartOf(member.id, 'hu'),
      nextGift: await nextGiftOf(member, 'hu'),
      gift: await productBySlug(member.product.slug, { locale: 'hu', memberId: member.id }),
      none: await productBySlug('nincs-ilyen', { locale: 'hu', memberId: member.id }),
      list: await productList({
        locale: 'hu',
        memberId: member.id,
        page: 1,
        categorySlug: category.slug,
      }),
    })
    const together = await Promise.all(members.map(read))
    const alone = []
    for (const member of members) alone.push(await read(member))
    assert.deepEqual(together, alone)
    const wished = together.map(({ list }) => list.data.filter((card) => card.wishlisted).length)
    assert.deepEqual(wished, [0, 0, 1, 1])
    assert.deepEqual(
      together.map(({ cart }) => [cart.available_points, cart.count]),
      [
        [0, 1],
        [10, 0],
        [20, 3],
        [30, 0],
      ]
    )
    assert.isUndefined(together[0].none)
  })

  test('is one statement of each kind on PostgreSQL, and one for each member on SQLite', async ({
    assert,
  }) => {
    const { category, members } = await givenCrowd()
    const list = (memberId: number) =>
      productList({ locale: 'hu', memberId, page: 1, categorySlug: category.slug })
    const asked = await countedQueries(() => Promise.all(members.map(({ id }) => list(id))))
    const ofWishes = asked.filter((sql) => sql.includes('FROM wishlist_entries'))
    assert.lengthOf(ofWishes, usesPostgres ? 1 : members.length)
    assert.lengthOf(asked, ofWishes.length + 1, asked.join('\n'))
    const carts = await countedQueries(() => Promise.all(members.map(({ id }) => cartOf(id, 'hu'))))
    assert.lengthOf(carts, usesPostgres ? 1 : members.length)
    const next = await countedQueries(() =>
      Promise.all(members.map((member) => nextGiftOf(member, 'hu')))
    )
    assert.lengthOf(next, usesPostgres ? 1 : members.length)
  })

  test('harms nobody where one of them asks for what no database takes', async ({ assert }) => {
    const { category, members } = await givenCrowd()
    const [{ id, product }] = members
    const gift = (slug: string) => productBySlug(slug, { locale: 'hu', memberId: id })
    const list = (categorySlug: string, word: string) =>
      productList({ locale: 'hu', memberId: id, page: 1, categorySlug, words: [word] })
    const [found, none, odd] = await Promise.all([gift(product.slug), gift('a\0b'), gift('\ud800')])
    assert.equal(found?.id, product.id)
    assert.isUndefined(none ?? odd)
    const [good, bad] = await Promise.allSettled([
      list(category.slug, ''),
      list(category.slug, 'a\0b'),
    ])
    assert.equal(good.status === 'fulfilled' && good.value.total, members.length)
    assert.equal(bad.status, usesPostgres ? 'rejected' : 'fulfilled')
  })

  test('a list is another one as soon as anything in it changed', async ({ assert }) => {
    const { category, members } = await givenCrowd()
    const [{ id, product }] = members
    const first = async () => {
      const query = { locale: 'hu', memberId: id, page: 1, categorySlug: category.slug } as const
      return (await productList(query)).data.find((card) => card.id === product.id)!
    }
    const before = await first()
    await transaction((trx) =>
      rows(trx, 'UPDATE products SET is_new = 1 - is_new WHERE id = ?', [product.id])
    )
    assert.deepEqual(await first(), { ...before, isNew: !before.isNew })
    await transaction((trx) =>
      rows(trx, 'UPDATE products SET price = 77 WHERE id = ?', [product.id])
    )
    assert.equal((await first()).price, 77)
  })
})
