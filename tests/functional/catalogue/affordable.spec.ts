import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { productList } from '#catalogue/products/queries/product_list'
import {
  PRODUCT_ORDER,
  PRODUCT_SORTS,
  type ProductSort,
} from '#catalogue/products/queries/product_order'
import { countedQueries } from '#tests/support/counted_queries'
import { endLargeShop, givenLargeShop, MADE_UP } from '#tests/support/large_shop'
import { givenMember } from '#tests/support/members'
import { givenPoints } from '#tests/support/points'
import { seededRandom } from '#tests/support/seeded_random'

const PER_PAGE = 12
/** Points of the cheapest and, nearly, of the dearest gift that is made up. */
const PRICES = { from: 10, below: 5000 }
const DEAR = 1_000_000

interface Narrowed {
  priceMax?: number
  sort: ProductSort
  words?: string[]
  categorySlug?: string
}

/** How many gifts there are and the ids of a page of them, counted and sorted by the database. */
async function asked(query: Narrowed, page: number) {
  const { priceMax = DEAR, sort, words = [], categorySlug } = query
  const sql = `FROM products p LEFT JOIN categories k ON k.id = p.category_id
    WHERE p.is_gift = 0 AND p.published_at <= ? AND (k.id IS NULL OR k.is_active = 1)
    AND p.price <= ? ${categorySlug ? 'AND k.slug = ?' : ''}
    ${words.map(() => 'AND p.search_text LIKE ?').join(' ')}`
  const liked = words.map((word) => `%${word}%`)
  const values = [clock.now(), priceMax, ...(categorySlug ? [categorySlug] : []), ...liked]
  const reader = shopReader()
  const [{ total }] = await reader.rows<{ total: number }>(
    `SELECT count(*) AS total ${sql}`,
    values
  )
  const found = await reader.rows<{ id: number }>(
    `SELECT p.id ${sql} ORDER BY ${PRODUCT_ORDER[sort]} LIMIT ? OFFSET ?`,
    [...values, PER_PAGE, (page - 1) * PER_PAGE]
  )
  return { total: Number(total), ids: found.map(({ id }) => id) }
}

test.group('What a member can afford in a large shop', (group) => {
  const random = seededRandom(116)
  const prices = Array.from({ length: 20 }, () => PRICES.from + random.below(PRICES.below))
  let categorySlug: string

  group.setup(async () => {
    ;({ categorySlug } = await givenLargeShop())
    const price = `CASE id % 20 ${prices.map((one, at) => `WHEN ${at} THEN ${one}`).join(' ')} END`
    const sql = `UPDATE products SET price = ${price}, updated_at = ? WHERE ${MADE_UP}`
    await transaction((trx) => rows(trx, sql, [clock.now()]))
  })
  group.teardown(async () => {
    await endLargeShop()
  })

  test('[K-14] is counted and paged as the database does it', async ({ assert }) => {
    const { id: memberId } = await givenMember()
    const part = async (query: Narrowed, page: number) => {
      const { data, total } = await productList({ ...query, page, locale: 'en', memberId })
      return { total, ids: data.map(({ id }) => id) }
    }
    const lists = [
      {},
      { words: ['lamp'] },
      { words: ['work', '19'] },
      { categorySlug },
      { categorySlug, words: ['work'] },
    ]
    const limits = [0, PRICES.from - 1, ...prices.slice(0, 6), PRICES.below / 2, DEAR]
    for (const list of lists) {
      // The whole list tells that it is long; from then on it is kept.
      await part({ ...list, sort: 'position' }, 1)
      for (const priceMax of limits) {
        const query = { ...list, priceMax, sort: random.pick(PRODUCT_SORTS) }
        const lastPage = Math.max(1, Math.ceil((await asked(query, 1)).total / PER_PAGE))
        for (const page of [1, 2, 1 + random.below(lastPage), lastPage, lastPage + 1]) {
          const expected = await asked(query, page)
          const statements = await countedQueries(async () => {
            assert.deepEqual(await part(query, page), expected, JSON.stringify({ ...query, page }))
          })
          assert.isFalse(statements.some((sql) => sql.includes('count(*) AS total')))
        }
      }
    }
  })

  test('ends with its last page', async ({ client, assert }) => {
    const member = await givenMember()
    await givenPoints(member, prices[0])
    const page = async (number: number) => {
      const request = client.get('/ajandekok').qs({ affordable: 1, page: number })
      return request.withGuard('member').loginAs(member).withInertia()
    }
    const { inertiaProps } = await page(1)
    const { last_page: lastPage } = (inertiaProps as any).products
    assert.equal((await page(lastPage)).status(), 200)
    assert.equal((await page(lastPage + 1)).status(), 404)
  })
})
