import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { NotYet } from '#app/outbox/handlers'
import { ACCOUNT_MAIL, SMS } from '#app/outbox/letters'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { sendLater } from '#app/outbox/outbox'
import { postpone, takeDueMessages } from '#app/outbox/queue'
import { runOutboxOnce } from '#app/outbox/worker'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { transaction } from '#app/transaction'
import { advanceCampaigns } from '#notifications/campaigns/actions/advance_campaigns'
import { saveChoices } from '#notifications/choices/actions/save_choices'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import { FakeMailGateway } from '#notifications/gateways/mail_gateways'
import {
  agree,
  agreeByPhone,
  givenScheduledCampaign,
  givenTrade,
  restCampaigns,
  sentCampaign,
} from '#tests/support/campaigns'
import { mailTo } from '#tests/support/bounced_mails'
import { frozenClock } from '#tests/support/clock'
import type { TestMember } from '#tests/support/members'
import { givenNotifications, toldTo } from '#tests/support/notifications'
import { usePaidSms } from '#tests/support/paid_sms'
import { givenSubscription, usePushKeys, usePushService } from '#tests/support/push'
import { PushBrowser } from '#tests/support/push_browser'
import { statementsOf } from '#tests/support/statements'

type Cleanup = (work: () => void | Promise<void>) => void

const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60_000
const NIGHT = { from: 21, until: 7 }
const EVERYTHING = {
  ...NOTICE_SWITCHES,
  news_push: true,
  order_sms: true,
  security_sms: true,
}
const WARNING = {
  topic: 'security',
  key: 'account_security',
  values: { what: 'password', at: 0, device: 'none' },
} as const

/** A member who left every channel on and is not to be disturbed at night; at a time of the 26th in Budapest. */
async function givenSleeper(cleanup: Cleanup, time: string) {
  const sms = await usePaidSms(cleanup)
  const { publicKey } = usePushKeys(cleanup)
  const pushes = await usePushService(cleanup)
  const mails = new FakeMailGateway()
  app.container.swap(MailGateway, () => mails)
  cleanup(() => app.container.restore(MailGateway))
  const clock = frozenClock(`2026-11-26T${time}:00+01:00`)
  cleanup(() => clock.restore())
  const { professionId, members } = await givenTrade(1, { agrees: false, locale: 'en' })
  const [member] = members as [TestMember]
  await agree(member.id)
  await agreeByPhone(member.id)
  await givenSubscription(member.id, new PushBrowser(), publicKey)
  await choose(member, NIGHT)
  await runOutboxOnce()
  mails.sent.length = 0
  /** How many of each came so far. */
  const came = () => ({
    push: pushes.received.length,
    sms: sms.sent.filter(({ to }) => to === member.phone).length,
    mail: mails.sent.filter(({ to }) => to === member.email).length,
  })
  return { member, professionId, clock, came, pushes, sms }
}

const choose = ({ id }: TestMember, quiet: typeof NIGHT) =>
  transaction((trx) => saveChoices(trx, id, { switches: EVERYTHING, quiet }))

/** Its process died while the provider was asked, and its lease ends now. */
const killedWhileSent = ({ id, createdAt: now }: OutboxMessage) =>
  transaction((trx) =>
    OutboxMessage.query(trx).where({ id }).update({ sendingAt: now, nextAt: now })
  )

test.group('Quiet hours of a member', (group) => {
  group.each.setup(async () => {
    await restCampaigns()
    await runOutboxOnce()
  })

  test('[N-20] a campaign at night is in the list and the mailbox at once, and on the phone once they are over', async ({
    assert,
    cleanup,
  }) => {
    const { member, professionId, clock, came } = await givenSleeper(cleanup, '22:00')
    const id = await givenScheduledCampaign({
      professionId,
      channels: ['push', 'mail', 'sms'],
      smsHu: 'Megjöttek az ajándékok!',
      smsEn: 'The gifts are here!',
    })
    await sentCampaign(id)
    assert.deepEqual(await toldTo(member), ['campaign'])
    assert.deepEqual(came(), { push: 0, sms: 0, mail: 1 })
    clock.pass(9 * HOUR_MS - 1)
    assert.equal((await sentCampaign(id)).state, 'sending')
    assert.deepEqual(came(), { push: 0, sms: 0, mail: 1 })
    clock.pass(1)
    assert.equal((await sentCampaign(id)).state, 'done')
    assert.deepEqual(came(), { push: 1, sms: 1, mail: 1 })
    clock.pass(HOUR_MS)
    await sentCampaign(id)
    assert.deepEqual(came(), { push: 1, sms: 1, mail: 1 })
  })

  test('[N-20] what could not be sent in the evening is not tried again at night', async ({
    assert,
    cleanup,
  }) => {
    const { member, clock, came, pushes, sms } = await givenSleeper(cleanup, '20:50')
    pushes.answers = [{ status: 500 }]
    sms.failure = new Error('The provider is down')
    await givenNotifications(member)
    assert.deepEqual(came(), { push: 1, sms: 0, mail: 0 })
    sms.failure = undefined
    clock.pass(15 * MINUTE_MS)
    await runOutboxOnce()
    clock.pass(9 * HOUR_MS)
    await runOutboxOnce()
    assert.deepEqual(came(), { push: 1, sms: 0, mail: 0 })
    clock.pass(HOUR_MS)
    await runOutboxOnce()
    assert.deepEqual(came(), { push: 2, sms: 1, mail: 0 })
  })

  test('[N-20] hours that were chosen after it was written hold it as well, of a campaign too', async ({
    assert,
    cleanup,
  }) => {
    const { member, professionId, clock, came } = await givenSleeper(cleanup, '22:00')
    await givenNotifications(member)
    const id = await givenScheduledCampaign({ professionId, channels: ['push'] })
    await sentCampaign(id)
    await choose(member, { from: 21, until: 10 })
    clock.pass(10 * HOUR_MS)
    await sentCampaign(id)
    assert.deepEqual(came(), { push: 0, sms: 0, mail: 0 })
    clock.pass(2 * HOUR_MS)
    assert.equal((await sentCampaign(id)).state, 'done')
    assert.deepEqual(came(), { push: 2, sms: 1, mail: 0 })
  })

  test('[N-20] the hours are read once for a push that was kept, and once for one of a campaign', async ({
    assert,
    cleanup,
  }) => {
    const { member, professionId, clock, came } = await givenSleeper(cleanup, '20:00')
    const id = await givenScheduledCampaign({ professionId, channels: ['push'] })
    await advanceCampaigns()
    const asked = async () => {
      const { shop } = await statementsOf(() => runOutboxOnce())
      return shop.filter((sql) => sql.includes('notification_choices')).length
    }
    assert.equal(await asked(), 1)
    assert.equal(came().push, 1)
    clock.pass(2 * HOUR_MS)
    await choose(member, NIGHT)
    await givenNotifications(member)
    await transaction((trx) =>
      OutboxMessage.query(trx).where({ memberId: member.id, topic: 'notice_sms' }).delete()
    )
    clock.pass(9 * HOUR_MS)
    assert.equal(await asked(), 1)
    assert.equal(came().push, 2)
    assert.equal((await sentCampaign(id)).state, 'done')
  })

  test('[N-17] [N-20] an SMS that may have gone is laid aside at night too, and is not sent in the morning', async ({
    assert,
    cleanup,
  }) => {
    const { member, clock, came } = await givenSleeper(cleanup, '22:00')
    await givenNotifications(member)
    const message = await OutboxMessage.findByOrFail({ memberId: member.id, topic: 'notice_sms' })
    assert.isNull(message.deadAt)
    await killedWhileSent(message)
    await runOutboxOnce()
    await message.refresh()
    assert.equal(message.deadAt, message.createdAt)
    assert.match(message.lastError!, /^sms_maybe_sent/)
    clock.pass(9 * HOUR_MS)
    await runOutboxOnce()
    assert.equal(came().sms, 0)
  })

  test('[N-20] a try that finds out nothing does not forget that an earlier one may have gone', async ({
    assert,
    cleanup,
  }) => {
    const { member, clock, came } = await givenSleeper(cleanup, '22:00')
    await givenNotifications(member)
    const message = await OutboxMessage.findByOrFail({ memberId: member.id, topic: 'notice_sms' })
    await killedWhileSent(message)
    const taken = await takeDueMessages(1, { topics: ['notice_sms'], except: [], count: 1 })
    assert.equal(await postpone(taken[0], new NotYet(60)), 'later')
    clock.pass(9 * HOUR_MS)
    await runOutboxOnce()
    await message.refresh()
    assert.isNotNull(message.deadAt)
    assert.equal(came().sms, 0)
  })

  test('[N-20] codes, what protects the account and links that were asked for come at any hour', async ({
    assert,
    cleanup,
  }) => {
    const { member, came } = await givenSleeper(cleanup, '23:30')
    await givenNotifications(member, 1, WARNING)
    assert.deepEqual(came(), { push: 1, sms: 1, mail: 0 })
    const values = { code: '123456', host: 'shop.example' }
    const payload = { to: member.phone, key: 'sms.login_code', values, locale: 'en' }
    const code = { topic: SMS, dedupeKey: `quiet-code:${member.id}`, memberId: member.id, payload }
    await transaction((trx) => sendLater(trx, code))
    await mailTo(member, { kind: ACCOUNT_MAIL, key: 'mail.password_reset', isAsked: true })
    await runOutboxOnce()
    assert.deepEqual(came(), { push: 1, sms: 2, mail: 1 })
  })
})
