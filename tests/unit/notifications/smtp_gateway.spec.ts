import { test } from '@japa/runner'
import { UndeliverableMessage } from '#app/outbox/handlers'
import { MailDeferred } from '#notifications/contracts/mail_gateway'
import { SmtpGateway } from '#notifications/gateways/smtp_gateway'
import { MAIL_USER, MailServer } from '#tests/support/mail_server'

const FROM = 'Mesterpont <bolt@mesterpont.hu>'
const mail = {
  to: 'anna.kovacs@x.hu',
  subject: 'Új jelszó: őű',
  html: '<p>Kedves Anna!</p>',
  text: 'Kedves Anna!',
  reference: 'reset:7',
}

function gatewayAt(port: number, { host = '127.0.0.1', password = MAIL_USER.password } = {}) {
  const account = `${encodeURIComponent(MAIL_USER.name)}:${encodeURIComponent(password)}`
  return new SmtpGateway({ address: new URL(`smtp://${account}@${host}:${port}`), from: FROM })
}

async function failureOf(sending: Promise<unknown>): Promise<Error> {
  return sending.then(
    () => Promise.reject(new Error('It was not refused')),
    (error) => error
  )
}

test.group('E-mail through a mail server', (group) => {
  let server: MailServer
  let port: number

  group.each.setup(async () => {
    server = new MailServer()
    port = await server.start()
    return () => server.stop()
  })

  test('it arrives as it was written, from us, with a name of its own', async ({ assert }) => {
    await gatewayAt(port).send(mail)
    await gatewayAt(port).send(mail)
    await gatewayAt(port).send({ ...mail, reference: 'reset:8' })
    const names = server.received.map(({ text }) => /^Message-ID: (<.+@.+>)\r$/m.exec(text)![1])
    assert.equal(names[0], names[1], 'an e-mail that is sent again')
    assert.notEqual(names[0], names[2])
    assert.match(names[0], /@mesterpont\.hu>$/)
    const [{ to, text }] = server.received
    assert.deepEqual(to, [mail.to])
    assert.match(text, /^From: Mesterpont <bolt@mesterpont\.hu>\r$/m)
    assert.match(text, /^Subject: =\?UTF-8\?/m)
    assert.match(text, /^Auto-Submitted: auto-generated\r$/m)
    for (const part of ['text/plain', 'text/html']) assert.include(text, `Content-Type: ${part}`)
    assert.include(text, mail.html)
  })

  test('an address is one receiver, and no line of the e-mail', async ({ assert }) => {
    const hostile = [
      'a@x.hu,b@x.hu',
      'a@x.hu\r\nBcc: b@x.hu',
      '<a@x.hu>, <b@x.hu>',
      'a@x.hu b@x.hu',
    ]
    for (const to of hostile) {
      await gatewayAt(port)
        .send({ ...mail, to, subject: 'x\r\nBcc: b@x.hu' })
        .catch(() => {})
    }
    for (const { to, text } of server.received) {
      assert.lengthOf(to, 1)
      assert.notInclude(to, 'b@x.hu')
      assert.notMatch(text, /^Bcc:/im)
    }
  })

  test('a receiver or an e-mail refused for good is not tried again', async ({ assert }) => {
    for (const at of ['receiver', 'text'] as const) {
      server.refusal = { at, status: 550 }
      const failure = await failureOf(gatewayAt(port).send(mail))
      assert.instanceOf(failure, UndeliverableMessage, at)
      assert.match(failure.message, /status 550/)
      assert.notInclude(failure.message, 'anna')
    }
    assert.isEmpty(server.received)
  })

  test('who asks for slowness is told from who refuses', async ({ assert }) => {
    const slower: [status: number, isSlower: boolean][] = [
      [421, true],
      [450, true],
      [451, true],
      [452, false],
      [550, false],
    ]
    for (const at of ['receiver', 'text'] as const) {
      for (const [status, isSlower] of slower) {
        server.refusal = { at, status }
        const failure = await failureOf(gatewayAt(port).send(mail))
        assert.equal(failure instanceof MailDeferred, isSlower, `${status} to the ${at}`)
        assert.match(failure.message, new RegExp(`status ${status}`))
      }
    }
    assert.isEmpty(server.received)
  })

  test('what may pass is tried again: busy, down, or the wrong password', async ({ assert }) => {
    server.refusal = { at: 'receiver', status: 451 }
    const busy = await failureOf(gatewayAt(port).send(mail))
    const unknown = await failureOf(gatewayAt(port, { password: 'another' }).send(mail))
    const down = await failureOf(gatewayAt(1).send(mail))
    for (const failure of [busy, unknown, down]) {
      assert.notInstanceOf(failure, UndeliverableMessage, failure.message)
      assert.notMatch(failure.message, /another|anna/)
    }
    assert.match(busy.message, /status 451/)
    assert.match(unknown.message, /status 535/)
  })

  test('the server is asked whether it knows us', async ({ assert }) => {
    assert.match(await gatewayAt(port).check(), /takes our e-mails/)
    assert.match((await failureOf(gatewayAt(port, { password: 'x' }).check())).message, /535/)
    assert.isEmpty(server.received)
  })
})

test.group('E-mail through a mail server elsewhere', () => {
  // Not one of the names of this computer, though it is.
  const host = '127.0.0.2'

  test('nothing is said in the clear', async ({ assert, cleanup }) => {
    const server = new MailServer(host, { allowInsecureAuth: true })
    const port = await server.start()
    cleanup(() => server.stop())
    await failureOf(gatewayAt(port, { host }).send(mail))
    assert.isEmpty(server.received)
  })

  test('nor to somebody whose certificate nobody knows', async ({ assert, cleanup }) => {
    const server = new MailServer(host, { disabledCommands: [] })
    const port = await server.start()
    cleanup(() => server.stop())
    const failure = await failureOf(gatewayAt(port, { host }).send(mail))
    assert.notInstanceOf(failure, UndeliverableMessage)
    assert.isEmpty(server.received)
  })
})
