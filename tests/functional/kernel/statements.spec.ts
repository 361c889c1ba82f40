import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { sessionsDatabase, shopReader, type SqliteRunner } from '#app/database/engine'
import { overwriteDeletedRows } from '#app/database/overwrite_deleted_rows'
import { rows } from '#app/database/statement'
import { DEFAULT_SETTINGS } from '#app/settings/defaults'
import { changeSettings } from '#app/settings/settings'
import { transaction, type Transaction } from '#app/transaction'
import { cartOf, nextGiftOf } from '#catalogue'
import { sessionsFile, shopFile, usesPostgres } from '#config/database'
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

test.group('Reads of one turn', (group) => {
  group.tap((one) => one.skip(usesPostgres, 'the embedded database has locks to take'))

  const SETTING = "SELECT value FROM settings WHERE key = 'product_name'"
  const read = () => (shopReader() as SqliteRunner).run<{ value: string }>(SETTING)[0].value
  const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

  test('see one moment, whatever another process writes meanwhile', async ({ assert, cleanup }) => {
    const write = (name: string) =>
      transaction((trx) => changeSettings(trx, { product_name: name }))
    cleanup(() => write(DEFAULT_SETTINGS.product_name))
    await write('Before')
    const other = new Database(shopFile)
    const change = other.prepare("UPDATE settings SET value = ? WHERE key = 'product_name'")
    await nextTurn()
    assert.equal(read(), '"Before"')
    change.run('"Meanwhile"')
    assert.equal(read(), '"Before"')
    await nextTurn()
    assert.equal(read(), '"Meanwhile"')
    other.close()
  })

  test('see what their own process has just written', async ({ assert, cleanup }) => {
    const write = (name: string) =>
      transaction((trx) => changeSettings(trx, { product_name: name }))
    cleanup(() => write(DEFAULT_SETTINGS.product_name))
    await write('First')
    assert.equal(read(), '"First"')
    await write('Third')
    assert.equal(read(), '"Third"')
  })

  test('hold nobody up: what is written on their connection is there at once', async ({
    assert,
  }) => {
    const sessions = sessionsDatabase() as SqliteRunner
    const count = () =>
      sessions.run<{ count: number }>(
        "SELECT count(*) AS count FROM limits WHERE key = 'turn:test'"
      )[0].count
    assert.equal(count(), 0)
    sessions.run("INSERT INTO limits (key, hits, expires_at) VALUES ('turn:test', 1, 1)")
    const other = new Database(sessionsFile, { readonly: true })
    const seen = other.prepare("SELECT count(*) AS count FROM limits WHERE key = 'turn:test'").get()
    assert.deepEqual(seen, { count: 1 })
    assert.equal(count(), 1)
    sessions.run("DELETE FROM limits WHERE key = 'turn:test'")
    other.close()
  })

  test('stand in the way of nobody who empties the journals in the same turn', async ({
    assert,
  }) => {
    read()
    await sessionsDatabase().rows('SELECT 1 FROM limits LIMIT 1')
    assert.doesNotThrow(overwriteDeletedRows)
  })

  test('a moment that the database ended itself harms neither the turn nor what was committed', async ({
    assert,
    cleanup,
  }) => {
    const reader = shopReader() as SqliteRunner
    // As after a disk that failed during a read: the database gives up the whole transaction.
    const lose = () => {
      read()
      reader.connection.exec('ROLLBACK')
    }
    lose()
    await nextTurn()
    assert.isFalse(reader.connection.inTransaction)
    const count = (trx: Transaction, add: number) =>
      rows(
        trx,
        `INSERT INTO settings (key, value, updated_at) VALUES ('turn_test', ?, 0)
          ON CONFLICT (key) DO UPDATE SET value = settings.value + ?`,
        [add, add]
      )
    cleanup(
      () => void transaction((trx) => rows(trx, "DELETE FROM settings WHERE key = 'turn_test'"))
    )
    await Promise.all([
      transaction(async (trx) => {
        await count(trx, 1)
        lose()
      }),
      transaction((trx) => count(trx, 10)),
    ])
    const [{ value }] = reader.run<{ value: string }>(
      "SELECT value FROM settings WHERE key = 'turn_test'"
    )
    assert.equal(Number(value), 11)
  })
})
