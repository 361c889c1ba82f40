import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { UndeliverableMessage } from '#app/outbox/handlers'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { runOutboxOnce } from '#app/outbox/worker'
import { changeSettings, settings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { allDisclosures } from '#app/personal/disclosure'
import { advanceCampaigns } from '#notifications/campaigns/actions/advance_campaigns'
import { forgetRecipients } from '#notifications/campaigns/actions/forget_recipients'
import { holdBack } from '#notifications/campaigns/actions/finish'
import { freeze } from '#notifications/campaigns/actions/freeze'
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
} from '#notifications/campaigns/actions/steps'
import { TRIES_MAX } from '#notifications/campaigns/constants'
import Campaign from '#notifications/campaigns/models/campaign'
import CampaignRecipient from '#notifications/campaigns/models/campaign_recipient'
import Delivery from '#notifications/campaigns/models/delivery'
import { saveChoices } from '#notifications/choices/actions/save_choices'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import type { FakeMailGateway } from '#notifications/gateways/mail_gateways'
import { keepSubscription } from '#notifications/push/actions/keep_subscription'
import Notification from '#notifications/list/models/notification'
import {
  agree,
  givenCampaignDraft,
  givenScheduledCampaign,
  givenTrade,
  restCampaigns,
  sentCampaign,
} from '#tests/support/campaigns'
import env from '#start/env'
import { baseUrl } from '#tests/support/browser'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { usePushKeys, usePushService } from '#tests/support/push'
import { PushBrowser } from '#tests/support/push_browser'

const BY = { source: 'cli' } as const
const MINUTE_MS = 60_000

async function sentMails() {
  const gateway = (await app.container.make(MailGateway)) as FakeMailGateway
  return gateway.sent
}

/** How many mails of a campaign each of these members got. */
async function mailsEach(members: { email: string }[]) {
  const sent = await sentMails()
  return members.map(({ email }) => sent.filter(({ to }) => to === email).length)
}

async function waveSize(size: number) {
  const before = (await settings()).campaign_wave_size
  await transaction((trx) => changeSettings(trx, { campaign_wave_size: size }))
  return () => transaction((trx) => changeSettings(trx, { campaign_wave_size: before }))
}

const told = (campaignId: number) => Notification.query().where({ campaignId }).orderBy('memberId')

test.group('Campaigns on their way', (group) => {
  group.each.setup(async () => {
    await runOutboxOnce()
    forgetLimits()
    return restCampaigns
  })

  test('everybody meant is told once, in the own language, and mail goes to who agreed', async ({
    client,
    assert,
  }) => {
    const { professionId, members } = await givenTrade(3, { locale: 'hu' })
    const [agrees, withdraws, english] = members
    await agree(withdraws.id, false)
    await transaction(async (trx) => {
      await Member.query(trx).where({ id: english.id }).update({ locale: 'en' })
    })
    const outsider = await givenMember()
    const id = await givenScheduledCampaign({ professionId })
    const campaign = await sentCampaign(id)
    assert.deepInclude(campaign.$attributes, {
      state: 'done',
      recipientCount: 3,
      toldCount: 3,
      sentCount: 2,
      failedCount: 0,
    })
    assert.deepEqual(await mailsEach([...members, outsider]), [1, 0, 1, 0])
    const listed = await told(id)
    assert.deepEqual(
      listed.map(({ memberId }) => memberId),
      members.map((member) => member.id)
    )
    const pages = { hu: agrees, en: english }
    const said = { hu: 'Új ajándékok', en: 'New gifts' }
    for (const [locale, member] of Object.entries(pages)) {
      const page = await client
        .get('/notifications/list')
        .accept('json')
        .header('accept-language', locale)
        .withGuard('member')
        .loginAs(member)
      const { message, action } = page.body().data[0].data
      assert.include(message, said[locale as 'hu'])
      assert.equal(action, `/hirlevel/${id}/0`)
    }
    // A second look finds nothing to do.
    await sentCampaign(id)
    assert.deepEqual(await mailsEach(members), [1, 0, 1])
  })

  test('one for readers of some languages goes to nobody else', async ({ assert }) => {
    const { professionId, members } = await givenTrade(3, { locale: 'hu' })
    await transaction(async (trx) => {
      await Member.query(trx).where({ id: members[1].id }).update({ locale: 'en' })
    })
    const id = await givenScheduledCampaign({ professionId, languages: ['en'] })
    const campaign = await sentCampaign(id)
    assert.deepInclude(campaign.$attributes, { recipientCount: 1, toldCount: 1, sentCount: 1 })
    assert.deepEqual(await mailsEach(members), [0, 1, 0])
  })

  test('[H-65] [Z-16] a mail carries what ends it by one click, and who ended it is counted once', async ({
    client,
    assert,
  }) => {
    const { professionId, members } = await givenTrade(2, { locale: 'hu' })
    const [reader] = members
    const id = await givenScheduledCampaign({
      professionId,
      textHu: `Első <b>bekezdés</b> & más.\n\nLásd: ${process.env.APP_URL}/szabalyzat?lap=2.`,
    })
    await sentCampaign(id)
    const mail = (await sentMails()).find(({ to }) => to === reader.email)!
    const { newsletterSecret } = await Member.findOrFail(reader.id)
    const end = `${process.env.APP_URL}/webhooks/newsletter/${newsletterSecret}?campaign=${id}`
    assert.deepInclude(mail.headers, {
      'List-Unsubscribe': `<${end}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    assert.match(mail.headers!['List-Id'], /^<newsletter\.[\w.]+>$/)
    assert.include(mail.html, 'Első &lt;b&gt;bekezdés&lt;/b&gt; &amp; más.')
    assert.include(mail.html, `/leiratkozas/${newsletterSecret}?campaign=${id}`)
    assert.include(mail.html, `href="${process.env.APP_URL}/hirlevel/${id}/1"`)
    assert.include(mail.text, `/hirlevel/${id}/0`)
    assert.notInclude(mail.html, '<img')
    for (const _time of [1, 2]) {
      const { pathname, search } = new URL(end)
      const answer = await client
        .post(pathname + search)
        .header('accept', '*/*')
        .form({ 'List-Unsubscribe': 'One-Click' })
      answer.assertStatus(200)
      await runOutboxOnce()
    }
    // Who got no mail of it, and a campaign that is none, count nothing.
    const other = await givenMember()
    await agree(other.id)
    const { newsletterSecret: stranger } = await Member.findOrFail(other.id)
    await client.post(`/webhooks/newsletter/${stranger}?campaign=${id}`).form({})
    await client.post(`/webhooks/newsletter/${newsletterSecret}?campaign=x%27`).form({})
    await runOutboxOnce()
    const campaign = await Campaign.findOrFail(id)
    assert.equal(campaign.unsubscribedCount, 1)
  })

  test('who takes the consent back, switches the news off or is deleted before the wave gets nothing', async ({
    assert,
    cleanup,
  }) => {
    const { professionId, members } = await givenTrade(6)
    cleanup(await waveSize(2))
    const time = frozenClock()
    cleanup(time.restore)
    const id = await givenScheduledCampaign({ professionId })
    await advanceCampaigns()
    await runOutboxOnce()
    assert.deepEqual(await mailsEach(members), [1, 1, 0, 0, 0, 0])
    await agree(members[2].id, false)
    const switches = { ...NOTICE_SWITCHES, news_mail: false }
    await transaction((trx) => saveChoices(trx, members[3].id, { switches, quiet: null }))
    await deleteMember(members[4].id)
    // A minute has not passed: the next wave waits.
    await advanceCampaigns()
    assert.lengthOf(await told(id), 2)
    for (let minute = 0; minute < 3; minute++) {
      time.pass(MINUTE_MS)
      await advanceCampaigns()
      await runOutboxOnce()
    }
    time.pass(MINUTE_MS)
    const campaign = await sentCampaign(id)
    assert.deepEqual(await mailsEach(members), [1, 1, 0, 0, 0, 1])
    assert.lengthOf(await told(id), 5)
    const figures = { state: 'done', recipientCount: 6, toldCount: 5, sentCount: 3 }
    assert.deepInclude(campaign.$attributes, figures)
    assert.isNull(await Delivery.findBy({ memberId: members[4].id }))
    assert.isNull(await CampaignRecipient.findBy({ memberId: members[4].id }))
  })

  test('a consent taken back while the mail waits in the outbox stops it', async ({ assert }) => {
    const { professionId, members } = await givenTrade(2)
    const id = await givenScheduledCampaign({ professionId })
    await advanceCampaigns()
    await agree(members[1].id, false)
    const campaign = await sentCampaign(id)
    assert.deepEqual(await mailsEach(members), [1, 0])
    assert.deepInclude(campaign.$attributes, { sentCount: 1, leftOutCount: 1, state: 'done' })
  })

  test('a pause holds what waits, resuming sends it once, and a cancelled one sends nothing', async ({
    assert,
    cleanup,
  }) => {
    const { professionId, members } = await givenTrade(4)
    cleanup(await waveSize(2))
    const time = frozenClock()
    cleanup(time.restore)
    const id = await givenScheduledCampaign({ professionId })
    await advanceCampaigns()
    await transaction((trx) => pauseCampaign(trx, id, BY))
    time.pass(MINUTE_MS)
    assert.equal((await sentCampaign(id)).state, 'paused')
    assert.deepEqual(await mailsEach(members), [0, 0, 0, 0])
    await transaction((trx) => resumeCampaign(trx, id, BY))
    assert.equal((await sentCampaign(id)).toldCount, 4)
    assert.deepEqual(await mailsEach(members), [1, 1, 1, 1])
    assert.deepInclude((await sentCampaign(id)).$attributes, { state: 'done', sentCount: 4 })

    const second = await givenScheduledCampaign({ professionId })
    await advanceCampaigns()
    await transaction((trx) => cancelCampaign(trx, second, BY))
    time.pass(MINUTE_MS)
    assert.equal((await sentCampaign(second)).state, 'cancelled')
    assert.deepEqual(await mailsEach(members), [1, 1, 1, 1])
    assert.lengthOf(await told(second), 2)
  })

  test('what a pause held back counts as left out once its campaign is cancelled', async ({
    assert,
    cleanup,
  }) => {
    const { professionId, members } = await givenTrade(3)
    const time = frozenClock()
    cleanup(time.restore)
    const id = await givenScheduledCampaign({ professionId })
    await advanceCampaigns()
    await transaction((trx) => pauseCampaign(trx, id, BY))
    time.pass(MINUTE_MS)
    await runOutboxOnce()
    const states = async () =>
      (await Delivery.query().where({ campaignId: id })).map(({ state, reason }) => [state, reason])
    const held = Array.from({ length: 3 }, () => ['held', null])
    assert.deepEqual(await states(), held)
    await transaction((trx) => cancelCampaign(trx, id, BY))
    const left = Array.from({ length: 3 }, () => ['left_out', 'cancelled'])
    assert.deepEqual(await states(), left)
    const campaign = await sentCampaign(id)
    assert.deepInclude(campaign.$attributes, { state: 'cancelled', sentCount: 0, leftOutCount: 3 })
    assert.deepEqual(await mailsEach(members), [0, 0, 0])
  })

  test('a pause that ends while a mail is on its way to be held sends it', async ({
    assert,
    cleanup,
  }) => {
    const { professionId, members } = await givenTrade(1)
    const time = frozenClock()
    cleanup(time.restore)
    const id = await givenScheduledCampaign({ professionId })
    await advanceCampaigns()
    await transaction((trx) => pauseCampaign(trx, id, BY))
    const [delivery] = await Delivery.query().where({ campaignId: id })
    await transaction((trx) => resumeCampaign(trx, id, BY))
    assert.isFalse(await holdBack(delivery))
    time.pass(MINUTE_MS)
    assert.deepInclude((await sentCampaign(id)).$attributes, { state: 'done', sentCount: 1 })
    assert.deepEqual(await mailsEach(members), [1])
  })

  test('two processes that freeze and send at a time tell everybody once', async ({ assert }) => {
    const { professionId, members } = await givenTrade(5)
    const id = await givenScheduledCampaign({ professionId })
    await Promise.all([advanceCampaigns(), advanceCampaigns(), advanceCampaigns()])
    const campaign = await sentCampaign(id)
    assert.deepInclude(campaign.$attributes, { recipientCount: 5, toldCount: 5, sentCount: 5 })
    assert.deepEqual(await mailsEach(members), [1, 1, 1, 1, 1])
    // Freezing it again finds it frozen.
    await freeze(id)
    assert.equal((await Campaign.findOrFail(id)).recipientCount, 5)
  })

  test('its mails wait behind what others wait for', async ({ assert }) => {
    const { professionId } = await givenTrade(1)
    const id = await givenScheduledCampaign({ professionId })
    const late = clock.now() - 6000
    const waiting = { lane: 1, payload: '', nextAt: late, createdAt: late, attempts: 0 }
    const written = (topic: string) =>
      transaction((trx) =>
        OutboxMessage.create({ topic, dedupeKey: `late:${topic}:${id}`, ...waiting }, trx)
      )
    const removed = (message: OutboxMessage) =>
      transaction((trx) => OutboxMessage.query(trx).where({ id: message.id }).delete())
    // What nobody carries out any more stops nobody.
    const orphan = await written('nobody_takes_it')
    const message = await written('push')
    await advanceCampaigns()
    assert.lengthOf(await told(id), 0)
    await removed(message)
    await advanceCampaigns()
    assert.lengthOf(await told(id), 1)
    const [mail] = await OutboxMessage.query().where('dedupeKey', 'like', `campaign_mail:${id}:%`)
    assert.equal(mail.lane, 2)
    await removed(orphan)
  })

  test('a mail refused for good counts as failed and fills no list of failed messages', async ({
    assert,
    cleanup,
  }) => {
    const { professionId, members } = await givenTrade(2)
    const gateway = (await app.container.make(MailGateway)) as FakeMailGateway
    const send = gateway.send.bind(gateway)
    cleanup(() => void (gateway.send = send))
    gateway.send = async (mail) => {
      if (mail.to === members[0].email) throw new UndeliverableMessage('no', 'wrong_address')
      if (mail.to === members[1].email) throw new Error('The line broke')
      return send(mail)
    }
    const id = await givenScheduledCampaign({ professionId })
    await sentCampaign(id)
    const key = `campaign_mail:${id}:${members[1].id}:1`
    const waiting = await OutboxMessage.findByOrFail({ dedupeKey: key })
    assert.isNull(waiting.doneAt)
    assert.deepInclude((await Campaign.findOrFail(id)).$attributes, { failedCount: 1 })
    await transaction(async (trx) => {
      const again = { attempts: TRIES_MAX - 1, nextAt: clock.now() - 1 }
      await OutboxMessage.query(trx).where({ id: waiting.id }).update(again)
    })
    const campaign = await sentCampaign(id)
    assert.deepInclude(campaign.$attributes, { failedCount: 2, sentCount: 0, state: 'done' })
    const dead = OutboxMessage.query().whereNotNull('deadAt').where({ topic: 'campaign_mail' })
    assert.lengthOf(await dead, 0)
  })

  test('without anybody who tells of bounces it stops at so many mails, and goes on once somebody does', async ({
    assert,
    cleanup,
  }) => {
    const { professionId, members } = await givenTrade(3)
    const id = await givenScheduledCampaign({ professionId })
    // As if all but two of a thousand had gone.
    const others = Array.from({ length: 998 }, (_, place) => ({
      campaignId: id,
      memberId: 2_000_000_000 + place,
      channel: 'mail' as const,
      state: 'sent' as const,
      createdAt: clock.now(),
    }))
    await transaction(async (trx) => void (await Delivery.createMany(others, trx)))
    const stopped = await sentCampaign(id)
    assert.deepInclude(stopped.$attributes, { state: 'paused', pauseReason: 'bounces' })
    assert.deepEqual(await mailsEach(members), [1, 1, 0])
    await assert.rejects(
      () => transaction((trx) => resumeCampaign(trx, id, BY)),
      /which mails come back/
    )
    const heard = { BOUNCE_DOMAIN: 'bounces.example', BOUNCE_IMAP_URL: 'imaps://a:b@mail.example' }
    for (const [name, value] of Object.entries(heard)) {
      env.set(name, value as never)
      cleanup(() => env.set(name, '' as never))
    }
    await transaction((trx) => resumeCampaign(trx, id, BY))
    assert.equal((await sentCampaign(id)).state, 'done')
    assert.deepEqual(await mailsEach(members), [1, 1, 1])
  })

  test('a push goes to browsers of who switched the news on, in the words of the campaign', async ({
    assert,
    cleanup,
  }) => {
    const time = frozenClock('2026-11-25T12:00:00+01:00')
    cleanup(time.restore)
    const pair = usePushKeys(cleanup)
    const service = await usePushService(cleanup)
    const { professionId, members } = await givenTrade(2, { agrees: false, locale: 'hu' })
    const switches = { ...NOTICE_SWITCHES, news_push: true }
    await transaction((trx) => saveChoices(trx, members[0].id, { switches, quiet: null }))
    const browsers = members.map(() => new PushBrowser())
    for (const [place, { subscription }] of browsers.entries()) {
      const { endpoint, expirationTime, keys } = subscription
      const memberId = members[place].id
      const login = { memberId, loginId: `news-${memberId}`, vapidKey: pair.publicKey }
      await transaction((trx) =>
        keepSubscription(trx, { ...login, endpoint, expirationTime, ...keys })
      )
    }
    const id = await givenScheduledCampaign({ professionId, channels: ['push', 'mail'] })
    const campaign = await sentCampaign(id)
    assert.deepInclude(campaign.$attributes, { state: 'done', toldCount: 2, sentCount: 1 })
    assert.lengthOf(service.received, 1)
  })

  test('a link leads on to pages of the shop alone, and is counted with the consent to measuring', async ({
    client,
    assert,
  }) => {
    const { professionId } = await givenTrade(1)
    const textHu = `Lásd: ${process.env.APP_URL}/szabalyzat`
    const draft = { professionId, textHu, action: '/ajandekok?lap=2' }
    const id = await givenScheduledCampaign(draft)
    const open = (link: string | number, headers: Record<string, string> = {}) =>
      fetch(`${baseUrl()}/hirlevel/${id}/${link}`, { headers, redirect: 'manual' })
    const granted = { cookie: 'measuring=granted' }
    const first = await open(0, granted)
    assert.equal(first.status, 302)
    assert.equal(first.headers.get('location'), '/ajandekok?lap=2')
    assert.equal((await open(1, granted)).headers.get('location'), '/szabalyzat')
    await open(0)
    await open(0, { cookie: 'measuring=denied' })
    await open(0, { ...granted, 'sec-purpose': 'prefetch' })
    assert.equal((await Campaign.findOrFail(id)).clickCount, 2)
    for (const link of [2, 999, '1x', '-1', '%2e']) {
      assert.equal((await open(link, granted)).status, 404, `${link}`)
    }
    const unsent = await givenCampaignDraft(draft)
    const hidden = await client.get(`/hirlevel/${unsent}/0`).redirects(0)
    hidden.assertStatus(404)
  })

  test('what is kept of a member is handed out and goes with it, and after 90 days; figures stay', async ({
    assert,
    cleanup,
  }) => {
    const { professionId, members } = await givenTrade(2, { locale: 'hu' })
    const id = await givenScheduledCampaign({ professionId, languages: ['hu'] })
    await sentCampaign(id)
    const told: Record<string, object[]> = {}
    for (const { name, read } of allDisclosures()) {
      if (!['campaigns', 'deliveries'].includes(name)) continue
      told[name] = (await Array.fromAsync(read(members[0].id, 'hu'))).flat()
    }
    const asked = { campaign_id: id, chosen_by: `profession_ids: ${professionId}; languages: hu` }
    assert.deepEqual(told.campaigns, [asked])
    assert.containSubset(told.deliveries, [{ campaign_id: id, channel: 'mail', state: 'sent' }])
    await deleteMember(members[0].id)
    assert.lengthOf(await Delivery.query().where({ campaignId: id }), 1)
    const time = frozenClock()
    cleanup(time.restore)
    time.pass(91 * 24 * 60 * MINUTE_MS)
    await transaction(forgetRecipients)
    assert.lengthOf(await Delivery.query().where({ campaignId: id }), 0)
    assert.lengthOf(await CampaignRecipient.query().where({ campaignId: id }), 0)
    const { recipientCount, sentCount } = await Campaign.findOrFail(id)
    assert.deepEqual([recipientCount, sentCount], [2, 2])
  })
})
