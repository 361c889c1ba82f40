import { test } from '@japa/runner'
import { listed } from '#app/outbox/message_list'
import { ACCOUNT_MAIL } from '#app/outbox/letters'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { runOutboxOnce } from '#app/outbox/worker'
import { eraseMember } from '#app/personal/erasure'
import { tidyUp } from '#app/tidying'
import { transaction } from '#app/transaction'
import { saveConsents } from '#auth/consents/actions/save_consents'
import { consentChangesOf } from '#auth/consents/queries/consent_changes_sql'
import { heldAccount } from '#auth/profile/account'
import { moveEmail } from '#auth/profile/move_email'
import { recordReport } from '#notifications/bounces/actions/record_report'
import { takeReports } from '#notifications/bounces/actions/take_reports'
import SuppressedAddress from '#notifications/bounces/models/suppressed_address'
import { suppressionsOf } from '#notifications/bounces/main'
import Campaign from '#notifications/campaigns/models/campaign'
import Delivery from '#notifications/campaigns/models/delivery'
import type { MailReport } from '#notifications/contracts/bounce_source'
import { linesAbout } from '#tests/support/audit_lines'
import {
  BOUNCE_DOMAIN,
  givenMailServer,
  mailTo,
  reportAddress,
  withBounceDomain,
  withoutBounceDomain,
} from '#tests/support/bounced_mails'
import {
  givenScheduledCampaign,
  givenTrade,
  restCampaigns,
  sentCampaign,
} from '#tests/support/campaigns'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits, passInRedis } from '#tests/support/limits'
import type { MailServer } from '#tests/support/mail_server'
import { rowOf } from '#tests/support/member_visits'
import { givenMember, givenStaff, type TestMember } from '#tests/support/members'
import { toldTo } from '#tests/support/notifications'
import { staffApi } from '#tests/support/staff_api'
import { Visitor } from '#tests/support/visitor'

const DAY_MS = 24 * 60 * 60 * 1000
const CHOICES = '/ertesitesek/beallitasok'
const HOUR_MS = 60 * 60 * 1000
const ASKED = { kind: ACCOUNT_MAIL, isAsked: true } as const
const SWITCHABLE = { key: 'mail.order_shipped', topic: 'order' } as const

const reasonsOf = async ({ email }: TestMember) =>
  (await suppressionsOf(email)).map(({ reason }) => reason)

/** A report about a mail to a member, as some source hands it over. */
function reportOf(
  message: { id: number },
  member: TestMember,
  changed: Partial<MailReport> = {}
): MailReport {
  const [, token] = /\+(.+)@/.exec(reportAddress(message, member))!
  return { kind: 'bounce', status: '5.1.1', token, ...changed }
}

/** A member whose address rests for nobody being there, and the mail that came back. */
async function givenResting() {
  const member = await givenMember({ locale: 'hu' })
  const message = await mailTo(member)
  await takeReports([reportOf(message, member)])
  return { member, message }
}

test.group('Mails that come back', (group) => {
  let server: MailServer

  group.setup(async () => {
    const ended = withBounceDomain()
    const given = await givenMailServer()
    server = given.server
    return async () => {
      ended()
      await given.end()
    }
  })
  group.each.setup(async () => {
    await forgetLimits()
    server.refusal = undefined
    server.received.length = 0
  })

  const received = ({ email }: TestMember) => server.received.filter(({ to }) => to.includes(email))

  /** A campaign under way with a hundred mails sent, some of them to real members. */
  async function givenCampaignOfHundred(real: number) {
    const { professionId, members } = await givenTrade(real)
    const id = await givenScheduledCampaign({ professionId })
    await sentCampaign(id)
    const others = Array.from({ length: 100 - real }, (_, at) => 1_500_000_000 + at)
    const sent = {
      campaignId: id,
      channel: 'mail',
      state: 'sent',
      createdAt: 1,
      sentAt: 1,
    } as const
    await Delivery.createMany(others.map((memberId) => ({ ...sent, memberId })))
    await Campaign.query().where({ id }).update({ state: 'sending', toldAfter: members[0].id })
    const mails = await OutboxMessage.query()
      .where({ topic: 'campaign_mail' })
      .whereIn(
        'memberId',
        members.map((member) => member.id)
      )
      .orderBy('memberId')
    const report = (at: number, changed: Partial<MailReport> = {}) =>
      takeReports([reportOf(mails[at], members[at], changed)])
    const standing = async () => {
      const { state, pauseReason, bouncedCount, complaintCount } = await Campaign.findOrFail(id)
      return [state, pauseReason, bouncedCount, complaintCount]
    }
    return { id, report, standing }
  }

  test('a campaign pauses by itself above five mails of a hundred that came back', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(restCampaigns)
    const { id, report, standing } = await givenCampaignOfHundred(7)
    await report(6, { status: '4.2.2' })
    for (let at = 0; at < 5; at++) {
      await report(at)
      await report(at)
    }
    assert.deepEqual(await standing(), ['sending', null, 5, 0])
    await report(5)
    assert.deepEqual(await standing(), ['paused', 'bounced', 6, 0])
    const shown = await staffApi(client, 'campaigns', await givenStaff()).show(id)
    assert.deepInclude(shown.body().data, { sent: 7, bounced: 6, delivered: 1 })
  })

  test('a campaign pauses by itself above three complaints of a thousand', async ({
    assert,
    cleanup,
  }) => {
    cleanup(restCampaigns)
    const { report, standing } = await givenCampaignOfHundred(1)
    await report(0, { kind: 'complaint', status: undefined })
    assert.deepEqual(await standing(), ['paused', 'complained', 0, 1])
  })

  test('the envelope of a mail names it, the visible sender stays', async ({ assert }) => {
    const member = await givenMember()
    const message = await mailTo(member)
    const [mail] = received(member)
    assert.equal(mail.from, reportAddress(message, member))
    assert.match(mail.from, new RegExp(`^bounce\\+[0-9a-z]+-[0-9a-f]{20}@${BOUNCE_DOMAIN}$`))
    assert.match(mail.text, /^From: Mesterpont <bolt@x\.hu>\r$/m)
    const other = await givenMember()
    assert.notEqual(reportAddress(message, other), mail.from)
  })

  test('without a domain for reports the sender of the envelope is the visible one', async ({
    assert,
    cleanup,
  }) => {
    withoutBounceDomain()
    cleanup(() => void withBounceDomain())
    const member = await givenMember()
    await mailTo(member)
    assert.equal(received(member)[0].from, 'bolt@x.hu')
  })

  test('who is not there gets only what was asked for, and staff reads why', async ({ assert }) => {
    const { member } = await givenResting()
    assert.deepEqual(await reasonsOf(member), ['hard'])
    assert.include(await toldTo(member), 'mailbox_hard')
    server.received.length = 0
    for (const changed of [{}, SWITCHABLE, { kind: ACCOUNT_MAIL }]) {
      const { state, reason } = listed(await mailTo(member, changed))
      assert.deepEqual({ state, reason }, { state: 'dead', reason: 'bounced' })
    }
    assert.isEmpty(received(member))
    assert.equal(listed(await mailTo(member, ASKED)).state, 'sent')
    assert.lengthOf(received(member), 1)
  })

  test('[Z-13] what is asked for goes once a day to who is not there, also after a failed try, and freely to everybody else', async ({
    client,
    assert,
    cleanup,
  }) => {
    const time = frozenClock()
    cleanup(time.restore)
    const pass = (ms: number) => {
      time.pass(ms)
      return passInRedis(ms)
    }
    const { member } = await givenResting()
    const { member: other } = await givenResting()
    server.received.length = 0
    const asksForLink = async ({ email }: TestMember) => {
      ;(await new Visitor(client).post('/elfelejtett-jelszo', { email })).assertStatus(302)
      await runOutboxOnce()
    }
    // The server is down for the first try, and the mail keeps its turn.
    server.refusal = { at: 'receiver', status: 450 }
    await asksForLink(member)
    server.refusal = undefined
    await pass(5_000)
    await runOutboxOnce()
    assert.lengthOf(received(member), 1)
    const [former] = received(member)
    assert.include(former.text, '/reset-password/')
    await pass(23 * HOUR_MS)
    assert.deepInclude(listed(await mailTo(member, ASKED)), { state: 'dead', reason: 'bounced' })
    assert.lengthOf(received(member), 1, 'the day is not over')
    assert.equal(listed(await mailTo(other, ASKED)).state, 'sent', 'every address has its own day')
    await pass(HOUR_MS)
    await asksForLink(member)
    assert.lengthOf(received(member), 2)
    const present = await givenMember()
    for (let count = 0; count < 3; count++) await mailTo(present, ASKED)
    assert.lengthOf(received(present), 3)
  })

  test('what the mail server says at once counts as what is reported later', async ({ assert }) => {
    const cases: [at: 'receiver' | 'text', status: number, reason: string, left: string[]][] = [
      ['receiver', 550, '5.1.1', ['hard']],
      ['receiver', 550, '5.2.1', ['hard']],
      ['text', 550, '5.7.1', []],
      ['receiver', 550, '5.1.8', []],
      ['receiver', 552, '5.2.2', []],
      ['receiver', 550, '', []],
      ['receiver', 450, '4.2.1', []],
    ]
    for (const [at, status, reason, left] of cases) {
      const member = await givenMember()
      server.refusal = { at, status, reason }
      await mailTo(member)
      server.refusal = undefined
      assert.deepEqual(await reasonsOf(member), left, `${status} ${reason}`)
    }
    await runOutboxOnce()
  })

  test('three mails in 14 days that could not be delivered rest for 30 days what can be switched off', async ({
    assert,
    cleanup,
  }) => {
    const time = frozenClock()
    cleanup(time.restore)
    const member = await givenMember()
    const soft = async (status: string) => {
      const message = await mailTo(member)
      const report = reportOf(message, member, { status })
      // The same mail is told of at once and by a report.
      await takeReports([report])
      await takeReports([report])
    }
    await soft('4.4.7')
    time.pass(15 * DAY_MS)
    await soft('5.2.2')
    time.pass(DAY_MS)
    await soft('4.2.2')
    assert.isEmpty(await reasonsOf(member), 'the first one is too long ago')
    time.pass(DAY_MS)
    await soft('5.2.2')
    assert.deepEqual(await reasonsOf(member), ['soft'])
    assert.include(await toldTo(member), 'mailbox_soft')
    assert.equal(listed(await mailTo(member, SWITCHABLE)).reason, 'bounced')
    assert.equal(listed(await mailTo(member)).state, 'sent')
    time.pass(30 * DAY_MS)
    assert.isEmpty(await reasonsOf(member))
    assert.equal(listed(await mailTo(member, SWITCHABLE)).state, 'sent')
  })

  test('[H-65] a complaint withdraws the consent with its evidence, and ends what can be switched off', async ({
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    const given = { marketing_email: true, research_email: true }
    await saveConsents({ id: member.id, address: '10.0.0.1', locale: 'hu' }, given)
    const message = await mailTo(member)
    const report = reportOf(message, member, { kind: 'complaint', status: undefined })
    await Promise.all([takeReports([report]), takeReports([report])])
    const { marketing_email, research_email } = await rowOf('member_consents', member.id)
    assert.deepEqual({ marketing_email, research_email }, { marketing_email: 0, research_email: 1 })
    const [last, ...former] = await consentChangesOf(member.id)
    const proof = {
      purpose: 'marketing_email',
      given: false,
      place: 'mail_complaint',
      locale: 'hu',
    }
    assert.deepInclude(last, proof)
    assert.lengthOf(former, 2)
    assert.equal(listed(await mailTo(member, SWITCHABLE)).reason, 'unwanted')
    assert.equal(listed(await mailTo(member)).state, 'sent')
    assert.deepEqual(await toldTo(member), ['mailbox_complaint'])
  })

  test('a forged report changes nothing, and neither does one about an address of before', async ({
    assert,
  }) => {
    const member = await givenMember()
    const other = await givenMember()
    const message = await mailTo(member)
    const right = reportOf(message, member)
    const [number, mark] = right.token.split('-')
    const forged = [
      `${number}-${'0'.repeat(20)}`,
      `${number}-${mark.slice(0, 19)}`,
      `${(message.id + 1).toString(36)}-${mark}`,
      `${'z'.repeat(11)}-${mark}`,
      '',
      'x'.repeat(10_000),
      reportOf(message, other).token,
    ]
    await takeReports(forged.map((token) => ({ ...right, token })))
    assert.isEmpty(await reasonsOf(member))
    assert.isEmpty(await reasonsOf(other))
    await transaction(async ({ client }) => {
      const email = `uj-${member.id}@pelda.hu`
      await client.from('members').where({ id: member.id }).update({ email })
    })
    await takeReports([right])
    assert.isNull(await SuppressedAddress.findBy('memberId', member.id))
  })

  test('staff sees it at the member and lets mails go again, and earlier reports are over', async ({
    client,
    assert,
  }) => {
    const { member, message } = await givenResting()
    const shown = async (role: 'support' | 'auditor') => {
      const staff = await givenStaff({ role })
      const answer = await staffApi(client, `members/${member.id}/suppressions`, staff).list()
      answer.assertStatus(200)
      return answer.body().data
    }
    const [row] = await shown('auditor')
    assert.deepInclude(row, { reason: 'hard', status: '5.1.1', times: 1, until: null })
    const support = await givenStaff({ role: 'support' })
    const lift = (body: object) =>
      staffApi(client, 'members', support).act(member.id, 'suppressions/lifting', body)
    ;(await lift({ reason: 'because' })).assertStatus(422)
    assert.lengthOf(await shown('support'), 1)
    const lifted = await lift({ reason: 'mailbox_works' })
    lifted.assertStatus(200)
    assert.isTrue(lifted.body().data.lifted)
    assert.isFalse((await lift({ reason: 'mailbox_works' })).body().data.lifted)
    assert.isEmpty(await shown('support'))
    const lines = await linesAbout('member', member.id)
    const resumed = lines.filter(({ action }) => action === 'member.mails_resumed')
    assert.lengthOf(resumed, 1)
    assert.deepInclude(resumed[0], { detail: 'mailbox_works', by: support.id })
    await takeReports([reportOf(message, member, { kind: 'complaint' }), reportOf(message, member)])
    assert.deepEqual(await reasonsOf(member), ['complaint'], 'the bounce was settled before')
    assert.equal(listed(await mailTo(member)).state, 'sent')
  })

  test('the member sees it, and the link in a mail to the address lifts it', async ({
    client,
    assert,
  }) => {
    const { member } = await givenResting()
    const visitor = new Visitor(client)
    await visitor.post('/belepes', { email: member.email, password: member.password })
    const hint = async () => (await visitor.get(CHOICES)).inertiaProps.mailbox
    assert.deepEqual(await hint(), { email: member.email, reason: 'hard' })
    const { path } = await askedLink(visitor, member, received)
    const page = await new Visitor(client).get(path)
    assert.deepInclude(page.inertiaProps, { email: member.email, isCurrent: true })
    await runOutboxOnce()
    assert.deepEqual(await reasonsOf(member), ['hard'], 'looking changes nothing')
    const forged = path.replace(/signature=[^&]+/, 'signature=x')
    ;(await new Visitor(client).post(forged)).assertStatus(403)
    ;(await new Visitor(client).post(path)).assertHeader('location', '/belepes')
    await runOutboxOnce()
    assert.isEmpty(await reasonsOf(member))
    assert.isNull(await hint())
  })

  test('the link of a former address lifts nothing, and another address does not rest', async ({
    client,
    assert,
  }) => {
    const { member } = await givenResting()
    const visitor = new Visitor(client)
    await visitor.post('/belepes', { email: member.email, password: member.password })
    const { path } = await askedLink(visitor, member, received)
    const email = `masik-${member.id}@pelda.hu`
    await transaction(async (trx) => {
      const account = await heldAccount(trx, member.id)
      await moveEmail(trx, account!, { to: email, locale: 'hu' })
    })
    await runOutboxOnce()
    ;(await new Visitor(client).post(path)).assertStatus(403)
    assert.deepEqual(await reasonsOf(member), ['hard'])
    assert.isEmpty(await suppressionsOf(email))
    assert.isNull((await visitor.get(CHOICES)).inertiaProps.mailbox)
  })

  test('a link to the address is asked for once a day', async ({ client, assert }) => {
    const { member } = await givenResting()
    const visitor = new Visitor(client)
    await visitor.post('/belepes', { email: member.email, password: member.password })
    server.received.length = 0
    for (let times = 0; times < 5; times++) await visitor.post('/profil/cim-proba')
    await runOutboxOnce()
    assert.lengthOf(proofsAmong(received(member)), 1)
  })

  test('what is known of an address goes with its member, and after two years', async ({
    assert,
    cleanup,
  }) => {
    const { member } = await givenResting()
    const { member: other } = await givenResting()
    await transaction((trx) => eraseMember(trx, { id: member.id, traces: [member.email] }))
    assert.isNull(await SuppressedAddress.findBy('memberId', member.id))
    const row = await SuppressedAddress.findByOrFail('memberId', other.id)
    assert.notInclude(JSON.stringify(row.serialize()), other.email.split('@')[0])
    const time = frozenClock()
    cleanup(time.restore)
    time.pass(729 * DAY_MS)
    await tidyUp()
    assert.isNotNull(await SuppressedAddress.find(row.id))
    time.pass(2 * DAY_MS)
    await tidyUp()
    assert.isNull(await SuppressedAddress.find(row.id))
  })

  test('a refusal of the shop itself is told to the log and rests no address', async ({
    assert,
  }) => {
    const member = await givenMember()
    const message = await mailTo(member)
    const { default: logger } = await import('@adonisjs/core/services/logger')
    const told: unknown[] = []
    const error = logger.error
    logger.error = ((...words: unknown[]) => void told.push(words)) as never
    const report = { kind: 'bounce', status: '5.7.1', memberId: member.id } as const
    await transaction((trx) =>
      recordReport(trx, { ...report, address: member.email, message, shown: {} as never })
    ).finally(() => (logger.error = error))
    assert.lengthOf(told, 1)
    assert.notInclude(JSON.stringify(told), member.email)
    assert.isEmpty(await reasonsOf(member))
  })
})

/** The link that a member asked for on the page of the choices, as it arrived. */
async function askedLink(
  visitor: Visitor,
  member: TestMember,
  received: (member: TestMember) => { text: string }[]
) {
  ;(await visitor.post('/profil/cim-proba')).assertStatus(302)
  await runOutboxOnce()
  const text = proofsAmong(received(member)).at(-1)!
  const [link] = /http\S+\/email-megerosites\/[^\s"]+/.exec(text)!
  return { path: link.replace(/^http:\/\/[^/]+/, '') }
}

/** The texts of those mails that ask whether an address works; a login from an unknown browser is told by mail as well. */
function proofsAmong(mails: { text: string }[]): string[] {
  const texts = mails.map(({ text }) => text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
  return texts.filter((text) => text.includes('/email-megerosites/'))
}
