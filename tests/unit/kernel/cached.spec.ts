import { test } from '@japa/runner'
import { cached } from '#app/database/cached'
import { DatabaseStalled } from '#app/exceptions/database_errors'
import { frozenClock } from '#tests/support/clock'

/** Counts how often it was read; the first value is 1. */
function counted() {
  let times = 0
  return cached(async () => ++times)
}

test.group('What is remembered', (group) => {
  let time: ReturnType<typeof frozenClock>
  group.each.setup(() => {
    time = frozenClock('2026-11-20T10:00:00Z')
    return () => time.restore()
  })

  test('a reading is trusted for half a second', async ({ assert }) => {
    const kept = counted()
    assert.deepEqual(await Promise.all([kept.get(), kept.get()]), [1, 1])
    time.pass(499)
    assert.equal(await kept.get(), 1)
    time.pass(1)
    assert.equal(await kept.get(), 2)
  })

  test('a clock that was set back ends the trust', async ({ assert }) => {
    const kept = counted()
    await kept.get()
    time.pass(-1)
    assert.equal(await kept.get(), 2)
  })

  test('what was forgotten while it was read is not kept', async ({ assert }) => {
    const kept = counted()
    const old = kept.get()
    kept.forget()
    assert.equal(await kept.get(), 2)
    assert.equal(await old, 1)
    assert.equal(await kept.get(), 2)
  })

  test('a reading that failed is told once and tried again', async ({ assert }) => {
    let isDown = true
    const kept = cached(async () => {
      if (isDown) throw new Error('down')
      return 'read'
    })
    await assert.rejects(() => kept.get(), 'down')
    isDown = false
    assert.equal(await kept.get(), 'read')
  })

  test('while the database is silent, what was read last holds until it answers again', async ({
    assert,
  }) => {
    const database = { rows: 1, error: undefined as Error | undefined }
    const kept = cached(async () => {
      if (database.error) throw database.error
      return database.rows
    })
    assert.equal(await kept.get(), 1)
    Object.assign(database, { rows: 2, error: new DatabaseStalled() })
    for (let second = 0; second < 3; second++) {
      time.pass(1000)
      assert.equal(await kept.get(), 1)
    }
    database.error = undefined
    time.pass(1000)
    assert.equal(await kept.get(), 2)
    // A mistake is no silence.
    database.error = new Error('mistake')
    time.pass(1000)
    await assert.rejects(() => kept.get(), 'mistake')
  })

  test('what changed is dropped: at once, for every key, and not told while the database is silent', async ({
    assert,
  }) => {
    const database = { rows: 1, isSilent: false }
    const kept = cached(
      async (key) => {
        if (database.isSilent) throw new DatabaseStalled()
        return `${key}${database.rows}`
      },
      { most: 2 }
    )
    assert.deepEqual([await kept.get('a'), await kept.get('b')], ['a1', 'b1'])
    database.rows = 2
    assert.equal(await kept.get('a'), 'a1')
    kept.forget()
    assert.deepEqual([await kept.get('a'), await kept.get('b')], ['a2', 'b2'])
    kept.forget()
    database.isSilent = true
    await assert.rejects(() => kept.get('a'))
  })

  test('of several readings the one asked for longest ago goes first', async ({ assert }) => {
    let times = 0
    const kept = cached(async (key) => `${key}${++times}`, { most: 2 })
    const asked = ['a', 'b', 'a', 'c', 'a', 'b']
    const told = []
    for (const key of asked) told.push(await kept.get(key))
    assert.deepEqual(told, ['a1', 'b2', 'a1', 'c3', 'a1', 'b4'])
  })

  test('what runs anew each time it is waited for is read once', async ({ assert }) => {
    let times = 0
    // oxlint-disable-next-line unicorn/no-thenable -- a query builder is one
    const builder = { then: (told: (value: number) => void) => told(++times) }
    const kept = cached(() => builder as PromiseLike<number>)
    assert.deepEqual([await kept.get(), await kept.get(), await kept.get()], [1, 1, 1])
  })
})
