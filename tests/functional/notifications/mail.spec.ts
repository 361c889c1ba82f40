import { createServer, type Socket } from 'node:net'
import { setTimeout as passed } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { BATCH_MAX } from '#app/outbox/constants'
import { registerOutboxHandler } from '#app/outbox/handlers'
import { ACCOUNT_MAIL, MAIL, SMS } from '#app/outbox/letters'
import { sendLater, sendTogether } from '#app/outbox/outbox'
import { LANES, topic } from '#app/outbox/topic'
import { runOutboxOnce, startOutbox, stopOutbox } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import { SeemeGateway } from '#notifications/gateways/seeme_gateway'
import { SmtpGateway } from '#notifications/gateways/smtp_gateway'
import { frozenClock } from '#tests/support/clock'
import { runCli } from '#tests/support/command_line'
import { forgetLimits } from '#tests/support/limits'
import { MAIL_USER, MailServer } from '#tests/support/mail_server'
import { givenMember } from '#tests/support/members'
import { SEEME_KEY, seemeStandIn } from '#tests/support/sms_stand_ins'
import { Visitor } from '#tests/support/visitor'

const ACCOUNT = `${encodeURIComponent(MAIL_USER.name)}:${encodeURIComponent(MAIL_USER.password)}`
const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const NEWS = topic<{}>('m.news')

/** A port where nobody listens now. */
async function freePort(): Promise<number> {
  const server = new MailServer()
  const port = await server.start()
  await server.stop()
  return port
}

test.group('E-mail over a mail server', (group) => {
  group.each.setup(() => forgetLimits())

  test('while the server is down the shop answers as ever, and the e-mail comes once when it is up', async ({
    client,
    assert,
    cleanup,
  }) => {
    await runOutboxOnce()
    const port = await freePort()
    const address = new URL(`smtp://${ACCOUNT}@127.0.0.1:${port}`)
    app.container.swap(MailGateway, () => new SmtpGateway({ address, from: 'bolt@x.hu' }))
    const time = frozenClock()
    cleanup(() => (app.container.restore(MailGateway), time.restore()))

    const { email } = await givenMember()
    const response = await new Visitor(client).post('/elfelejtett-jelszo', { email })
    assert.isString(response.flashMessage('status'))
    await runOutboxOnce()

    const server = new MailServer()
    await server.start(port)
    cleanup(() => server.stop())
    for (let round = 0; round < 3; round++) {
      time.pass(MINUTE_MS)
      await runOutboxOnce()
    }
    const mine = server.received.filter(({ to }) => to.includes(email))
    assert.lengthOf(mine, 1)
    assert.match(mine[0].text, /reset-password/)
  })

  test('[Z-13] while the mail server is silent, a code and other news go out beside its mails, which come later', async ({
    assert,
    cleanup,
  }) => {
    await runOutboxOnce()
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => {})))
    const sockets: Socket[] = []
    const port = await freePort()
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve))
    const address = new URL(`smtp://${ACCOUNT}@127.0.0.1:${port}`)
    app.container.swap(MailGateway, () => new SmtpGateway({ address, from: 'bolt@x.hu' }))
    const provider = seemeStandIn()
    const gateway = { key: SEEME_KEY, sender: undefined }
    const smsAddress = new URL('/gateway', await provider.start())
    app.container.swap(SmsGateway, () => new SeemeGateway({ address: smsAddress, ...gateway }))
    const heard = new Set<string>()
    registerOutboxHandler(NEWS, async ({ dedupeKey }) => void heard.add(dedupeKey))
    startOutbox()
    cleanup(async () => {
      for (const socket of sockets) socket.destroy()
      await Promise.all([stopOutbox(), provider.stop()])
      app.container.restore(MailGateway)
      app.container.restore(SmsGateway)
    })

    const mails = Array.from({ length: 2 * BATCH_MAX[LANES.usual] }, (_, at) => `silent:${at}`)
    for (const topic of [MAIL, ACCOUNT_MAIL]) {
      const payload = { key: 'mail.password_changed', template: 'action', values: {}, locale: 'hu' }
      const all = mails.map((dedupeKey) => {
        return { topic, dedupeKey: `${topic}:${dedupeKey}`, payload: { to: 'a@x.hu', ...payload } }
      })
      await transaction((trx) => sendTogether(trx, all))
    }
    const held = BATCH_MAX[LANES.usual] + BATCH_MAX[LANES.codes]
    for (let tries = 0; sockets.length < held && tries < 200; tries++) await passed(20)
    assert.lengthOf(sockets, held, 'the places of both lanes are taken')

    const payload = { to: '+36301234567', key: 'sms.login_code', locale: 'hu' }
    const values = { code: '123456', host: 'x.hu' }
    await transaction(async (trx) => {
      const code = { topic: SMS, dedupeKey: 'silent:code', payload: { ...payload, values } }
      await sendLater(trx, code)
      await sendLater(trx, { topic: NEWS, dedupeKey: 'silent:news', payload: {} })
    })
    // In this time no mail may take a place that is not its own.
    await passed(2 * SECOND_MS)
    const isTold = () => provider.asked.length > 0 && heard.has('silent:news')
    for (let tries = 0; !isTold() && tries < 500; tries++) await passed(20)
    assert.lengthOf(provider.asked, 1)
    assert.isTrue(heard.has('silent:news'))
    assert.lengthOf(sockets, held, 'of the mails no more than there are places for')

    silent.close()
    for (const socket of sockets) socket.destroy()
    await stopOutbox()
    const server = new MailServer()
    await server.start(port)
    cleanup(() => server.stop())
    const time = frozenClock()
    cleanup(() => time.restore())
    for (let round = 0; round < 2; round++) {
      time.pass(MINUTE_MS)
      await runOutboxOnce()
    }
    assert.lengthOf(server.received, 2 * mails.length)
  }).timeout(60_000)

  test('the doctor asks the mail server, and says what it lacks', async ({ assert, cleanup }) => {
    const server = new MailServer()
    const port = await server.start()
    cleanup(() => server.stop())
    const judged = async (password: string) => {
      const account = `${encodeURIComponent(MAIL_USER.name)}:${encodeURIComponent(password)}`
      const SMTP_URL = `smtp://${account}@127.0.0.1:${port}`
      const environment = { MAIL_DRIVER: 'smtp', MAIL_FROM: 'bolt@x.hu', SMTP_URL }
      const { stdout } = await runCli(['doctor', '--json'], environment)
      const findings: { name: string; state: string; words: string }[] = JSON.parse(stdout)
      return findings.find(({ name }) => name === 'mail')!
    }
    assert.equal((await judged(MAIL_USER.password)).state, 'ok')
    const { state, words } = await judged('another')
    assert.equal(state, 'failed')
    assert.match(words, /535/)
    assert.notInclude(words, 'another')
  }).tags(['@alike-everywhere'])

  test('a driver without its server does not start', async ({ assert }) => {
    const { code, stderr } = await runCli(['doctor', '--json'], { MAIL_DRIVER: 'smtp' })
    assert.notEqual(code, 0)
    assert.match(stderr, /MAIL_DRIVER=smtp needs SMTP_URL, MAIL_FROM/)
  }).tags(['@alike-everywhere'])
})
