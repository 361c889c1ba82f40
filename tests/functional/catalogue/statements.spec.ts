import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { shopReader } from '#app/database/engine'
import { PRODUCT_ORDER, PRODUCT_SORTS } from '#catalogue/products/queries/product_order'
import { PRODUCT_IS_OPEN } from '#catalogue/stock/queries/stock_sql'
import { usesPostgres } from '#config/database'
import { givenCart, givenCategory, givenProduct } from '#tests/support/catalogue'
import { checkOut, checkoutBody } from '#tests/support/checkout'
import { frozenClock } from '#tests/support/clock'
import { countedQueries, countedStatements } from '#tests/support/counted_queries'
import { givenMember, type TestMember } from '#tests/support/members'
import { givenCreditedScan } from '#tests/support/scans'

/** Statements a page may cost, the shared properties of every page included. */
const QUERIES_OF = {
  list: 7,
  categories: 5,
  // The embedded database was asked for the wishes before, and nothing has changed since.
  dialogAlone: usesPostgres ? 8 : 7,
  dialogOverList: 3,
  checkout: 7,
}
/** A gift of which variations can be chosen costs two more: the choices, and what is left of each. */
const QUERIES_OF_COMBINATIONS = 2
/** Statements of a change of the cart with its answer, those of its transaction included. */
const STATEMENTS_OF = { add: 4, change: 4, order: usesPostgres ? 15 : 17 }
/** What each line of an order adds: its item is read and taken from the cart, the line, its stock and the movement. PostgreSQL does them together. */
const STATEMENTS_OF_LINE = usesPostgres ? 0 : 5

const MANY = 15

const OVER_LIST = {
  'x-inertia-partial-component': 'catalogue/products',
  'x-inertia-partial-data': 'dialog,errors',
}

/** Settings are read again once in a while, by whichever request comes then. */
const withoutSettings = (statements: string[]) =>
  statements.filter((sql) => !sql.includes('FROM settings'))

/** The reads of a page as page data, after a first one that fills what every page shares. */
async function reader(client: ApiClient, member: TestMember) {
  await client.get('/ajandekok').withGuard('member').loginAs(member).withInertia()
  return (path: string, headers = {}) => {
    const request = client.get(path).withGuard('member').loginAs(member)
    for (const [name, value] of Object.entries(headers)) request.header(name, String(value))
    const sent = () => request.withInertia().then((response) => response.assertStatus(200))
    return countedQueries(sent).then(withoutSettings)
  }
}

/** All statements of a change that a script asks for. */
function writer(client: ApiClient, member: TestMember) {
  return (path: string, body: object) => {
    const request = client.post(path).withCsrfToken().withGuard('member').loginAs(member)
    request.header('accept', 'application/json').json(body)
    const sent = () => request.then((response) => response.assertStatus(200))
    return countedStatements(sent).then(withoutSettings)
  }
}

async function givenMany(count: number) {
  const category = await givenCategory()
  const products = []
  for (let made = 0; made < count; made++) {
    products.push(await givenProduct({ categoryId: category.id, price: 1, stock: 50 }))
  }
  return { category, products }
}

/** A member with that many gifts in the cart. */
async function givenShopper(count: number) {
  const member = await givenMember()
  await givenCreditedScan(member, 1_000)
  const { products } = await givenMany(count)
  const hashes = await givenCart(
    member,
    products.map((product) => ({ product }))
  )
  return { member, products, hashes }
}

test.group('Statements of gift pages', (group) => {
  // What is remembered for a moment stays remembered, however slow the machine is.
  group.each.setup(() => frozenClock().restore)

  test('list, later page and search cost the same, however many gifts there are', async ({
    client,
    assert,
  }) => {
    const [few, many] = [await givenMany(1), await givenMany(MANY)]
    const read = await reader(client, await givenMember())
    const paths = [
      `/ajandekok/${few.category.slug}`,
      `/ajandekok/${many.category.slug}`,
      `/ajandekok/${many.category.slug}/2`,
      `/ajandekok/${many.category.slug}?q=work&sort=price_asc`,
    ]
    for (const path of paths) {
      const statements = await read(path)
      assert.lengthOf(statements, QUERIES_OF.list, `${path}\n${statements.join('\n')}`)
    }
  })

  test('the categories cost the same, however many there are', async ({ client, assert }) => {
    const read = await reader(client, await givenMember())
    for (const count of [0, MANY]) {
      for (let made = 0; made < count; made++) await givenCategory()
      const statements = await read('/ajandekok/kategoriak')
      assert.lengthOf(statements, QUERIES_OF.categories, statements.join('\n'))
    }
  })

  test('a gift over its list reads no list, whatever can be chosen of it', async ({
    client,
    assert,
  }) => {
    const plain = await givenProduct()
    const sizes = await givenProduct({ variations: { Size: ['S', 'M', 'L'], Colour: ['a', 'b'] } })
    const read = await reader(client, await givenMember())
    const costs = async (slug: string, headers = {}) =>
      (await read(`/ajandekok/details/${slug}`, headers)).length
    const more = QUERIES_OF_COMBINATIONS
    assert.equal(await costs(plain.slug, OVER_LIST), QUERIES_OF.dialogOverList)
    assert.equal(await costs(sizes.slug, OVER_LIST), QUERIES_OF.dialogOverList + more)
    assert.equal(await costs(plain.slug), QUERIES_OF.dialogAlone)
    assert.equal(await costs(sizes.slug), QUERIES_OF.dialogAlone + more)
  })

  test('[K-14] every order of the whole list is read from an index, not sorted', async ({
    assert,
  }) => {
    for (const sort of PRODUCT_SORTS) {
      const sql = `SELECT p.id, p.price FROM products p
        LEFT JOIN categories k ON k.id = p.category_id
        WHERE ${PRODUCT_IS_OPEN} ORDER BY ${PRODUCT_ORDER[sort]}`
      const rows = await shopReader().rows<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, [1])
      const plan = rows.map(({ detail }) => detail).join('; ')
      assert.include(plan, 'USING COVERING INDEX products_by', sort)
      assert.notInclude(plan, 'TEMP B-TREE', sort)
    }
  }).skip(usesPostgres, 'speaks of the plans of SQLite')
})

test.group('Statements of cart and checkout', (group) => {
  group.each.setup(() => frozenClock().restore)

  test('adding and changing cost the same, however much lies in the cart', async ({
    client,
    assert,
  }) => {
    for (const count of [1, MANY]) {
      const { member, hashes } = await givenShopper(count)
      const { slug } = await givenProduct()
      const write = writer(client, member)
      const added = await write(`/ajandekok/add_to_cart/${slug}`, { quantity: 1, variations: [] })
      assert.isAtMost(added.length, STATEMENTS_OF.add, added.join('\n'))
      const changed = await write(`/ajandekok/update/${hashes[0]}`, { quantity: 2 })
      assert.isAtMost(changed.length, STATEMENTS_OF.change, changed.join('\n'))
    }
  })

  test('the checkout page costs the same, however much lies in the cart', async ({
    client,
    assert,
  }) => {
    for (const count of [1, MANY]) {
      const { member } = await givenShopper(count)
      const read = await reader(client, member)
      const statements = await read('/bevaltas')
      assert.lengthOf(statements, QUERIES_OF.checkout, statements.join('\n'))
    }
  })

  test('each line of an order adds what it writes, and nothing else', async ({
    client,
    assert,
  }) => {
    const costs = async (count: number) => {
      const { member, hashes } = await givenShopper(count)
      const body = checkoutBody(Object.fromEntries(hashes.map((hash) => [hash, 1])))
      const sent = async () => (await checkOut(client, member, body)).assertStatus(200)
      return withoutSettings(await countedStatements(sent))
    }
    const [one, many] = [await costs(1), await costs(MANY)]
    const further = (MANY - 1) * STATEMENTS_OF_LINE
    assert.lengthOf(many, one.length + further, many.join('\n'))
    assert.isAtMost(one.length, STATEMENTS_OF.order + STATEMENTS_OF_LINE, one.join('\n'))
  })
})
