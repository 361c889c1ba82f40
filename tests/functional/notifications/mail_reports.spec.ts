import { randomBytes } from 'node:crypto'
import { Secret } from '@adonisjs/core/helpers'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { signatureOf } from '#app/http/signed_call'
import { takeReports } from '#notifications/bounces/actions/take_reports'
import { CALL_AGE_SECONDS } from '#notifications/bounces/constants'
import { hearsOfBounces, suppressionsOf } from '#notifications/bounces/main'
import { lookAtMailbox } from '#notifications/bounces/mailbox_watch'
import SuppressedAddress from '#notifications/bounces/models/suppressed_address'
import { MailboxReports } from '#notifications/bounces/sources/mailbox_reports'
import env from '#start/env'
import {
  BOUNCE_DOMAIN,
  mailTo,
  reportAddress,
  withBounceDomain,
} from '#tests/support/bounced_mails'
import { frozenClock } from '#tests/support/clock'
import { runCli } from '#tests/support/command_line'
import { forgetLimits } from '#tests/support/limits'
import { complaintReport, deliveryReport, holidayAnswer } from '#tests/support/mail_reports'
import { givenMember, type TestMember } from '#tests/support/members'
import { ReportMailbox } from '#tests/support/report_mailbox'

const SECRETS = [1, 2].map((fill) => `whsec_${Buffer.alloc(24, fill).toString('base64')}`)

const reasonsOf = async ({ email }: TestMember) =>
  (await suppressionsOf(email)).map(({ reason }) => reason)

/** A member who was written to, and where a report about that mail goes. */
async function givenReader() {
  const member = await givenMember()
  const message = await mailTo(member)
  return { member, to: reportAddress(message, member) }
}

test.group('Reports in a mailbox', (group) => {
  let mailbox: ReportMailbox
  let address: URL
  let reports: MailboxReports

  group.setup(withBounceDomain)
  group.each.setup(async () => {
    mailbox = new ReportMailbox()
    address = await mailbox.start()
    reports = new MailboxReports(address)
    return () => mailbox.stop()
  })

  test('each is read once and then marked as read', async ({ assert }) => {
    const gone = await givenReader()
    const full = await givenReader()
    const annoyed = await givenReader()
    const kept = [
      mailbox.put(deliveryReport({ to: gone.to })),
      mailbox.put(deliveryReport({ to: full.to, status: '4.2.2' })),
      mailbox.put(complaintReport({ to: annoyed.to })),
    ]
    assert.equal(await reports.read(takeReports), 3)
    assert.deepEqual(await reasonsOf(gone.member), ['hard'])
    assert.deepEqual(await reasonsOf(annoyed.member), ['complaint'])
    const counted = await SuppressedAddress.findByOrFail('memberId', full.member.id)
    assert.deepInclude(counted.serialize(), { reason: 'soft', status: '4.2.2', since: null })
    assert.isTrue(kept.every(({ isSeen }) => isSeen))
    assert.equal(await reports.read(takeReports), 0)
  })

  test('what is no report of a mail of ours changes nothing and is read once', async ({
    assert,
  }) => {
    const { member, to } = await givenReader()
    const others = [
      deliveryReport({ to, action: 'delayed', status: '4.4.1' }),
      deliveryReport({ to, action: 'delivered', status: '2.0.0' }),
      complaintReport({ to, type: 'not-spam' }),
      holidayAnswer(to),
      deliveryReport({ to: to.replace(BOUNCE_DOMAIN, 'elsewhere.example') }),
      deliveryReport({ to: to.replace(/[0-9a-f]{20}@/, `${'0'.repeat(20)}@`) }),
      'no mail at all',
      '',
    ]
    for (const other of others) mailbox.put(other)
    await reports.read(takeReports)
    assert.isNull(await SuppressedAddress.findBy('memberId', member.id))
    assert.isTrue(mailbox.mails.every(({ isSeen }) => isSeen))
  })

  test('a report that could not be written down comes again', async ({ assert }) => {
    const { member, to } = await givenReader()
    const kept = mailbox.put(deliveryReport({ to }))
    await assert.rejects(() =>
      reports.read(() => Promise.reject(new Error('The database is away')))
    )
    assert.isFalse(kept.isSeen)
    assert.equal(await reports.read(takeReports), 1)
    assert.isTrue(kept.isSeen)
    assert.deepEqual(await reasonsOf(member), ['hard'])
  })

  test('a mailbox that does not know us, or is not there, is told without its words', async ({
    assert,
  }) => {
    const wrong = new URL(address)
    wrong.password = 'another'
    const failure = async (at: URL) =>
      new MailboxReports(at).check().then(
        () => 'none',
        ({ message }) => message
      )
    const refused = await failure(wrong)
    assert.match(refused, /refuses our account/)
    const away = await failure(new URL('imap://a:b@127.0.0.1:1'))
    assert.match(away, /cannot be read: ECONNREFUSED/)
    for (const words of [refused, away]) assert.notMatch(words, /another|bounce@x\.hu/)
  })

  test('the one of the environment is looked at', async ({ assert, cleanup }) => {
    env.set('BOUNCE_IMAP_URL', new Secret(address.href) as never)
    cleanup(() => env.set('BOUNCE_IMAP_URL', '' as never))
    assert.isTrue(hearsOfBounces())
    const { member, to } = await givenReader()
    mailbox.put(deliveryReport({ to }))
    await lookAtMailbox()
    assert.deepEqual(await reasonsOf(member), ['hard'])
  })
})

test.group('Reports that a mail provider calls with', (group) => {
  group.setup(() => {
    const ended = withBounceDomain()
    env.set('MAIL_WEBHOOK_SECRET', new Secret(SECRETS.join(', ')) as never)
    return () => {
      ended()
      env.set('MAIL_WEBHOOK_SECRET', '' as never)
    }
  })
  group.each.setup(() => forgetLimits())

  const bounce = (sender: string) => ({ type: 'bounce', sender, status: '5.1.1' })

  test('a signed call rests the address, with either secret', async ({ client, assert }) => {
    for (const secret of SECRETS) {
      const { member, to } = await givenReader()
      const answer = await call(client, { events: [bounce(to)] }, { secret })
      answer.assertStatus(200)
      assert.deepEqual(answer.body(), { taken: true })
      assert.deepEqual(await reasonsOf(member), ['hard'])
    }
    const { member, to } = await givenReader()
    ;(await call(client, { events: [{ type: 'complaint', sender: to }] })).assertStatus(200)
    assert.deepEqual(await reasonsOf(member), ['complaint'])
  })

  test('a call that is not signed so, or at another time, is 401 and changes nothing', async ({
    client,
    assert,
  }) => {
    const { member, to } = await givenReader()
    const body = { events: [bounce(to)] }
    const now = Math.floor(clock.now() / 1000)
    const wrong: Signing[] = [
      { secret: `whsec_${randomBytes(24).toString('base64')}` },
      { stamp: String(now - CALL_AGE_SECONDS - 5) },
      { stamp: String(now + CALL_AGE_SECONDS + 5) },
      { stamp: 'now' },
      { stamp: '' },
      { id: '' },
      { signature: '' },
      { signature: 'v1,' },
      { signature: `v1a,${'A'.repeat(43)}=` },
      { sent: `${JSON.stringify(body)} ` },
    ]
    for (const signing of wrong) {
      const answer = await call(client, body, signing)
      answer.assertStatus(401)
      assert.notInclude(answer.text(), 'whsec_')
    }
    assert.isEmpty(await reasonsOf(member))
  })

  test('a call that is repeated has one effect; under its name with other contents it is 409', async ({
    client,
    assert,
  }) => {
    const { member, to } = await givenReader()
    const id = 'msg_2KWPBgLlAfxdpx2AI54pPJ85f4W'
    const events = [bounce(to)]
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(client, { events }, { id }))
    )
    for (const answer of answers) answer.assertStatus(200)
    const { times } = await SuppressedAddress.findByOrFail('memberId', member.id)
    assert.equal(times, 1)
    ;(await call(client, { events: [...events, ...events] }, { id })).assertStatus(409)
  })

  test('a right signature does not make a forged token right', async ({ client, assert }) => {
    const { member, to } = await givenReader()
    const senders = [to.replace(/[0-9a-f]{20}@/, `${'f'.repeat(20)}@`), member.email, 'x']
    ;(await call(client, { events: senders.map(bounce) })).assertStatus(200)
    assert.isNull(await SuppressedAddress.findBy('memberId', member.id))
  })

  test('contents that are none are 422, too long ones 401, and neither is 500', async ({
    client,
  }) => {
    const wrong = [
      {},
      { events: 'x' },
      { events: [{}] },
      { events: [{ type: 'open', sender: 'x' }] },
      { events: [{ type: 'bounce', sender: 'x', status: '5' }] },
      { events: Array.from({ length: 300 }, () => bounce('x')) },
      [],
    ]
    for (const body of wrong) (await call(client, body)).assertStatus(422)
    ;(await call(client, { events: [], more: 'x'.repeat(70_000) })).assertStatus(401)
  })

  test('a network that calls all the time waits', async ({ client, assert, cleanup }) => {
    const time = frozenClock()
    cleanup(time.restore)
    const { consumeLimit } = await import('#app/limits/limit')
    const { CALLS_PER_ADDRESS } = await import('#notifications/bounces/constants')
    for (let times = 0; times < CALLS_PER_ADDRESS.hits; times++) {
      await consumeLimit('mail-reports:127.0.0.1', CALLS_PER_ADDRESS)
    }
    const answer = await call(client, { events: [] })
    answer.assertStatus(429)
    assert.isAbove(Number(answer.header('retry-after')), 0)
  })

  test('where no secret is set there is no such address', async ({ client, assert, cleanup }) => {
    env.set('MAIL_WEBHOOK_SECRET', '' as never)
    cleanup(() => env.set('MAIL_WEBHOOK_SECRET', new Secret(SECRETS[0]) as never))
    ;(await call(client, { events: [] })).assertStatus(404)
    assert.isFalse(hearsOfBounces())
  })
})

test.group('Whether the shop hears of bounces', () => {
  test('the doctor says what is set up and what lacks', async ({ assert, cleanup }) => {
    const mailbox = new ReportMailbox()
    const address = await mailbox.start()
    cleanup(() => mailbox.stop())
    mailbox.put('one')
    const judged = async (environment: Record<string, string>) => {
      const { stdout } = await runCli(['doctor', '--json'], environment)
      const findings: { name: string; state: string; words: string }[] = JSON.parse(stdout)
      return findings.find(({ name }) => name === 'bounces')!
    }
    const none = await judged({})
    assert.equal(none.state, 'warning')
    assert.match(none.words, /BOUNCE_DOMAIN/)
    const both = await judged({
      BOUNCE_DOMAIN,
      BOUNCE_IMAP_URL: address.href,
      MAIL_WEBHOOK_SECRET: SECRETS[0],
    })
    assert.deepInclude(both, { state: 'ok' })
    assert.match(both.words, /a mailbox with 1 unread and calls of the mail provider/)
  }).tags(['@alike-everywhere'])

  test('a source without the domain it needs does not start', async ({ assert }) => {
    const { code, stderr } = await runCli(['doctor'], { MAIL_WEBHOOK_SECRET: SECRETS[0] })
    assert.notEqual(code, 0)
    assert.match(stderr, /MAIL_WEBHOOK_SECRET=set needs BOUNCE_DOMAIN/)
  }).tags(['@alike-everywhere'])
})

/** What differs from a call that is signed as it should be. */
interface Signing {
  id?: string
  stamp?: string
  secret?: string
  signature?: string
  /** What is sent in place of what is signed. */
  sent?: string
}

function call(client: ApiClient, contents: object, signing: Signing = {}) {
  const body = JSON.stringify(contents)
  const id = signing.id ?? `msg_${randomBytes(12).toString('hex')}`
  const stamp = signing.stamp ?? String(Math.floor(clock.now() / 1000))
  const right = signatureOf({ id, stamp, body }, signing.secret ?? SECRETS[0])
  return client
    .post('/webhooks/mail')
    .header('content-type', 'application/json')
    .header('webhook-id', id)
    .header('webhook-timestamp', stamp)
    .header('webhook-signature', signing.signature ?? right)
    .setup((request) => void request.request.send(signing.sent ?? body))
}
