import { test } from '@japa/runner'
import { useClock } from '#app/clock'
import { sessionsDatabase } from '#app/database/engine'
import { clearLimit, consumeLimit } from '#app/limits/limit'
import { tidyUp } from '#app/tidying'
import { endSessionsOf, ShopSessionStore } from '#app/sessions/session_store'

const HOUR = 60 * 60 * 1000

test.group('Sessions', (group) => {
  let time = 1_900_000_000_000
  group.each.setup(() => useClock({ now: () => time }))

  async function read(id: string) {
    return new ShopSessionStore().read(id)
  }

  async function given(id: string, data: Record<string, number>) {
    await new ShopSessionStore().write(id, data)
  }

  test('a visited session of a member ends 12 hours after login, of staff after 8', async ({
    assert,
  }) => {
    await given('member-session', { auth_member: 5 })
    await given('staff-session', { auth_staff: 6 })
    for (let hour = 1; hour < 12; hour++) {
      time += HOUR
      for (const id of ['member-session', 'staff-session']) {
        const store = new ShopSessionStore()
        if (await store.read(id)) await store.touch(id)
      }
      assert.isNotNull(await read('member-session'))
      assert[hour < 8 ? 'isNotNull' : 'isNull'](await read('staff-session'), `hour ${hour}`)
    }
    time += HOUR
    assert.isNull(await read('member-session'))
  })

  test('a session that took a new id is kept under it, unchanged as it may be', async ({
    assert,
  }) => {
    await given('before-login', { cart: 1 })
    const store = new ShopSessionStore()
    const data = await store.read('before-login')
    await store.destroy('before-login')
    await store.write('after-login', data!)
    assert.isNull(await read('before-login'))
    assert.deepEqual(await read('after-login'), { cart: 1 })
  })

  test('all sessions of one member end, those of others and the named one stay', async ({
    assert,
  }) => {
    for (const id of ['a1', 'a2', 'a3']) await given(id, { auth_member: 51 })
    await given('b1', { auth_member: 52 })
    await given('s1', { auth_staff: 51 })
    await endSessionsOf({ memberId: 51 }, 'a2')
    assert.isNull(await read('a1'))
    assert.isNull(await read('a3'))
    for (const id of ['a2', 'b1', 's1']) assert.isNotNull(await read(id), id)
    await endSessionsOf({ memberId: 51 })
    assert.isNull(await read('a2'))
  })

  test('who reads the rows cannot take over a session', async ({ assert }) => {
    await given('a-secret-session-id', { auth_member: 5 })
    const rows = await sessionsDatabase().rows('SELECT * FROM sessions')
    assert.notInclude(JSON.stringify(rows), 'a-secret-session-id')
  })
})

test.group('Limits', () => {
  test('of a thousand at once only as many pass as the limit allows', async ({ assert }) => {
    const limit = { hits: 5, windowSeconds: 60 }
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => consumeLimit('race:otp', limit))
    )
    assert.lengthOf(
      answers.filter(({ allowed }) => allowed),
      5
    )
    assert.isTrue(answers.every(({ retryAfterSeconds }) => retryAfterSeconds <= 60))
  })

  test('a window ends, and success forgets its hits', async ({ assert }) => {
    let time = 1_900_000_000_000
    const restore = useClock({ now: () => time })
    const limit = { hits: 1, windowSeconds: 60 }
    const allowed = async () => (await consumeLimit('window', limit)).allowed
    assert.isTrue(await allowed())
    assert.isFalse(await allowed())
    time += 60_000
    assert.isTrue(await allowed())
    await clearLimit('window')
    assert.isTrue(await allowed())
    restore()
  })
})

test.group('Tidying up', () => {
  test('what has run out goes, what has not stays', async ({ assert }) => {
    let time = 1_950_000_000_000
    const restore = useClock({ now: () => time })
    await new ShopSessionStore().write('old', { auth_member: 1 })
    await consumeLimit('old', { hits: 1, windowSeconds: 60 })
    time += 13 * HOUR
    await new ShopSessionStore().write('new', { auth_member: 1 })
    await consumeLimit('new', { hits: 1, windowSeconds: 60 })
    await tidyUp()
    const count = async (table: string) =>
      (await sessionsDatabase().rows(`SELECT * FROM ${table} WHERE expires_at > 1940000000000`))
        .length
    assert.equal(await count('sessions'), 1)
    assert.equal(await count('limits'), 1)
    restore()
  })
})
