import { test } from '@japa/runner'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { runOutboxOnce } from '#app/outbox/worker'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { transaction } from '#app/transaction'
import { saveChoices } from '#notifications/choices/actions/save_choices'
import { markAllRead, markRead } from '#notifications/list/actions/mark_read'
import { frozenClock } from '#tests/support/clock'
import { givenMember } from '#tests/support/members'
import { givenNotifications } from '#tests/support/notifications'
import { givenSubscription, usePushKeys, usePushService } from '#tests/support/push'
import { PushBrowser } from '#tests/support/push_browser'

type Cleanup = (work: () => void | Promise<void>) => void

const HOUR_MS = 60 * 60 * 1000

/** A member with a phone, at ten in the evening in Budapest; `ring` lets the time pass until the phone may ring. */
async function atNight(cleanup: Cleanup, locale: 'en' | 'hu' = 'en') {
  await runOutboxOnce()
  const { publicKey } = usePushKeys(cleanup)
  const service = await usePushService(cleanup)
  const clock = frozenClock('2026-11-26T21:00:00Z')
  cleanup(() => clock.restore())
  const member = await givenMember({ locale })
  const browser = new PushBrowser()
  await givenSubscription(member.id, browser, publicKey)
  const rung = () => service.received.map(({ body }) => browser.open(body))
  const ring = async () => {
    clock.pass(9 * HOUR_MS)
    await runOutboxOnce()
    return rung()
  }
  return { member, clock, rung, ring, service, publicKey }
}

test.group('What comes in quiet hours', () => {
  test('rings once in the morning and says how many there are', async ({ assert, cleanup }) => {
    const { member, rung, ring, clock } = await atNight(cleanup, 'hu')
    await givenNotifications(member, 2)
    clock.pass(HOUR_MS)
    await givenNotifications(member, 2, { about: 'order:12' })
    const [newest] = await givenNotifications(member, 1, { about: 'order:13' })
    assert.deepEqual(rung(), [])
    clock.pass(-HOUR_MS)
    assert.containsSubset(await ring(), [
      { seq: newest.id, body: '5 új értesítése van', action: '/ertesitesek', lang: 'hu' },
    ])
    assert.lengthOf(rung(), 1)
    await runOutboxOnce()
    assert.lengthOf(rung(), 1)
  })

  test('what comes in the last seconds rings by itself: the message of the night may have gone before its commit', async ({
    assert,
    cleanup,
  }) => {
    const { member, rung, clock } = await atNight(cleanup)
    await givenNotifications(member, 2)
    clock.pass(9 * HOUR_MS - 5000)
    const [last] = await givenNotifications(member, 1, { about: 'order:13' })
    const messages = await OutboxMessage.query().where({ memberId: member.id, topic: 'push' })
    assert.lengthOf(messages, 2)
    await runOutboxOnce()
    assert.deepEqual(rung(), [])
    clock.pass(5000)
    await runOutboxOnce()
    assert.lengthOf(rung(), 2)
    assert.include(
      rung().map(({ tag }) => tag),
      'order:13'
    )
    assert.isAtLeast(Math.max(...rung().map(({ seq }) => seq)), last.id)
    const bodies = rung().map(({ body }) => body)
    assert.include(bodies, '2 new messages', 'the last one is not counted there')
  })

  test('one alone says what it is about, also where the others were read', async ({
    assert,
    cleanup,
  }) => {
    const { member, ring } = await atNight(cleanup)
    const [first, second, third] = await givenNotifications(member, 3, { about: 'order:12' })
    for (const { id } of [first, third]) await markRead({ id, memberId: member.id })
    const [only, ...more] = await ring()
    assert.lengthOf(more, 0)
    assert.include(only, { seq: second.id, tag: `notification:${second.id}` })
    assert.equal(only.body, 'Your order no. 12 is on its way.')
  })

  test('nothing rings where all was read, or push was switched off since', async ({
    assert,
    cleanup,
  }) => {
    const { member, ring } = await atNight(cleanup)
    await givenNotifications(member, 2)
    await markAllRead(member.id)
    await givenNotifications(member)
    const switches = { ...NOTICE_SWITCHES, order_push: false }
    await transaction((trx) => saveChoices(trx, member.id, { switches, quiet: null }))
    assert.deepEqual(await ring(), [])
  })

  test('each browser rings once, and the next night is another one', async ({
    assert,
    cleanup,
  }) => {
    const { member, clock, service, publicKey } = await atNight(cleanup)
    const tablet = new PushBrowser('web.push.apple.com')
    await givenSubscription(member.id, tablet, publicKey)
    await givenNotifications(member, 2)
    clock.pass(9 * HOUR_MS)
    await runOutboxOnce()
    assert.sameMembers(
      service.received.map(({ host }) => host),
      ['fcm.googleapis.com', 'web.push.apple.com']
    )
    service.received.length = 0
    await markAllRead(member.id)
    clock.pass(15 * HOUR_MS)
    await givenNotifications(member, 3)
    clock.pass(9 * HOUR_MS)
    await runOutboxOnce()
    assert.lengthOf(service.received, 2)
    const onTablet = service.received.find(({ host }) => host === 'web.push.apple.com')!
    assert.equal(tablet.open(onTablet.body).body, '3 new messages')
  })

  test('what protects the account rings at night, and is not counted in the morning', async ({
    assert,
    cleanup,
  }) => {
    const { member, rung, ring } = await atNight(cleanup)
    const values = { what: 'password', at: 0, device: 'none' }
    await givenNotifications(member)
    const warning = { topic: 'security', key: 'account_security', values } as const
    await givenNotifications(member, 1, warning)
    assert.lengthOf(rung(), 1)
    assert.match(String(rung()[0].body), /^Your password was changed/)
    const [, morning] = await ring()
    assert.equal(morning.body, 'Your order no. 12 is on its way.')
  })

  test('a service that fails is asked again, with what is true then', async ({
    assert,
    cleanup,
  }) => {
    const { member, ring, rung, clock, service } = await atNight(cleanup)
    const [first] = await givenNotifications(member, 3)
    service.answers = [{ status: 500 }]
    await ring()
    await markRead({ id: first.id, memberId: member.id })
    clock.pass(HOUR_MS)
    await runOutboxOnce()
    assert.deepEqual(
      rung().map(({ body }) => body),
      ['3 new messages', '2 new messages']
    )
  })
})
