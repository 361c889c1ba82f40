import { randomUUID } from 'node:crypto'
import i18nManager from '@adonisjs/i18n/services/main'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import OutboxMessage from '#app/outbox/models/outbox_message'
import { listed } from '#app/outbox/message_list'
import { NOTICE_CHANNELS, NOTICE_SWITCHES } from '#app/rules/notification_topics'
import { transaction } from '#app/transaction'
import { UNKNOWN_SECRETS_PER_ADDRESS } from '#auth/constants'
import Member from '#auth/members/models/member'
import { changeOrderStatus } from '#catalogue'
import { saveChoices } from '#notifications/choices/actions/save_choices'
import NotificationChoice from '#notifications/choices/models/notification_choice'
import { choicesOf } from '#notifications/choices/queries/choices_of'
import { MAIL_SAMPLES } from '#notifications/mail/mail_samples'
import { previewedDocument } from '#notifications/mail/mail_preview'
import { settleDispute } from '#points/disputes/actions/settle_dispute'
import { givenMailServer, mailTo } from '#tests/support/bounced_mails'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff } from '#tests/support/members'
import { toldTo } from '#tests/support/notifications'
import { givenOrder } from '#tests/support/orders'
import { mailsTo } from '#tests/support/outbox'
import { givenBatch, givenCode } from '#tests/support/points'
import { Visitor } from '#tests/support/visitor'

/** A member, and the secret that its mails carry. */
async function givenReader(locale: 'hu' | 'en' = 'hu') {
  const member = await givenMember({ locale })
  const { newsletterSecret: secret } = await Member.findOrFail(member.id)
  return { member, secret }
}

const switchesOf = async ({ id }: { id: number }) => (await choicesOf([id]))(id).switches

/** As the server of a mail provider sends it: no session, no token, a form nobody reads. */
function oneClick(client: ApiClient, path: string) {
  return client
    .post(`/webhooks/newsletter/${path}`)
    .header('accept', '*/*')
    .form({ 'List-Unsubscribe': 'One-Click' })
    .redirects(0)
}

test.group('The end of mails of one topic', (group) => {
  group.each.setup(() => forgetLimits())

  test('[H-65] one click switches off the mails of a topic and nothing else, twice alike', async ({
    client,
    assert,
  }) => {
    const { member, secret } = await givenReader()
    const chosen = { switches: { ...NOTICE_SWITCHES, wish_push: false }, quiet: null }
    await transaction((trx) => saveChoices(trx, member.id, chosen))
    for (const round of [1, 2]) {
      const answer = await oneClick(client, `${secret}/order`)
      answer.assertStatus(200)
      assert.deepEqual(answer.body(), { unsubscribed: true }, `${round}`)
    }
    const { switched, quietFrom } = await NotificationChoice.findOrFail(member.id)
    assert.deepEqual(switched, { wish_push: false, order_mail: false })
    assert.isNull(quietFrom)
    const { member: fresh, secret: other } = await givenReader()
    await Promise.all(['order', 'wish'].map((topic) => oneClick(client, `${other}/${topic}`)))
    const off = { order_mail: false, wish_mail: false }
    assert.deepEqual(await switchesOf(fresh), { ...NOTICE_SWITCHES, ...off })
    assert.equal((await NotificationChoice.findOrFail(fresh.id)).quietFrom, 21)
  })

  test('[H-65] an unknown secret and what is no topic with mails are 404, guesses are slowed down', async ({
    client,
    assert,
  }) => {
    const { member, secret } = await givenReader()
    const others = ['mailbox', 'survey', 'constructor', '__proto__', 'ORDER', 'x'.repeat(3000)]
    for (const topic of others) {
      ;(await oneClick(client, `${secret}/${topic}`)).assertStatus(404)
      ;(await new Visitor(client).get(`/leiratkozas/${secret}/${topic}`)).assertStatus(404)
    }
    const { hits } = UNKNOWN_SECRETS_PER_ADDRESS
    for (let times = 0; times < hits; times++) {
      ;(await oneClick(client, 'nobody/order')).assertStatus(404)
    }
    const refused = await oneClick(client, 'nobody/order')
    refused.assertStatus(429)
    assert.deepEqual(await switchesOf(member), NOTICE_SWITCHES)
  })

  test('[Z-16] looking changes nothing, also at the address of the click; the button ends it', async ({
    client,
    assert,
  }) => {
    for (const locale of ['hu', 'en'] as const) {
      const { member, secret } = await givenReader(locale)
      const path = `/leiratkozas/${secret}/wish`
      const opened = await client.get(`/webhooks/newsletter/${secret}/wish`).redirects(0)
      opened.assertHeader('location', path)
      const visitor = new Visitor(client)
      const page = await visitor.get(path, { 'accept-language': locale === 'hu' ? 'en' : 'hu' })
      assert.equal(page.body().component, 'auth/end_newsletter')
      assert.deepInclude(page.inertiaProps, { isSubscribed: true, topic: 'wish', locale })
      assert.isTrue((await switchesOf(member)).wish_mail)
      ;(await visitor.post(path)).assertHeader('location', path)
      assert.isFalse((await switchesOf(member)).wish_mail)
      assert.equal((await visitor.get(path)).inertiaProps.isSubscribed, false)
    }
  })
})

test.group('How mails say that they can be ended', (group) => {
  group.each.setup(() => forgetLimits())

  test('[H-65] a mail that can be switched off carries the headers and the link in both bodies, what is always sent does not', async ({
    client,
    assert,
  }) => {
    const { orderId, member } = await givenOrder()
    const { newsletterSecret: secret } = await Member.findOrFail(member.id)
    for (const to of ['processing', 'shipped'] as const) {
      await transaction((trx) => changeOrderStatus(trx, { orderId, to }))
    }
    const [received, shipped] = await mailsTo(member.email)
    const link = `http://localhost:3333/leiratkozas/${secret}/order`
    assert.deepEqual(shipped.headers, {
      'List-Id': '<order.localhost>',
      'List-Unsubscribe': `<http://localhost:3333/webhooks/newsletter/${secret}/order>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    for (const body of [shipped.text, shipped.html]) assert.include(body, link)
    assert.isUndefined(received.headers)
    for (const body of [received.text, received.html]) assert.notInclude(body, 'leiratkozas')
    const target = /<http:\/\/[^/]+\/webhooks\/newsletter\/(.+)>/.exec(
      shipped.headers!['List-Unsubscribe']
    )![1]
    ;(await oneClick(client, target)).assertStatus(200)
    assert.isFalse((await switchesOf(member)).order_mail)
  })

  test('the answer to a reported sticker is a mail of the points, which can be switched off', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const { member } = await givenReader()
    const settled = async (switches: typeof NOTICE_SWITCHES) => {
      await transaction((trx) => saveChoices(trx, member.id, { switches, quiet: null }))
      const batch = await givenBatch({ state: 'void', points: 40 })
      const report = { qrCode: await givenCode({ batch }), reason: 'void', key: randomUUID() }
      const request = client.post('/qr-code/disputes').accept('json').withCsrfToken()
      const answer = await request.withGuard('member').loginAs(member).json(report)
      const disputeId = answer.body().id as number
      await transaction((trx) =>
        settleDispute(trx, { disputeId, staffId: staff.id, answer: 'Sorry', points: 40 })
      )
      return mailsTo(member.email)
    }
    assert.lengthOf(await settled({ ...NOTICE_SWITCHES, points_mail: false }), 0)
    const [mail, ...others] = await settled(NOTICE_SWITCHES)
    assert.lengthOf(others, 0)
    assert.equal(mail.headers?.['List-Id'], '<points.localhost>')
    assert.deepEqual(await toldTo(member), ['dispute_credited', 'dispute_credited'])
  })

  test('every topic that is told by mail has its words on the page that ends its mails', async ({
    client,
    assert,
  }) => {
    for (const locale of ['hu', 'en'] as const) {
      const { secret } = await givenReader(locale)
      for (const [topic, channels] of Object.entries(NOTICE_CHANNELS)) {
        const answer = await client.get(`/leiratkozas/${secret}/${topic}`).withInertia()
        assert.equal(answer.status(), 'mail' in channels ? 200 : 404, topic)
        for (const words of ['auth.end_mails.topic', 'notifications.choices.topic']) {
          const said = i18nManager.locale(locale).t(`${words}.${topic}`, {}, '')
          assert.isTrue(said !== '' || answer.status() === 404, `${locale}: ${words}.${topic}`)
        }
      }
    }
  })

  test('every mail that can be switched off shows the link, and no other one', async ({
    assert,
  }) => {
    for (const [name, { topic }] of Object.entries(MAIL_SAMPLES)) {
      const page = await previewedDocument(name, 'hu')
      assert.equal(page!.includes(`/leiratkozas/`), topic !== undefined, name)
    }
  })

  test('the headers leave as they should', async ({ assert, cleanup }) => {
    const { server, end } = await givenMailServer()
    cleanup(end)
    const { member, secret } = await givenReader()
    await mailTo(member, { key: 'mail.order_shipped', topic: 'order' })
    const mail = server.received.find(({ to }) => to.includes(member.email))!
    const head = mail.text.split('\r\n\r\n')[0].replace(/\r\n[ \t]+/g, ' ')
    assert.match(head, /^List-ID: <order\.localhost>\r$/im)
    assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/im)
    assert.include(
      head,
      `\r\nList-Unsubscribe: <http://localhost:3333/webhooks/newsletter/${secret}/`
    )
  })

  test('what was switched off while it waited is not sent, and goes to the address of now', async ({
    client,
    assert,
  }) => {
    const { member, secret } = await givenReader()
    const former = `regi-${member.id}@pelda.hu`
    await mailTo(member, { key: 'mail.order_shipped', topic: 'order', to: former })
    assert.isEmpty(await mailsTo(former))
    assert.lengthOf(await mailsTo(member.email), 1)
    await oneClick(client, `${secret}/order`)
    const message = await mailTo(member, { key: 'mail.order_shipped', topic: 'order' })
    const { state, reason } = listed(await OutboxMessage.findOrFail(message.id))
    assert.deepEqual({ state, reason }, { state: 'dead', reason: 'unwanted' })
    assert.lengthOf(await mailsTo(member.email), 1)
  })
})
