import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { MAIL } from '#app/outbox/letters'
import { sendLater } from '#app/outbox/outbox'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import Member from '#auth/members/models/member'
import Campaign from '#notifications/campaigns/models/campaign'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import { SmtpGateway } from '#notifications/gateways/smtp_gateway'
import {
  givenScheduledCampaign,
  givenTrade,
  restCampaigns,
  sentCampaign,
} from '#tests/support/campaigns'
import { frozenClock } from '#tests/support/clock'
import { MAIL_USER, MailServer } from '#tests/support/mail_server'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_HOURS = 24

test.group('Campaigns at the pace of the receivers', (group) => {
  let server: MailServer
  let time: ReturnType<typeof frozenClock>
  group.each.setup(async () => {
    await runOutboxOnce()
    server = new MailServer()
    const port = await server.start()
    const account = `${encodeURIComponent(MAIL_USER.name)}:${encodeURIComponent(MAIL_USER.password)}`
    const address = new URL(`smtp://${account}@127.0.0.1:${port}`)
    app.container.swap(MailGateway, () => new SmtpGateway({ address, from: 'bolt@x.hu' }))
    time = frozenClock()
    return async () => {
      app.container.restore(MailGateway)
      await restCampaigns()
      await runOutboxOnce()
      time.restore()
      await server.stop()
    }
  })

  /** A campaign under way to members of two domains, of which the first asks for slowness. */
  async function givenSlowDomain(
    domain: string,
    refusal: { at: 'receiver' | 'text'; status: number }
  ) {
    const { professionId, members } = await givenTrade(5)
    const slow = [members[0], members[2], members[4]]
    await transaction(async (trx) => {
      for (const { id } of slow) {
        await Member.query(trx)
          .where({ id })
          .update({ email: `tempo-${id}${domain}` })
      }
    })
    server.refusal = { ...refusal, domain }
    const id = await givenScheduledCampaign({ professionId })
    await sentCampaign(id)
    return { id, quick: [members[1], members[3]], addressOfSlow: `tempo-${slow[0].id}${domain}` }
  }

  const tookFor = (end: string) => server.received.filter(({ to }) => to[0].endsWith(end)).length
  const askedFor = (end: string) => server.asked.filter((to) => to.endsWith(end)).length

  /** How often a domain is asked once so much time has passed. */
  async function askedAfter(milliseconds: number, domain: string) {
    const before = askedFor(domain)
    time.pass(milliseconds)
    await runOutboxOnce()
    return askedFor(domain) - before
  }

  async function messagesOf(id: number) {
    return OutboxMessage.query().where('dedupeKey', 'like', `campaign_mail:${id}:%`)
  }

  test('a domain that asks for slowness rests, alone and for newsletters alone, and nothing is lost by it', async ({
    assert,
  }) => {
    const domain = '@lassu-tempo.example'
    const { id, quick, addressOfSlow } = await givenSlowDomain(domain, {
      at: 'receiver',
      status: 451,
    })
    assert.deepEqual(
      quick.map(({ email }) => tookFor(email)),
      [1, 1]
    )
    assert.equal(askedFor(domain), 1)
    // Somebody waits for this one.
    server.refusal = undefined
    const payload = { to: addressOfSlow, key: 'mail.password_reset', template: 'action' }
    const letter = { ...payload, values: { link: 'https://x.hu' }, locale: 'hu' }
    await transaction((trx) =>
      sendLater(trx, { topic: MAIL, dedupeKey: `tempo:${id}`, payload: letter })
    )
    assert.equal(await askedAfter(0, domain), 1)
    assert.equal(tookFor(domain), 1)
    assert.equal(await askedAfter(MINUTE_MS - 1000, domain), 0)
    const refusal = { at: 'receiver', status: 450, domain } as const
    server.refusal = refusal
    assert.isAbove(await askedAfter(1000, domain), 0)
    // The second pause is twice as long.
    assert.equal(await askedAfter(2 * MINUTE_MS - 1000, domain), 0)
    assert.isAbove(await askedAfter(1000, domain), 0)
    for (let minutes = 4; minutes < 60; minutes *= 2) await askedAfter(minutes * MINUTE_MS, domain)
    // No pause is longer than an hour, and longer than a day is no reason to give up.
    for (const hours of [1, 1, DAY_HOURS + 1, 1]) {
      assert.isAbove(await askedAfter(hours * HOUR_MS, domain), 0)
    }
    for (const { attempts, deadAt, doneAt } of await messagesOf(id)) {
      assert.deepEqual([attempts, deadAt], [doneAt === null ? 0 : 1, null])
    }
    server.refusal = undefined
    time.pass(HOUR_MS)
    const campaign = await sentCampaign(id)
    assert.deepInclude(campaign.$attributes, { state: 'done', sentCount: 5, failedCount: 0 })
    assert.equal(tookFor(domain), 1 + 3)
  })

  test('who accepts is at once as quick as ever, and the next pause is a short one', async ({
    assert,
  }) => {
    const domain = '@ujra-tempo.example'
    const { id } = await givenSlowDomain(domain, { at: 'text', status: 421 })
    await askedAfter(MINUTE_MS, domain)
    server.refusal = undefined
    assert.equal(await askedAfter(2 * MINUTE_MS, domain), 3)
    assert.equal((await sentCampaign(id)).state, 'done')
    const next = await givenSlowDomain(domain, { at: 'text', status: 421 })
    server.refusal = undefined
    assert.equal(await askedAfter(MINUTE_MS, domain), 3)
    assert.equal((await sentCampaign(next.id)).sentCount, 5)
  })

  test('what a domain does not take for five days counts as failed, and fills no list', async ({
    assert,
  }) => {
    const domain = '@soha-tempo.example'
    const { id } = await givenSlowDomain(domain, { at: 'receiver', status: 421 })
    time.pass(4 * DAY_HOURS * HOUR_MS)
    assert.deepInclude((await sentCampaign(id)).$attributes, { state: 'sending', failedCount: 0 })
    time.pass(DAY_HOURS * HOUR_MS)
    const over = await sentCampaign(id)
    assert.deepInclude(over.$attributes, { state: 'done', sentCount: 2, failedCount: 3 })
    assert.isTrue((await messagesOf(id)).every(({ deadAt }) => deadAt === null))
    assert.equal((await Campaign.findOrFail(id)).toldCount, 5)
  })
})
