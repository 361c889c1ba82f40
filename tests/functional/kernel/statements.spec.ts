import { test } from '@japa/runner'
import { shopReader, type SqliteRunner } from '#app/database/engine'
import { usesPostgres } from '#config/database'
import { cartOf, nextGiftOf } from '#catalogue'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenMember } from '#tests/support/members'

test.group('Statements of the embedded database', (group) => {
  group.tap((one) => one.skip(usesPostgres, 'the embedded database has a planner of its own'))

  /** The driver builds a function for the columns of a statement whenever it was planned. */
  async function plansDuring(work: () => Promise<unknown>): Promise<number> {
    const original = globalThis.Function
    let plans = 0
    globalThis.Function = function (...code: string[]) {
      plans++
      return original(...code)
    } as unknown as FunctionConstructor
    try {
      await work()
    } finally {
      globalThis.Function = original
    }
    return plans
  }

  test('a statement is planned once, whatever its values are', async ({ assert }) => {
    const category = await givenCategory()
    for (const price of [10, 20]) await givenProduct({ price, categoryId: category.id })
    const member = await givenMember()
    const visit = async (points: number) => {
      await cartOf(member.id, 'hu')
      assert.isNotNull(await nextGiftOf({ id: member.id, points }, 'hu'))
    }
    await visit(1)
    assert.equal(await plansDuring(() => visit(15)), 0)
    // What the count sees: the first plan of a statement.
    const { connection } = shopReader() as SqliteRunner
    const fresh = connection.prepare('SELECT slug, id FROM products WHERE published_at <= ?')
    assert.equal(await plansDuring(async () => fresh.all(1e15)), 1)
  })

  test('values keep their kind, and meet a column as they did', async ({ assert }) => {
    const reader = shopReader() as SqliteRunner
    const kinds = reader.run<{ kind: string }>(
      [1, 'a', null, Buffer.from('b'), 1.5]
        .map(() => 'SELECT typeof(?) AS kind')
        .join(' UNION ALL '),
      ['7', 7, null, Buffer.from('b'), 1.5]
    )
    // A number of the language is a real number here, as it always was.
    assert.deepEqual(
      kinds.map(({ kind }) => kind),
      ['text', 'real', 'null', 'blob', 'real']
    )
    const { slug } = await givenProduct({ price: 10 })
    const by = (sql: string, value: string | number) => reader.run(sql, [value]).length
    assert.equal(by('SELECT 1 FROM products WHERE slug = ?', slug), 1)
    assert.isAbove(by('SELECT 1 FROM products WHERE price = ?', '10'), 0)
    assert.equal(by('SELECT 1 FROM products WHERE price = 10 LIMIT ?', 1), 1)
  })
})
