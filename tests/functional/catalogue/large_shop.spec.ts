import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#app/clock'
import { shopReader, type SqlValue } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { LARGE } from '#catalogue/products/queries/product_list_sql'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { countedQueries } from '#tests/support/counted_queries'
import { endLargeShop, givenLargeShop } from '#tests/support/large_shop'
import { frozenClock } from '#tests/support/clock'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'

const PER_PAGE = 12
/** Statements of the list of all gifts: the state of the catalogue instead of a count. */
const QUERIES_OF_LIST = 7

/** The list of all gifts as its rules say it, from the whole table. */
async function expected(given: { words?: string; priceMax?: number; sort: string }) {
  type Gift = {
    slug: string
    price: number
    position: number
    at: number
    id: number
    text: string
  }
  const sql = `SELECT p.slug, p.price, p.position, p.id,
    p.published_at AS at, lower(p.title_en) AS text
    FROM products p LEFT JOIN categories k ON k.id = p.category_id
    WHERE p.is_gift = 0 AND p.published_at <= ? AND (k.id IS NULL OR k.is_active = 1)`
  const all = await shopReader().rows<Gift>(sql, [clock.now()])
  const orders: Record<string, (one: Gift, other: Gift) => number> = {
    position: (a, b) => a.position - b.position || Number(b.at) - Number(a.at) || b.id - a.id,
    price_asc: (a, b) => a.price - b.price || a.position - b.position || a.id - b.id,
    price_desc: (a, b) => b.price - a.price || b.position - a.position || b.id - a.id,
    newest: (a, b) => Number(b.at) - Number(a.at) || b.id - a.id,
  }
  return all
    .filter(({ price }) => price <= (given.priceMax ?? Infinity))
    .filter(({ text }) => (given.words ?? '').split(' ').every((word) => text.includes(word)))
    .sort(orders[given.sort])
    .map(({ slug }) => slug)
}

let categorySlug: string

const change = (sql: string, values: SqlValue[]) =>
  transaction((trx) => rows(trx, `UPDATE products SET ${sql}`, values))

function list(client: ApiClient, member: TestMember, path = '/ajandekok') {
  return async (qs: object) => {
    const request = client.get(path).qs(qs).withGuard('member').loginAs(member)
    const { inertiaProps } = await request.withInertia()
    return (inertiaProps as any).products
  }
}

const slugsOf = (page: any): string[] => page.data.map(({ slug }: any) => slug)

test.group('A shop with many gifts', (group) => {
  group.setup(async () => {
    ;({ categorySlug } = await givenLargeShop())
  })
  group.teardown(async () => {
    await endLargeShop()
  })

  test('[K-14] every page of every order is the one its rules say', async ({ client, assert }) => {
    const member = await givenMember()
    await givenPoints(member, 40)
    const read = list(client, member)
    // The first answer finds out that the shop is large; the others read the list it then keeps.
    await read({})
    for (const sort of ['position', 'price_asc', 'price_desc', 'newest']) {
      for (const words of [undefined, 'work lamp', 'mp 19']) {
        for (const priceMax of [undefined, 40]) {
          const slugs = await expected({ words, priceMax, sort })
          const lastPage = Math.ceil(slugs.length / PER_PAGE)
          const qs = { sort, q: words, affordable: priceMax && '1' }
          for (const page of [1, 2, lastPage]) {
            const answer = await read({ ...qs, page })
            const wanted = slugs.slice((page - 1) * PER_PAGE, page * PER_PAGE)
            assert.deepEqual(slugsOf(answer), wanted, JSON.stringify({ ...qs, page }))
            const counts = [answer.current_page, answer.last_page, answer.total]
            assert.deepEqual(counts, [page, lastPage, slugs.length])
          }
        }
      }
    }
  })

  test('no page counts or skips gifts in the database, the last one neither', async ({
    client,
    assert,
    cleanup,
  }) => {
    // What is trusted for a second is read once.
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenMember()
    await givenPoints(member, 40)
    const read = list(client, member)
    const { last_page: lastPage } = await read({})
    for (const qs of [{}, { page: lastPage }, { q: 'work' }, { affordable: 1 }]) {
      await read(qs)
      const statements = await countedQueries(() => read(qs))
      const counted = statements.filter((sql) => !sql.includes('FROM settings'))
      const most = QUERIES_OF_LIST + ('affordable' in qs ? 1 : 0)
      assert.lengthOf(counted, most, counted.join('\n'))
      assert.isFalse(
        counted.some((sql) => sql.includes('count(*) AS total') || sql.includes('OFFSET ?'))
      )
    }
  })

  test('of the categories only one with many gifts is kept', async ({ client, assert }) => {
    const member = await givenMember()
    const small = await givenCategory()
    const alone = await givenProduct({ categoryId: small.id, titleEn: 'Level' })
    const inSmall = list(client, member, `/ajandekok/${small.slug}`)
    const inLarge = list(client, member, `/ajandekok/${categorySlug}`)
    for (let tried = 0; tried < 2; tried++) {
      assert.deepEqual(slugsOf(await inSmall({})), [alone.slug])
      assert.equal((await inLarge({})).total, LARGE)
    }
    const skips = async (read: (qs: object) => Promise<unknown>) =>
      (await countedQueries(() => read({}))).some((sql) => sql.includes('OFFSET ?'))
    assert.isTrue(await skips(inSmall))
    assert.isFalse(await skips(inLarge))
    const { data: last } = await inLarge({ sort: 'price_desc', page: Math.ceil(LARGE / PER_PAGE) })
    assert.equal(last.at(-1).price, 1)
  })

  test('[K-13] a change is seen at the next request', async ({ client, assert }) => {
    const read = list(client, await givenMember())
    await read({})
    const { total } = await read({ q: 'lamp' })
    const dear = await givenProduct({ titleEn: 'Golden lamp', titleHu: 'Lámpa', price: 4_000 })
    const found = await read({ q: 'lamp', sort: 'price_desc' })
    assert.equal(found.total, total + 1)
    assert.equal(slugsOf(found)[0], dear.slug)
    await change('price = 5, updated_at = ? WHERE id = ?', [clock.now() + 1, dear.id])
    const cheaper = await read({ q: 'lamp', sort: 'price_desc' })
    assert.notInclude(slugsOf(cheaper), dear.slug)
    // Taken off the shelf past the shop's own forms, which forgets to say when.
    const [gone, next] = slugsOf(await read({ sort: 'newest' }))
    await change('published_at = NULL WHERE slug = ?', [gone])
    assert.equal(slugsOf(await read({ sort: 'newest' }))[0], next)
  })

  test('a shop that has few gifts again is counted as before', async ({ client, assert }) => {
    const read = list(client, await givenMember())
    await read({})
    const newest = await endLargeShop()
    const first = await read({ sort: 'newest' })
    assert.equal(slugsOf(first)[0], newest.slug)
    const statements = await countedQueries(async () => {
      assert.equal((await read({})).total, first.total)
    })
    assert.isTrue(statements.some((sql) => sql.includes('OFFSET ?')))
  })
})
