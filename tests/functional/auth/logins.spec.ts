import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { ShopSessionStore } from '#app/sessions/session_store'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD, type TestMember } from '#tests/support/members'
import { changesAmong, statementsOf } from '#tests/support/statements'
import { Visitor } from '#tests/support/visitor'

const DAY_MS = 24 * 60 * 60 * 1000
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

/**
 * A device whose session stays in the store between requests: the test's own session client ends
 * it after each, so what it holds is written again under an id of the device.
 */
class Device {
  readonly visitor: Visitor
  #id = `device-${crypto.randomUUID()}`
  #agent = ''

  constructor(client: ApiClient) {
    this.visitor = new Visitor(client)
  }

  async logIn({ email }: TestMember, agent: string, remember = ''): Promise<this> {
    const body = { email, password: TEST_PASSWORD, remember }
    this.#agent = agent
    await this.visitor.post('/belepes', body, { 'user-agent': agent })
    await this.keep()
    return this
  }

  async keep() {
    const request = { header: () => this.#agent, ip: () => '127.0.0.1' }
    await new ShopSessionStore({ request } as never).write(this.#id, this.visitor.session)
  }

  async isIn(): Promise<boolean> {
    return (await new ShopSessionStore().read(this.#id)) !== null
  }

  async logins() {
    return (await this.visitor.get('/profil')).inertiaProps.logins as any[]
  }
}

async function tokensOf(id: number) {
  const sql = 'SELECT id FROM remember_tokens WHERE member_id = ?'
  return (await shopReader().rows(sql, [id])).length
}

test.group('Where a member is logged in', (group) => {
  group.each.setup(() => forgetLimits())

  test('each login is told by browser, system, network and last use; this one first', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const then = Date.parse('2026-11-20T10:00:00Z')
    const clock = frozenClock(then)
    cleanup(() => clock.restore())
    await new Device(client).logIn(member, PHONE, 'on')
    clock.pass(5 * 60_000)
    const desk = await new Device(client).logIn(member, DESK)
    const [here, there, ...others] = await desk.logins()
    assert.isEmpty(others)
    assert.isTrue(here.current)
    assert.isFalse(here.remembered)
    const { browser, system, network, seen_at: seen, ...rest } = there
    assert.deepEqual({ browser, system }, { browser: 'Chrome', system: 'Android' })
    assert.equal(network, '127.0.…')
    assert.equal(seen, then)
    assert.isTrue(rest.remembered)
    assert.isFalse(rest.current)
    assert.notInclude(JSON.stringify(await desk.logins()), PHONE)
  })

  test('one login is ended with its session and with what remembers it', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const phone = await new Device(client).logIn(member, PHONE, 'on')
    const tablet = await new Device(client).logIn(member, PHONE, 'on')
    const desk = await new Device(client).logIn(member, DESK, 'on')
    const phoneLogin = (await phone.logins()).find((one) => one.current).id
    const response = await desk.visitor.delete(`/user/logins/${phoneLogin}`)
    response.assertStatus(303)
    assert.equal(response.flashMessage('status'), 'The device is logged out.')
    assert.isFalse(await phone.isIn())
    phone.visitor.close()
    assert.equal((await phone.visitor.get('/profil')).header('location'), '/belepes')
    assert.isTrue(await tablet.isIn())
    tablet.visitor.close()
    assert.equal((await tablet.visitor.get('/profil')).status(), 200)
    assert.equal((await desk.visitor.get('/profil')).status(), 200)
  })

  test('all others are ended at once; this one and those of other members stay', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const stranger = await new Device(client).logIn(await givenMember(), PHONE, 'on')
    const others = [
      await new Device(client).logIn(member, PHONE, 'on'),
      await new Device(client).logIn(member, PHONE),
    ]
    const desk = await new Device(client).logIn(member, DESK, 'on')
    const response = await desk.visitor.delete('/user/logins')
    assert.equal(response.flashMessage('status'), 'All other devices are logged out.')
    for (const other of others) {
      assert.isFalse(await other.isIn())
      other.visitor.close()
      assert.equal((await other.visitor.get('/profil')).header('location'), '/belepes')
    }
    assert.isTrue(await desk.isIn())
    assert.equal(await tokensOf(member.id), 1)
    desk.visitor.close()
    assert.lengthOf(await desk.logins(), 1)
    assert.isTrue(await stranger.isIn())
    stranger.visitor.close()
    assert.equal((await stranger.visitor.get('/profil')).status(), 200)
  })

  test('a login of another member cannot be ended', async ({ client, assert }) => {
    const victim = await new Device(client).logIn(await givenMember(), PHONE, 'on')
    const attacker = await new Device(client).logIn(await givenMember(), DESK)
    const [{ id }] = await victim.logins()
    await attacker.visitor.delete(`/user/logins/${id}`)
    assert.isTrue(await victim.isIn())
    victim.visitor.close()
    assert.equal((await victim.visitor.get('/profil')).status(), 200)
  })

  test('a remembered device is told and ended after its session is gone', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenMember()
    const phone = await new Device(client).logIn(member, PHONE, 'on')
    clock.pass(DAY_MS)
    const desk = await new Device(client).logIn(member, DESK)
    assert.isFalse(await phone.isIn())
    const there = (await desk.logins()).find((one) => !one.current)
    assert.include(there, { browser: 'Chrome', system: 'Android', remembered: true })
    await desk.visitor.delete(`/user/logins/${there.id}`)
    phone.visitor.close()
    assert.equal((await phone.visitor.get('/profil')).header('location'), '/belepes')
  })

  test('a remembered login stays one login when its cookie begins a new session', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const phone = await new Device(client).logIn(member, PHONE, 'on')
    const [{ id }] = await phone.logins()
    phone.visitor.close()
    const [again, ...others] = await phone.logins()
    assert.isEmpty(others)
    assert.equal(again.id, id)
    assert.isTrue(again.current)
    await phone.visitor.post('/logout')
    assert.equal(await tokensOf(member.id), 0, 'the token that was replaced goes as well')
  })

  test('a session that was ended does not come back with a request under way', async ({
    assert,
  }) => {
    const { id } = await givenMember()
    const name = `under-way-${crypto.randomUUID()}`
    await new ShopSessionStore().write(name, { auth_member: id })
    const underWay = new ShopSessionStore()
    await underWay.read(name)
    await new ShopSessionStore().destroy(name)
    await underWay.write(name, { auth_member: id, cart: 1 })
    assert.isNull(await new ShopSessionStore().read(name))
  })

  test('a page view writes nothing into the shop database, however long after the last', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const desk = await new Device(client).logIn(await givenMember(), DESK)
    clock.pass(10 * 60_000)
    const { shop, sessions } = await statementsOf(() => desk.visitor.get('/profil'))
    assert.isNotEmpty(shop)
    assert.deepEqual(changesAmong(shop), [])
    assert.isNotEmpty(changesAmong(sessions), 'the last use is kept')
  })
})
