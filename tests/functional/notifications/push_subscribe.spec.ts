import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { allDisclosures } from '#app/personal/disclosure'
import { eraseMember } from '#app/personal/erasure'
import { openForMember } from '#app/personal/member_key'
import { tidyUp } from '#app/tidying'
import { transaction } from '#app/transaction'
import { PUSH_KEPT_MS, PUSH_SUBSCRIPTIONS_MAX } from '#notifications/constants'
import { newKeyPair } from '#notifications/push/key_pairs'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD, type TestMember } from '#tests/support/members'
import { subscriptionsOf, usePushKeys } from '#tests/support/push'
import { PushBrowser } from '#tests/support/push_browser'
import { Visitor } from '#tests/support/visitor'

const PATH = '/notifications/push/subscribe'
const JSON_ANSWER = { accept: 'application/json' }

function tell(client: ApiClient, member: TestMember, body: object) {
  const request = client.post(PATH).withGuard('member').loginAs(member).withCsrfToken()
  return request.header('accept', 'application/json').json(body)
}

async function loggedIn(client: ApiClient, { email }: TestMember) {
  const visitor = new Visitor(client)
  await visitor.post('/belepes', { email, password: TEST_PASSWORD })
  return visitor
}

test.group('Subscribing to messages', (group) => {
  group.each.setup(() => forgetLimits())

  test('[H-55] [D-30] a subscription is kept as the browser tells it, sealed, once for each address', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    const member = await givenMember()
    const browser = new PushBrowser('updates.push.services.mozilla.com')
    const first = await tell(client, member, browser.subscription)
    assert.equal(first.status(), 201, first.text())
    assert.deepEqual(first.body(), { subscribed: true })

    const expirationTime = Date.parse('2099-01-01')
    const again = await tell(client, member, { ...browser.subscription, expirationTime })
    assert.equal(again.status(), 201)
    const rows = await subscriptionsOf(member.id)
    assert.lengthOf(rows, 1)
    const [row] = rows
    const { p256dh, auth } = browser.subscription.keys
    assert.deepInclude(row.$attributes, { p256Dh: p256dh, expirationTime, vapidKey: publicKey })
    assert.equal(await openForMember(member.id, row.endpoint), browser.endpoint)
    assert.equal(await openForMember(member.id, row.auth), auth)
    assert.notInclude(JSON.stringify(row.$attributes), browser.endpoint.slice(-20))
  })

  test("[H-55] another member's address is refused and stays that member's", async ({
    client,
    assert,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const [owner, other] = [await givenMember(), await givenMember()]
    const { subscription } = new PushBrowser()
    await tell(client, owner, subscription)
    const [before] = await subscriptionsOf(owner.id)
    const taken = await tell(client, other, subscription)
    assert.equal(taken.status(), 409)
    assert.deepInclude(taken.body().errors[0], { field: 'endpoint', rule: 'endpoint_taken' })
    const [after] = await subscriptionsOf(owner.id)
    assert.deepEqual(after.$attributes, before.$attributes)
    assert.lengthOf(await subscriptionsOf(other.id), 0)
    const gone = await client
      .delete(PATH)
      .withGuard('member')
      .loginAs(other)
      .withCsrfToken()
      .json({ endpoint: subscription.endpoint })
    assert.equal(gone.status(), 204)
    assert.lengthOf(await subscriptionsOf(owner.id), 1)
  })

  test('[H-55] told by two members at once, one of them has it and nobody sees an error', async ({
    client,
    assert,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const members = await Promise.all([givenMember(), givenMember(), givenMember()])
    const { subscription } = new PushBrowser()
    const answers = await Promise.all(members.map((one) => tell(client, one, subscription)))
    assert.deepEqual(answers.map((answer) => answer.status()).sort(), [201, 409, 409])
  })

  test('[H-55] guests, and requests without the token, subscribe nobody', async ({
    client,
    assert,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const { subscription } = new PushBrowser()
    const guest = await client.post(PATH).withCsrfToken().headers(JSON_ANSWER).json(subscription)
    assert.equal(guest.status(), 401)
    const member = await givenMember()
    const forged = client.post(PATH).withGuard('member').loginAs(member).headers(JSON_ANSWER)
    assert.isAtLeast((await forged.json(subscription)).status(), 400)
    assert.lengthOf(await subscriptionsOf(member.id), 0)
  })

  test('[H-55] hostile bodies are refused by field, and nothing is kept', async ({
    client,
    assert,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const member = await givenMember()
    const good = new PushBrowser().subscription
    const { keys, endpoint } = good
    const offCurve = Buffer.alloc(65, 7).fill(4, 0, 1).toString('base64url')
    const addresses = [
      'http://fcm.googleapis.com/a',
      'https://fcm.googleapis.com:8443/a',
      'https://user@fcm.googleapis.com/a',
      'https://127.0.0.1/a',
      'https://[::ffff:127.0.0.1]/a',
      'https://0x7f.1/a',
      'https://2130706433/a',
      'https://localhost/a',
      'https://fcm.googleapis.com.evil.example/a',
      'https://evil.example/fcm.googleapis.com',
      'https://evilpush.apple.com/a',
      'https://push.apple.com/a',
      'https://fcm.googleapis.com@evil.example/a',
      'javascript:alert(1)',
      'not an address',
      '',
      `https://fcm.googleapis.com/${'a'.repeat(2000)}`,
      'https://fcm.googleapis.com/a\u0000',
    ]
    const bodies: [field: string, body: unknown][] = [
      ...addresses.map((one): [string, unknown] => ['endpoint', { ...good, endpoint: one }]),
      ...[7, null, {}, [endpoint]].map((one): [string, unknown] => [
        'endpoint',
        { ...good, endpoint: one },
      ]),
      ...['', 'short', `${keys.p256dh}AA`, 7, null, { $gt: '' }].map(
        (p256dh): [string, unknown] => ['keys.p256dh', { ...good, keys: { ...keys, p256dh } }]
      ),
      ['keys.p256dh', { ...good, keys: { ...keys, p256dh: offCurve } }],
      ...['', 'short', keys.p256dh, 7, null].map((auth): [string, unknown] => [
        'keys.auth',
        { ...good, keys: { ...keys, auth } },
      ]),
      ...['soon', -1, 1.5, 1e300, {}].map((expirationTime): [string, unknown] => [
        'expirationTime',
        { ...good, expirationTime },
      ]),
      ['keys', { endpoint }],
      ['keys', { endpoint, keys: 'none' }],
      ['endpoint', {}],
    ]
    for (const [field, body] of bodies) {
      await forgetLimits()
      const answer = await tell(client, member, body as object)
      const words = `${JSON.stringify(body).slice(0, 120)} ${answer.text().slice(0, 200)}`
      assert.isTrue([422, 400].includes(answer.status()), words)
      if (answer.status() === 422) {
        assert.isTrue(
          answer.body().errors.some((error: { field: string }) => error.field === field),
          words
        )
      }
    }
    assert.lengthOf(await subscriptionsOf(member.id), 0)
  }).timeout(120_000)

  test('[H-55] a member has ten at most, told sixty times an hour at most', async ({
    client,
    assert,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const time = frozenClock()
    cleanup(() => time.restore())
    const member = await givenMember()
    const browsers = Array.from({ length: PUSH_SUBSCRIPTIONS_MAX + 1 }, () => new PushBrowser())
    for (const { subscription } of browsers) {
      time.pass(1000)
      await tell(client, member, subscription)
    }
    const rows = await subscriptionsOf(member.id)
    const kept = await Promise.all(rows.map(({ endpoint }) => openForMember(member.id, endpoint)))
    assert.deepEqual(
      kept,
      browsers.slice(1).map(({ endpoint }) => endpoint)
    )
    for (let told = browsers.length; told < 60; told++) {
      await tell(client, member, browsers[1].subscription)
    }
    const refused = await tell(client, member, browsers[1].subscription)
    assert.equal(refused.status(), 429)
    assert.isAbove(refused.body().errors[0].meta.wait_for, 0)
  }).timeout(120_000)

  test('[H-55] a logout ends what its login subscribed to, and no other', async ({
    client,
    assert,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const member = await givenMember()
    const [phone, desk] = [await loggedIn(client, member), await loggedIn(client, member)]
    const [ofPhone, before, ofDesk] = [new PushBrowser(), new PushBrowser(), new PushBrowser()]
    await phone.post(PATH, before.subscription, JSON_ANSWER)
    await phone.post(PATH, ofPhone.subscription, JSON_ANSWER)
    await desk.post(PATH, ofDesk.subscription, JSON_ANSWER)
    const endpoints = async () => {
      const rows = await subscriptionsOf(member.id)
      return Promise.all(rows.map(({ endpoint }) => openForMember(member.id, endpoint)))
    }
    assert.deepEqual(await endpoints(), [ofPhone.endpoint, ofDesk.endpoint])
    await phone.post('/logout')
    assert.deepEqual(await endpoints(), [ofDesk.endpoint])

    const other = await loggedIn(client, member)
    await other.post(PATH, ofPhone.subscription, JSON_ANSWER)
    await forgetLimits()
    await desk.post('/user/logins', { _method: 'DELETE' })
    assert.deepEqual(await endpoints(), [ofDesk.endpoint])
    await other.close()
  })

  test('[H-55] a new password ends the subscriptions of every other login', async ({
    client,
    assert,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const member = await givenMember()
    const [phone, desk] = [await loggedIn(client, member), await loggedIn(client, member)]
    await phone.post(PATH, new PushBrowser().subscription, JSON_ANSWER)
    await desk.post(PATH, new PushBrowser().subscription, JSON_ANSWER)
    const [, ofDesk] = await subscriptionsOf(member.id)
    await desk.post('/user/password', {
      _method: 'PUT',
      current_password: TEST_PASSWORD,
      password: 'uj-jelszo-5678',
      password_confirmation: 'uj-jelszo-5678',
    })
    const rows = await subscriptionsOf(member.id)
    assert.deepEqual(
      rows.map(({ id }) => id),
      [ofDesk.id]
    )
  })

  test('a subscription is told without its keys, and goes with its member or its time', async ({
    client,
    assert,
    cleanup,
  }) => {
    usePushKeys(cleanup)
    const time = frozenClock()
    cleanup(() => time.restore())
    const [member, silent, ended] = await Promise.all([givenMember(), givenMember(), givenMember()])
    const browser = new PushBrowser()
    await tell(client, member, browser.subscription)
    const disclosure = allDisclosures().find(({ name }) => name === 'push_subscriptions')!
    for await (const batch of disclosure.read(member.id, 'en')) {
      assert.deepInclude(batch[0], { service: 'fcm.googleapis.com' })
      const { keys } = browser.subscription
      const text = JSON.stringify(batch)
      for (const secret of [browser.endpoint, keys.auth, keys.p256dh]) {
        assert.notInclude(text, secret.slice(-12))
      }
    }
    await transaction((trx) => eraseMember(trx, { id: member.id, traces: [] }))
    assert.lengthOf(await subscriptionsOf(member.id), 0)

    const expirationTime = Date.now() + 60_000
    await tell(client, ended, { ...new PushBrowser().subscription, expirationTime })
    await tell(client, silent, new PushBrowser().subscription)
    time.pass(120_000)
    await tidyUp()
    assert.lengthOf(await subscriptionsOf(ended.id), 0)
    assert.lengthOf(await subscriptionsOf(silent.id), 1)
    time.pass(PUSH_KEPT_MS)
    await tidyUp()
    assert.lengthOf(await subscriptionsOf(silent.id), 0)
  })

  test('[Z-14] members are told the public key, guests and shops without one are not', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember(DAYS)
    const keyOf = async (who?: TestMember) => {
      const request = client.get('/gyik').withInertia()
      return (await (who ? request.withGuard('member').loginAs(who) : request)).inertiaProps
        .pushPublicKey
    }
    assert.isNull(await keyOf(member))
    const without = await tell(client, member, new PushBrowser().subscription)
    assert.equal(without.status(), 404)
    const pair = usePushKeys(cleanup, newKeyPair())
    assert.equal(await keyOf(member), pair.publicKey)
    assert.isNull(await keyOf())
  })
})

const DAYS = { birthday: '1980-05-19', nameDay: '03-18' }
