import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { rows } from '#app/database/statement'
import { closeMessage, purgeMessages, resendMessage } from '#app/outbox/laid_aside'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { noteSending } from '#app/outbox/sent_message'
import { runOutboxOnce } from '#app/outbox/worker'
import { NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { allDisclosures } from '#app/personal/disclosure'
import { transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import { advanceCampaigns } from '#notifications/campaigns/actions/advance_campaigns'
import {
  cancelCampaign,
  pauseCampaign,
  resumeCampaign,
} from '#notifications/campaigns/actions/steps'
import Campaign from '#notifications/campaigns/models/campaign'
import Delivery from '#notifications/campaigns/models/delivery'
import { saveChoices } from '#notifications/choices/actions/save_choices'
import { SMS_DAILY_BUDGET, SMS_PART_PRICE } from '#notifications/constants'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import { SmsMaybeSent } from '#notifications/exceptions'
import { NoSmsGateway } from '#notifications/gateways/sms_gateways'
import { claimParts, giveBackParts } from '#notifications/sms/sms_budget'
import SmsDay from '#notifications/sms/models/sms_day'
import { figuresByChannel } from '#notifications/campaigns/queries/figures_by_channel'
import {
  agreeByPhone,
  givenScheduledCampaign,
  givenTrade,
  restCampaigns,
  sentCampaign,
} from '#tests/support/campaigns'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { usePaidSms } from '#tests/support/paid_sms'
import { statementsOf } from '#tests/support/statements'

type Cleanup = (work: () => void | Promise<void>) => void

const BY = { source: 'cli' } as const
const HOUR_MS = 60 * 60 * 1000
const PARTS_OF_DAY = SMS_DAILY_BUDGET / SMS_PART_PRICE
const HALF = PARTS_OF_DAY / 2

/** A campaign by SMS for members who agreed to it, at noon in Budapest; nothing of it has gone yet. */
async function byPhone(cleanup: Cleanup, count: number, given: object = {}) {
  const gateway = await usePaidSms(cleanup)
  const time = frozenClock('2026-11-25T12:00:00+01:00')
  cleanup(time.restore)
  const { professionId, members } = await givenTrade(count, { agrees: false, locale: 'hu' })
  for (const { id } of members) await agreeByPhone(id)
  const begin = () =>
    givenScheduledCampaign({
      professionId,
      channels: ['sms'],
      smsHu: 'Megjöttek az őszi ajándékok!',
      smsEn: 'The gifts of autumn are here!',
      ...given,
    })
  return { gateway, time, members, begin }
}

const statesOf = async (campaignId: number) =>
  (await Delivery.query().where({ campaignId }).orderBy('memberId')).map(
    ({ state, reason }) => [state, reason] as const
  )

const messagesOf = (id: number) =>
  OutboxMessage.query().where('dedupeKey', 'like', `campaign_sms:${id}:%`).orderBy('id')

async function partsToday() {
  const { parts, campaignParts } = await SmsDay.firstOrFail()
  return { parts, campaignParts }
}

test.group('Campaigns by SMS', (group) => {
  group.each.setup(async () => {
    await runOutboxOnce()
    forgetLimits()
    return restCampaigns
  })

  test('it goes to who agreed to offers by phone, confirmed the number and left the news on, in the own language', async ({
    assert,
    cleanup,
  }) => {
    const { gateway, members, begin } = await byPhone(cleanup, 5)
    const [reader, english, unagreed, off, unconfirmed] = members
    const switches = { ...NOTICE_SWITCHES, news_sms: false }
    await agreeByPhone(unagreed.id, false)
    await transaction(async (trx) => {
      await saveChoices(trx, off.id, { switches, quiet: null })
      await Member.query(trx).where({ id: english.id }).update({ locale: 'en' })
      await Member.query(trx).where({ id: unconfirmed.id }).update({ phoneVerifiedAt: null })
    })
    const id = await begin()
    const campaign = await sentCampaign(id)
    assert.deepInclude(campaign.$attributes, { state: 'done', toldCount: 5, sentCount: 2 })
    assert.deepEqual(gateway.each(members), [1, 1, 0, 0, 0])
    const shop = process.env.APP_URL
    const textOf = ({ phone }: { phone: string }) =>
      gateway.sent.find(({ to }) => to === phone)!.text
    const written = [
      'Mesterpont: Megjöttek az öszi ajandékok!',
      `${shop}/hirlevel/${id}/0`,
      `Ha nem kér ilyet: ${shop}/ertesitesek/beallitasok`,
    ]
    assert.equal(textOf(reader), written.join('\n'))
    assert.match(
      textOf(english),
      /^Mesterpont: The gifts of autumn are here!\nhttp.*\nTo stop: http.*beallitasok$/
    )
  })

  test('what is withdrawn, switched off or gone between the wave and the sending is not sent', async ({
    assert,
    cleanup,
  }) => {
    const { gateway, members, begin } = await byPhone(cleanup, 3)
    const id = await begin()
    await advanceCampaigns()
    assert.lengthOf(await messagesOf(id), 3)
    await agreeByPhone(members[0].id, false)
    await transaction(async (trx) => {
      await Member.query(trx).where({ id: members[1].id }).update({ phoneVerifiedAt: null })
    })
    const campaign = await sentCampaign(id)
    assert.deepEqual(gateway.each(members), [0, 0, 1])
    assert.deepInclude(campaign.$attributes, { state: 'done', sentCount: 1, leftOutCount: 2 })
  })

  test('quiet hours hold it back at the wave and at the sending', async ({ assert, cleanup }) => {
    const { gateway, time, members, begin } = await byPhone(cleanup, 1)
    time.pass(10 * HOUR_MS)
    const id = await begin()
    await sentCampaign(id)
    assert.deepEqual(gateway.each(members), [0])
    const [held] = await messagesOf(id)
    assert.equal(held.nextAt, Date.parse('2026-11-26T07:00:00+01:00'))
    assert.isNull(held.lastError, 'nobody tried it')
    // Somebody asked for silence between the writing and the sending.
    const quiet = { from: 6, until: 9 }
    const switches = NOTICE_SWITCHES
    await transaction((trx) => saveChoices(trx, members[0].id, { switches, quiet }))
    time.pass(9.5 * HOUR_MS)
    await sentCampaign(id)
    assert.deepEqual(gateway.each(members), [0])
    time.pass(2 * HOUR_MS)
    assert.equal((await sentCampaign(id)).state, 'done')
    assert.deepEqual(gateway.each(members), [1])
    const [{ attempts }] = await messagesOf(id)
    assert.equal(attempts, 1, 'waiting counts no try')
  })

  test('campaigns use half of the money of a day; codes go on, and the rest waits for as many days as it takes', async ({
    assert,
    cleanup,
  }) => {
    const { gateway, time, members, begin } = await byPhone(cleanup, 4)
    const id = await begin()
    await claimParts(HALF - 1, undefined, 'campaigns')
    await sentCampaign(id)
    assert.equal(gateway.sent.length, 1)
    assert.deepEqual(await partsToday(), { parts: HALF, campaignParts: HALF })
    assert.isString(await claimParts(HALF), 'codes have the other half')
    assert.isNull(await claimParts(1))
    await giveBackParts('2026-11-25', HALF)
    for (let day = 1; day <= 7; day++) {
      time.pass(24 * HOUR_MS)
      await claimParts(HALF, undefined, 'campaigns')
      const { state } = await sentCampaign(id)
      assert.equal(state, 'sending')
    }
    const waiting = await messagesOf(id).whereNull('doneAt')
    assert.lengthOf(waiting, 3)
    for (const { lastError, deadAt, attempts } of waiting) {
      assert.deepEqual([lastError, deadAt, attempts], ['spent', null, 0])
    }
    time.pass(24 * HOUR_MS)
    const campaign = await sentCampaign(id)
    assert.deepEqual(gateway.each(members), [1, 1, 1, 1])
    assert.deepInclude(campaign.$attributes, { state: 'done', sentCount: 4, failedCount: 0 })
  })

  test('money that codes spent is not there for a campaign, and what surely was not sent is given back to both', async ({
    assert,
    cleanup,
  }) => {
    const { gateway, begin } = await byPhone(cleanup, 1)
    await claimParts(PARTS_OF_DAY)
    const id = await begin()
    assert.equal((await sentCampaign(id)).state, 'sending')
    assert.lengthOf(gateway.sent, 0)
    await transaction((trx) => rows(trx, 'DELETE FROM sms_days'))
    gateway.failure = new Error('down')
    const now = clock.now()
    await transaction((trx) =>
      OutboxMessage.query(trx)
        .where('dedupeKey', 'like', `campaign_sms:${id}:%`)
        .update({ nextAt: now })
    )
    await runOutboxOnce()
    assert.deepEqual(await partsToday(), { parts: 0, campaignParts: 0 })
    assert.deepEqual(await statesOf(id), [['waiting', null]])
  })

  test('sendings at once never pass the end of the half together', async ({ assert, cleanup }) => {
    await byPhone(cleanup, 0)
    await claimParts(HALF - 3, undefined, 'campaigns')
    const claims = Array.from({ length: 10 }, () => claimParts(1, undefined, 'campaigns'))
    const taken = (await Promise.all(claims)).filter((day) => day !== null)
    assert.lengthOf(taken, 3)
    assert.deepEqual(await partsToday(), { parts: HALF, campaignParts: HALF })
  })

  test('one that may have gone is laid aside, shown, not sent again by a pause, and sent once more by staff', async ({
    assert,
    cleanup,
  }) => {
    const { gateway, members, begin } = await byPhone(cleanup, 2)
    gateway.failure = new SmsMaybeSent('no answer')
    const id = await begin()
    await sentCampaign(id)
    gateway.failure = undefined
    assert.deepEqual(await statesOf(id), [
      ['held', 'sms_maybe_sent'],
      ['held', 'sms_maybe_sent'],
    ])
    assert.equal((await Campaign.findOrFail(id)).state, 'done')
    const [first, second] = await messagesOf(id)
    for (const { deadAt, lastError } of [first, second]) {
      assert.isNotNull(deadAt)
      assert.equal(lastError, 'sms_maybe_sent')
    }
    await sentCampaign(id)
    assert.lengthOf(gateway.sent, 0)
    assert.isTrue(await transaction((trx) => resendMessage(trx, first.id, BY)))
    assert.isTrue(await transaction((trx) => closeMessage(trx, second.id, BY)))
    const campaign = await sentCampaign(id)
    assert.deepEqual(gateway.each(members), [1, 0])
    // Nobody waits any more for what staff closed.
    assert.deepInclude(campaign.$attributes, { sentCount: 1, failedCount: 1 })
    assert.deepEqual(await statesOf(id), [
      ['sent', null],
      ['failed', 'sms_maybe_sent'],
    ])
    const figures = { waiting: 0, sent: 1, failed: 1, left_out: 0, held: 0 }
    assert.deepEqual(await figuresByChannel(id), [{ channel: 'sms', ...figures }])
    assert.isFalse(await transaction((trx) => closeMessage(trx, second.id, BY)))
    assert.equal((await Campaign.findOrFail(id)).failedCount, 1)
  })

  test('those that are removed with old messages count as failed, those of other campaigns stay', async ({
    assert,
    cleanup,
  }) => {
    const { gateway, time, begin } = await byPhone(cleanup, 3)
    gateway.failure = new SmsMaybeSent('no answer')
    const old = await begin()
    const other = await begin()
    await sentCampaign(old)
    await sentCampaign(other)
    time.pass(HOUR_MS)
    const later = await begin()
    await sentCampaign(later)
    const before = clock.now() - HOUR_MS / 2
    const { shop: statements } = await statementsOf(() =>
      transaction(async (trx) => assert.equal(await purgeMessages(trx, before, BY), 6))
    )
    const failed = Array.from({ length: 3 }, () => ['failed', 'sms_maybe_sent'])
    for (const one of [old, other]) {
      assert.deepEqual(await statesOf(one), failed)
      assert.equal((await Campaign.findOrFail(one)).failedCount, 3)
    }
    for (const state of await statesOf(later)) assert.deepEqual(state, ['held', 'sms_maybe_sent'])
    assert.equal((await Campaign.findOrFail(later)).failedCount, 0)
    // What is counted is what the one statement has removed, and each campaign takes two, whatever its size.
    const on = (table: string) => statements.filter((sql) => new RegExp(`\\b${table}\\b`).test(sql))
    assert.lengthOf(on('outbox_messages'), 1)
    assert.lengthOf(on('deliveries'), 2)
    assert.lengthOf(on('campaigns'), 2)
  })

  test('a process that ended while it sent leaves it to staff, whatever was decided meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const { gateway, members, begin } = await byPhone(cleanup, 3)
    const id = await begin()
    await advanceCampaigns()
    for (const message of await messagesOf(id)) {
      await transaction((trx) => noteSending(trx, message.id))
    }
    await agreeByPhone(members[0].id, false)
    await transaction((trx) => pauseCampaign(trx, id, BY))
    await runOutboxOnce()
    await transaction((trx) => resumeCampaign(trx, id, BY))
    await sentCampaign(id)
    assert.deepEqual(gateway.sent, [])
    assert.lengthOf(await messagesOf(id).whereNotNull('deadAt'), 3)
    for (const state of await statesOf(id)) assert.deepEqual(state, ['held', 'sms_maybe_sent'])
    // One that was sent and only not finished is neither sent nor laid aside.
    const [message] = await messagesOf(id)
    await transaction((trx) => resendMessage(trx, message.id, BY))
    await agreeByPhone(members[0].id)
    await sentCampaign(id)
    assert.deepEqual(gateway.each(members), [1, 0, 0])
    await transaction(async (trx) => {
      await OutboxMessage.query(trx).where({ id: message.id }).update({ doneAt: null })
      await noteSending(trx, message.id)
    })
    await runOutboxOnce()
    assert.deepEqual(gateway.each(members), [1, 0, 0])
  })

  test('a pause holds what is on its way and a resumption sends it; the end leaves it out', async ({
    assert,
    cleanup,
  }) => {
    const { gateway, members, begin } = await byPhone(cleanup, 2)
    const id = await begin()
    await advanceCampaigns()
    await transaction((trx) => pauseCampaign(trx, id, BY))
    await runOutboxOnce()
    assert.lengthOf(gateway.sent, 0)
    assert.deepEqual(await statesOf(id), [
      ['held', null],
      ['held', null],
    ])
    await transaction((trx) => resumeCampaign(trx, id, BY))
    assert.equal((await sentCampaign(id)).state, 'done')
    assert.deepEqual(gateway.each(members), [1, 1])

    const other = await begin()
    await advanceCampaigns()
    await transaction((trx) => cancelCampaign(trx, other, BY))
    await runOutboxOnce()
    assert.deepEqual(gateway.each(members), [1, 1])
    assert.deepEqual(await statesOf(other), [
      ['left_out', 'cancelled'],
      ['left_out', 'cancelled'],
    ])
  })

  test('a shop that lost its provider meanwhile sends none, and a member is told what became of it', async ({
    assert,
    cleanup,
  }) => {
    const { members, begin } = await byPhone(cleanup, 1)
    const id = await begin()
    app.container.swap(SmsGateway, () => new NoSmsGateway())
    const campaign = await sentCampaign(id)
    assert.deepInclude(campaign.$attributes, { state: 'done', toldCount: 1, sentCount: 0 })
    const gateway = await usePaidSms(cleanup)
    await sentCampaign(await begin())
    assert.deepEqual(gateway.each(members), [1])
    const disclosure = allDisclosures().find(({ name }) => name === 'deliveries')!
    const told = (await Array.fromAsync(disclosure.read(members[0].id, 'hu'))).flat()
    assert.containSubset(told, [{ channel: 'sms', state: 'sent' }])
  })
})
