import { createHash } from 'node:crypto'
import { test } from '@japa/runner'
import { connect, createServer, type AddressInfo } from 'node:net'
import app from '@adonisjs/core/services/app'
import { OutwardAgent } from '#app/http/outward_agent'
import { shopReader } from '#app/database/engine'
import { runOutboxOnce } from '#app/outbox/worker'
import { openForMember } from '#app/personal/member_key'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { transaction } from '#app/transaction'
import { saveChoices } from '#notifications/choices/actions/save_choices'
import { PUSH_FAILURES_MAX, PUSH_MESSAGE_MAX } from '#notifications/constants'
import type { NotificationText } from '#notifications/contracts/notification_texts'
import { newKeyPair } from '#notifications/push/key_pairs'
import { markOfMember } from '#notifications/push/member_mark'
import PushSubscription from '#notifications/push/models/push_subscription'
import { frozenClock } from '#tests/support/clock'
import { markRead } from '#notifications/list/actions/mark_read'
import { runCli } from '#tests/support/command_line'
import { givenMember } from '#tests/support/members'
import { givenNotifications } from '#tests/support/notifications'
import {
  givenSubscription,
  pushLater,
  subscriptionsOf,
  usePushKeys,
  usePushService,
  usePushTexts,
} from '#tests/support/push'
import { PushBrowser } from '#tests/support/push_browser'
import { claimsOf, type PushAnswer } from '#tests/support/push_service'

type Cleanup = (work: () => void | Promise<void>) => void

const HOUR_MS = 60 * 60 * 1000
let notifications = 1000

/** A member whose browser takes messages at any hour, and a notification that says so much. */
async function subscribed(cleanup: Cleanup, given: { message?: string; vapidKey: string }) {
  const member = await givenMember()
  // At whatever hour the test is run.
  const choices = { switches: NOTICE_SWITCHES, quiet: null }
  await transaction((trx) => saveChoices(trx, member.id, choices))
  const browser = new PushBrowser()
  await givenSubscription(member.id, browser, given.vapidKey)
  const texts: Record<number, NotificationText> = {}
  usePushTexts(cleanup, texts)
  const notify = async (message = 'Elindult a rendelése', tag?: string) => {
    const id = ++notifications
    texts[id] = { memberId: member.id, message, action: '/rendelesek/812', locale: 'hu' }
    await pushLater(member.id, id, tag)
    return id
  }
  return { member, browser, notify }
}

/** What became of the messages of a member, oldest first. */
function messagesOf(memberId: number) {
  const sql = `SELECT done_at AS "doneAt", dead_at AS "deadAt", next_at AS "nextAt"
    FROM outbox_messages WHERE topic = 'push' AND member_id = ? ORDER BY id`
  type Row = { doneAt: number | null; deadAt: number | null; nextAt: number }
  return shopReader().rows<Row>(sql, [memberId])
}

test.group('Sending messages to browsers', (group) => {
  group.each.setup(async () => {
    await runOutboxOnce()
  })

  test('[H-55] a message arrives encrypted for its browser, signed by the shop, with its headers', async ({
    assert,
    cleanup,
  }) => {
    const pair = usePushKeys(cleanup)
    const service = await usePushService(cleanup)
    const { member, browser, notify } = await subscribed(cleanup, { vapidKey: pair.publicKey })
    const id = await notify()
    await runOutboxOnce()
    await runOutboxOnce()
    assert.lengthOf(service.received, 1)
    const [received] = service.received
    assert.equal(`https://${received.host}${received.path}`, browser.endpoint)
    const { auth } = browser.subscription.keys
    assert.deepEqual(browser.open(received.body), {
      v: 1,
      id,
      seq: id,
      tag: 'order:812',
      title: 'Mesterpont',
      body: 'Elindult a rendelése',
      neutral: 'Új értesítése érkezett',
      action: '/rendelesek/812',
      lang: 'hu',
      m: markOfMember(member.id, auth),
    })
    const topic = createHash('sha256').update('order:812').digest('base64url').slice(0, 32)
    assert.deepInclude(received.headers, {
      'content-encoding': 'aes128gcm',
      'ttl': String(72 * 60 * 60),
      'urgency': 'normal',
      topic,
    })
    const claims = claimsOf(received, pair.publicKey)
    assert.deepInclude(claims, { aud: 'https://fcm.googleapis.com', sub: 'mailto:push@pelda.hu' })
    const [row] = await subscriptionsOf(member.id)
    assert.isNotNull(row.lastSuccessAt)
    assert.isNotNull((await messagesOf(member.id))[0].doneAt)
  })

  test('[N-20] what a member is told comes to its browser in its language, where it left that on and no hour is quiet', async ({
    assert,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    const service = await usePushService(cleanup)
    const clock = frozenClock('2026-11-26T11:00:00Z')
    cleanup(() => clock.restore())
    const member = await givenMember({ locale: 'hu' })
    const browser = new PushBrowser()
    await givenSubscription(member.id, browser, publicKey)
    const seqs = () => service.received.map(({ body }) => browser.open(body).seq)
    const [told] = await givenNotifications(member)
    assert.lengthOf(service.received, 1)
    assert.deepInclude(browser.open(service.received[0].body), {
      seq: told.id,
      body: '12. számú rendelése úton van.',
      action: '/rendelesek/12',
      lang: 'hu',
    })

    // At eleven in the evening it waits for seven in the morning; what was read meanwhile rings no more.
    clock.pass(11 * HOUR_MS)
    const [late, read] = await givenNotifications(member, 2)
    clock.pass(8 * HOUR_MS - 1)
    await runOutboxOnce()
    assert.deepEqual(seqs(), [told.id])
    await markRead({ id: read.id, memberId: member.id })
    clock.pass(1)
    await runOutboxOnce()
    assert.deepEqual(seqs(), [told.id, late.id])

    const switches = { ...NOTICE_SWITCHES, order_push: false }
    await transaction((trx) => saveChoices(trx, member.id, { switches, quiet: null }))
    await givenNotifications(member)
    assert.lengthOf(service.received, 2)
  })

  test('each browser of a member gets one, and the same notification told twice is one', async ({
    assert,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    const service = await usePushService(cleanup)
    const { member, notify } = await subscribed(cleanup, { vapidKey: publicKey })
    await givenSubscription(member.id, new PushBrowser('web.push.apple.com'), publicKey)
    const id = await notify()
    await pushLater(member.id, id)
    await runOutboxOnce()
    assert.sameMembers(
      service.received.map(({ host }) => host),
      ['fcm.googleapis.com', 'web.push.apple.com']
    )
  })

  test('a long text is cut before it is too long for a push service', async ({
    assert,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    const service = await usePushService(cleanup)
    const { browser, notify } = await subscribed(cleanup, { vapidKey: publicKey })
    await notify('🎁'.repeat(5000))
    await runOutboxOnce()
    const [{ body }] = service.received
    const message = browser.open(body)
    assert.isAtMost(Buffer.byteLength(JSON.stringify(message)), PUSH_MESSAGE_MAX)
    assert.match(message.body, /^(🎁)+…$/u)
    assert.isAtMost(body.length, 4096)
  })

  test('[N-22] where the address is gone (404, 410) its row goes, and those of others stay', async ({
    assert,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    const service = await usePushService(cleanup)
    for (const status of [404, 410]) {
      const { member, browser, notify } = await subscribed(cleanup, { vapidKey: publicKey })
      const second = new PushBrowser('web.push.apple.com')
      await givenSubscription(member.id, second, publicKey)
      await notify()
      service.received.length = 0
      service.answers = [{ status }, { status: 201 }]
      await runOutboxOnce()
      const rows = await subscriptionsOf(member.id)
      assert.lengthOf(rows, 1, String(status))
      assert.isTrue((await messagesOf(member.id)).every(({ doneAt }) => doneAt !== null))
      const [one, other] = service.received
      assert.notEqual(one.host, other.host)
      // The first that was asked is gone; the second one answered well.
      const kept = [browser, second].find(({ endpoint }) => new URL(endpoint).host === other.host)
      const endpoint = await openForMember(member.id, rows[0].endpoint)
      assert.equal(endpoint, kept!.endpoint, String(status))
    }
  })

  const REST: [name: string, answer: (now: number) => PushAnswer, seconds: number][] = [
    ['429 in seconds', () => ({ status: 429, headers: { 'retry-after': '120' } }), 120],
    [
      '503 until a date',
      (now) => ({
        status: 503,
        headers: { 'retry-after': new Date(now + 300_000).toUTCString() },
      }),
      300,
    ],
    ['429 without a word', () => ({ status: 429 }), 60],
  ]
  for (const [name, answer, seconds] of REST) {
    test(`a busy service (${name}) is not asked before its time, by no message`, async ({
      assert,
      cleanup,
    }) => {
      const time = frozenClock('2026-11-26T12:00:00Z')
      cleanup(() => time.restore())
      const { publicKey } = usePushKeys(cleanup)
      const service = await usePushService(cleanup)
      const { member, notify } = await subscribed(cleanup, { vapidKey: publicKey })
      await notify()
      service.answers = [answer(Date.parse('2026-11-26T12:00:00Z'))]
      await runOutboxOnce()
      assert.lengthOf(service.received, 1)
      time.pass((seconds - 2) * 1000)
      await notify('Megérkezett', 'order:813')
      await runOutboxOnce()
      assert.lengthOf(service.received, 1, 'it still rests')
      time.pass(4000)
      await runOutboxOnce()
      assert.lengthOf(service.received, 3)
      assert.isTrue((await messagesOf(member.id)).every(({ doneAt }) => doneAt !== null))
      const [row] = await subscriptionsOf(member.id)
      assert.equal(row.failures, 0)
    })
  }

  test('a service that fails or is silent is asked again later, and all arrives', async ({
    assert,
    cleanup,
  }) => {
    const time = frozenClock()
    cleanup(() => time.restore())
    const { publicKey } = usePushKeys(cleanup)
    const service = await usePushService(cleanup)
    const { member, browser, notify } = await subscribed(cleanup, { vapidKey: publicKey })
    await notify()
    for (const answer of [{ status: 500 }, { status: 302 }, { status: 201, after: 20_000 }]) {
      const { length } = service.received
      service.answers = [answer]
      await runOutboxOnce()
      assert.lengthOf(service.received, length + 1)
      const [message] = await messagesOf(member.id)
      assert.isNull(message.doneAt)
      time.pass(HOUR_MS)
    }
    await runOutboxOnce()
    assert.isNotNull((await messagesOf(member.id))[0].doneAt)
    assert.equal(browser.open(service.received.at(-1)!.body).body, 'Elindult a rendelése')
    assert.equal((await subscriptionsOf(member.id))[0].failures, 0)
  }).timeout(30_000)

  test('ten messages in a row that fail end a subscription, an outage of hours does not', async ({
    assert,
    cleanup,
  }) => {
    const time = frozenClock('2026-11-26T12:00:00Z')
    cleanup(() => time.restore())
    const { publicKey } = usePushKeys(cleanup)
    const service = await usePushService(cleanup)
    const { member, notify } = await subscribed(cleanup, { vapidKey: publicKey })
    const failing = async () => {
      service.answers = Array.from({ length: 50 }, () => ({ status: 500 }))
      await runOutboxOnce()
    }
    for (let sent = 0; sent < PUSH_FAILURES_MAX + 2; sent++) await notify('Hír', `news:${sent}`)
    await failing()
    time.pass(HOUR_MS)
    await failing()
    const [row] = await subscriptionsOf(member.id)
    assert.equal(row.failures, PUSH_FAILURES_MAX + 2, 'a second try is no second failure')
    time.pass(24 * HOUR_MS)
    await notify('Hír', 'news:last')
    await failing()
    assert.lengthOf(await subscriptionsOf(member.id), 0)
  })

  test('what is too long for a service (413) comes once more without its text, and not again', async ({
    assert,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    const service = await usePushService(cleanup)
    const { member, browser, notify } = await subscribed(cleanup, { vapidKey: publicKey })
    await notify()
    service.answers = [{ status: 413 }]
    await runOutboxOnce()
    const bodies = service.received.map(({ body }) => browser.open(body).body)
    assert.deepEqual(bodies, ['Elindult a rendelése', ''])
    assert.isNotNull((await messagesOf(member.id))[0].doneAt)
    await notify()
    service.answers = [{ status: 413 }, { status: 413 }]
    await runOutboxOnce()
    assert.isNotNull((await messagesOf(member.id))[1].deadAt)
    assert.lengthOf(service.received, 4)
  })

  test('keys: old ones still send, refused ones end their row, ours that are refused are an alarm', async ({
    assert,
    cleanup,
  }) => {
    const [old, current] = [newKeyPair(), newKeyPair()]
    usePushKeys(cleanup, current, [old])
    const service = await usePushService(cleanup)
    const { member, notify } = await subscribed(cleanup, { vapidKey: old.publicKey })
    await notify()
    await runOutboxOnce()
    assert.isObject(claimsOf(service.received[0], old.publicKey))
    await notify()
    service.answers = [{ status: 403 }]
    await runOutboxOnce()
    assert.lengthOf(await subscriptionsOf(member.id), 0)

    for (const status of [400, 401, 403]) {
      const own = await subscribed(cleanup, { vapidKey: current.publicKey })
      await own.notify()
      service.answers = [{ status }]
      await runOutboxOnce()
      assert.lengthOf(await subscriptionsOf(own.member.id), 1)
      assert.isNotNull((await messagesOf(own.member.id))[0].deadAt, String(status))
    }
    const lost = await subscribed(cleanup, { vapidKey: newKeyPair().publicKey })
    await lost.notify()
    const { length } = service.received
    await runOutboxOnce()
    assert.lengthOf(service.received, length)
    assert.lengthOf(await subscriptionsOf(lost.member.id), 0)
  })

  test('an allowed host that resolves into a private network: a listener there sees 0 connections', async ({
    assert,
    cleanup,
  }) => {
    const { publicKey } = usePushKeys(cleanup)
    let connections = 0
    const server = createServer(() => connections++)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    cleanup(() => void server.close())
    const { port } = server.address() as AddressInfo
    const { member, notify } = await subscribed(cleanup, { vapidKey: publicKey })
    for (const address of ['127.0.0.1', '10.0.0.1', '::ffff:10.0.0.1', '::1']) {
      const family = address.includes(':') ? 6 : 4
      app.container.swap(OutwardAgent, () => {
        const resolve = async () => [{ address, family }]
        return new OutwardAgent({ resolve, dial: () => connect(port, '127.0.0.1') })
      })
      await notify('Hír', `news:${address}`)
      await runOutboxOnce()
    }
    app.container.restore(OutwardAgent)
    assert.equal(connections, 0)
    assert.isTrue((await messagesOf(member.id)).every(({ doneAt }) => doneAt === null))
  })

  test('the command makes keys that fit, and the doctor knows a pair from two halves', async ({
    assert,
  }) => {
    await transaction((trx) => PushSubscription.query(trx).delete())
    const made = await runCli(['push', 'keys'])
    const [, publicKey, privateKey] =
      /^PUSH_PUBLIC_KEY=(\S+)\nPUSH_PRIVATE_KEY=(\S+)\n$/.exec(made.stdout) ?? []
    const environment = { PUSH_PUBLIC_KEY: publicKey, PUSH_SUBJECT: 'mailto:push@pelda.hu' }
    const judged = async (more: Record<string, string>) => {
      const { stdout } = await runCli(['doctor', '--json'], { ...environment, ...more })
      const findings: { name: string; state: string; words: string }[] = JSON.parse(stdout)
      return findings.find(({ name }) => name === 'push')!
    }
    const old = newKeyPair()
    const right = await judged({
      PUSH_PRIVATE_KEY: privateKey,
      PUSH_OLD_KEYS: `${old.publicKey}:${old.privateKey}`,
    })
    assert.equal(right.state, 'ok', right.words)
    assert.include(right.words, `no longer needed in PUSH_OLD_KEYS: ${old.publicKey}`)
    const wrong = await judged({ PUSH_PRIVATE_KEY: newKeyPair().privateKey })
    assert.equal(wrong.state, 'failed')
    assert.notInclude(JSON.stringify([right, wrong]), privateKey)
  }).timeout(120_000)
})
