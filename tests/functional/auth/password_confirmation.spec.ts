import { randomUUID } from 'node:crypto'
import type { SessionData } from '@adonisjs/session/types'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { ShopSessionStore } from '#app/sessions/session_store'
import { frozenClock } from '#tests/support/clock'
import '#tests/support/confirmed_routes'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff, TEST_PASSWORD } from '#tests/support/members'
import { pageAddresses } from '#tests/support/page_routes'
import { Visitor } from '#tests/support/visitor'

const CONFIRM = '/user/confirm-password'
const STATUS = '/user/confirmed-password-status'
const GUARDED = '/proba/confirmed'
const HOUR_MS = 60 * 60 * 1000
const QUARTER_MS = 15 * 60 * 1000

/** Where the pages of the profile ask by script. */
const jsonAddresses = () =>
  pageAddresses().filter((path) => path.startsWith('/user/') && path !== CONFIRM)

async function loggedIn(client: ApiClient) {
  const member = await givenMember()
  const visitor = new Visitor(client)
  const { email } = member
  await visitor.post('/belepes', { email, password: TEST_PASSWORD, remember: '' })
  return { member, visitor }
}

test.group('Password confirmation', (group) => {
  group.each.setup(() => forgetLimits())

  test('[H-17] the form opens for members, and the right password leads back', async ({
    client,
    assert,
  }) => {
    const guest = await client.get(CONFIRM).redirects(0)
    assert.equal(guest.header('location'), '/belepes')
    const { visitor } = await loggedIn(client)
    const page = await visitor.get(CONFIRM)
    page.assertStatus(200)
    page.assertInertiaComponent('auth/confirm_password')
    const response = await visitor.post(CONFIRM, { password: TEST_PASSWORD })
    response.assertStatus(302)
    response.assertHeader('location', '/profil')
  })

  test('[A-21] [H-18] the right password confirms the session for a quarter of an hour', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor } = await loggedIn(client)
    assert.deepEqual((await visitor.json(STATUS)).body(), { confirmed: false })
    await visitor.post(CONFIRM, { password: TEST_PASSWORD })
    assert.deepEqual((await visitor.json(STATUS)).body(), { confirmed: true })
    clock.pass(QUARTER_MS)
    assert.deepEqual((await visitor.json(STATUS)).body(), { confirmed: true })
    clock.pass(60_000)
    assert.deepEqual((await visitor.json(STATUS)).body(), { confirmed: false })
  })

  test('[A-21] a confirmation ends with the login and is no other login', async ({
    client,
    assert,
  }) => {
    const { visitor, member } = await loggedIn(client)
    await visitor.post(CONFIRM, { password: TEST_PASSWORD })
    const noted = { ...visitor.session }
    const another = await givenMember()
    const borrowed = client
      .get(STATUS)
      .accept('json')
      .withSession({ ...noted, auth_member: another.id })
    assert.deepEqual((await borrowed).body(), { confirmed: false })
    await visitor.post('/logout')
    const { email } = member
    await visitor.post('/belepes', { email, password: TEST_PASSWORD, remember: '' })
    assert.deepEqual((await visitor.json(STATUS)).body(), { confirmed: false })
  })

  test('[A-21] a page that needs it is come back to afterwards', async ({ client, assert }) => {
    const { visitor } = await loggedIn(client)
    const asked = await visitor.get(`${GUARDED}?page=2`)
    asked.assertStatus(302)
    asked.assertHeader('location', CONFIRM)
    const confirmed = await visitor.post(CONFIRM, { password: TEST_PASSWORD })
    confirmed.assertHeader('location', `${GUARDED}?page=2`)
    assert.equal((await visitor.get(`${GUARDED}?page=2`)).text(), 'let in')
  })

  test('[A-21] an address that answers JSON is shown neither after it nor after a login', async ({
    client,
    assert,
  }) => {
    const addresses = jsonAddresses()
    assert.includeMembers(addresses, ['/user/two-factor-recovery-codes'])
    for (const address of addresses) {
      const { visitor, member } = await loggedIn(client)
      const asked = await visitor.get(address)
      if (asked.status() === 302) {
        asked.assertHeader('location', CONFIRM)
        const confirmed = await visitor.post(CONFIRM, { password: TEST_PASSWORD })
        confirmed.assertHeader('location', '/profil')
      }
      await visitor.post('/logout')
      ;(await visitor.get(address)).assertHeader('location', '/belepes')
      const { email } = member
      const again = await visitor.post('/belepes', { email, password: TEST_PASSWORD, remember: '' })
      again.assertHeader('location', '/')
    }
  })

  test('[A-21] a change is asked for on its page, and foreign pages are not gone to', async ({
    client,
    assert,
  }) => {
    for (const [referrer, back] of [
      ['http://evil.example/profil', '/profil'],
      ['/pontgyujtes?page=3', '/pontgyujtes?page=3'],
    ]) {
      const { visitor } = await loggedIn(client)
      const asked = await visitor.post(GUARDED, {}, { referer: referrer })
      assert.equal(asked.header('location'), CONFIRM)
      const confirmed = await visitor.post(CONFIRM, { password: TEST_PASSWORD })
      assert.equal(confirmed.header('location'), back)
    }
  })

  test('a deletion is led to the form by a redirect that browsers follow with GET', async ({
    client,
  }) => {
    const { visitor } = await loggedIn(client)
    const request = client.delete(GUARDED).redirects(0).withSession(visitor.session)
    const asked = await request.withCsrfToken().withInertia()
    asked.assertStatus(303)
    asked.assertHeader('location', CONFIRM)
  })

  test('[A-21] a script is told with 423', async ({ client }) => {
    const { visitor } = await loggedIn(client)
    const request = client.post(GUARDED).accept('json').withSession(visitor.session)
    const asked = await request.withCsrfToken()
    asked.assertStatus(423)
    const code = 'password_confirmation_required'
    asked.assertBody({ errors: [{ rule: code, message: code }] })
  })

  test('[A-21] a request that carries the right password counts as confirmed', async ({
    client,
    assert,
  }) => {
    for (const field of ['password', 'current_password']) {
      const { visitor } = await loggedIn(client)
      const wrong = await visitor.post(GUARDED, { [field]: 'nem-ez-az' })
      assert.deepEqual(wrong.flashMessage('inputErrorsBag'), { [field]: ['wrong_password'] })
      assert.deepEqual((await visitor.json(STATUS)).body(), { confirmed: false })
      const right = await visitor.post(GUARDED, { [field]: TEST_PASSWORD })
      assert.equal(right.text(), 'let in')
      assert.equal((await visitor.post(GUARDED)).text(), 'let in')
    }
    const { visitor } = await loggedIn(client)
    for (const odd of [[TEST_PASSWORD], { a: TEST_PASSWORD }, '', null, 7, 'x'.repeat(10_000)]) {
      const response = await visitor.post(GUARDED, { password: odd })
      assert.equal(response.header('location'), CONFIRM, JSON.stringify(odd).slice(0, 40))
    }
  })

  test('a wrong password is an error of the field, the sixth try of a minute waits', async ({
    client,
    assert,
  }) => {
    const { visitor } = await loggedIn(client)
    for (let count = 0; count < 5; count++) {
      const wrong = await visitor.post(CONFIRM, { password: 'nem-ez-az' })
      assert.deepEqual(wrong.flashMessage('inputErrorsBag'), { password: ['wrong_password'] })
    }
    const refused = await visitor.post(CONFIRM, { password: TEST_PASSWORD })
    refused.assertStatus(429)
    refused.assertInertiaComponent('auth/confirm_password')
    assert.equal(refused.inertiaProps.errors.password, 'too_many_attempts')
    const carried = await visitor.post(GUARDED, { password: TEST_PASSWORD })
    assert.deepEqual(carried.flashMessage('inputErrorsBag'), { password: ['too_many_attempts'] })
    assert.deepEqual((await visitor.json(STATUS)).body(), { confirmed: false })
  })

  test('confirming gives the session a new id', async ({ client, assert }) => {
    const member = await givenMember()
    const request = client.post(CONFIRM).redirects(0).withCsrfToken()
    const before = request.sessionClient.sessionId
    const response = await request
      .withSession({ auth_member: member.id })
      .json({ password: TEST_PASSWORD })
    assert.notEqual(response.cookie('session')!.value, before)
    assert.isNull(await new ShopSessionStore().read(before))
  })

  test('a session that takes a new id still ends twelve hours after its login', async ({
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { id } = await givenMember()
    const [first, second, other] = ['a', 'b', 'c'].map((letter) => `${letter}-${randomUUID()}`)
    await new ShopSessionStore().write(first, { auth_member: id })
    clock.pass(11 * HOUR_MS)
    const store = new ShopSessionStore()
    await store.read(first)
    await store.write(second, { auth_member: id, confirmed: true })
    const another = new ShopSessionStore()
    await another.read(first)
    await another.write(other, { auth_member: (await givenMember()).id })
    assert.isNotNull(await new ShopSessionStore().read(second))
    clock.pass(HOUR_MS)
    assert.isNull(await new ShopSessionStore().read(second))
    assert.isNotNull(await new ShopSessionStore().read(other), 'a login begins a lifetime')
  })

  test('[A-21] staff confirm in the back-office, apart from any member', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const { visitor } = await loggedIn(client)
    await visitor.post(CONFIRM, { password: TEST_PASSWORD })
    let session: SessionData = { ...visitor.session, auth_staff: staff.id }
    const post = (path: string, body: object) =>
      client.post(path).accept('json').withSession(session).withCsrfToken().json(body)
    const status = () =>
      client.get('/api/admin/confirmed-password-status').accept('json').withSession(session)
    assert.deepEqual((await status()).body(), { confirmed: false })
    assert.equal((await post('/api/admin/proba/confirmed', {})).status(), 423)
    const wrong = await post('/api/admin/confirm-password', { password: 'nem-ez-az' })
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].rule, 'wrong_password')
    const right = await post('/api/admin/confirm-password', { password: TEST_PASSWORD })
    right.assertBody({ confirmed: true })
    session = right.session()
    assert.deepEqual((await status()).body(), { confirmed: true })
    assert.equal((await post('/api/admin/proba/confirmed', {})).status(), 200)
  })
})
