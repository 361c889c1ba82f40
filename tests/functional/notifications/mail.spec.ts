import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { runOutboxOnce } from '#app/outbox/worker'
import { MailGateway } from '#notifications/contracts/mail_gateway'
import { SmtpGateway } from '#notifications/gateways/smtp_gateway'
import { frozenClock } from '#tests/support/clock'
import { runCli } from '#tests/support/command_line'
import { forgetLimits } from '#tests/support/limits'
import { MAIL_USER, MailServer } from '#tests/support/mail_server'
import { givenMember } from '#tests/support/members'
import { Visitor } from '#tests/support/visitor'

const ACCOUNT = `${encodeURIComponent(MAIL_USER.name)}:${encodeURIComponent(MAIL_USER.password)}`
const MINUTE_MS = 60_000

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
