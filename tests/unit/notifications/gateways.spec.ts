import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { FakeMailGateway, FileMailGateway } from '#notifications/gateways/mail_gateways'
import { NoMailGateway } from '#notifications/gateways/mail_gateways'
import { GatewayReadiness } from '#notifications/gateways/gateway_readiness'
import { outboxFile } from '#notifications/gateways/outbox_file'
import { FakeSmsGateway, FileSmsGateway, NoSmsGateway } from '#notifications/gateways/sms_gateways'

function linesOf(name: 'sms' | 'mail') {
  const text = readFileSync(outboxFile(name), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test.group('Gateways', () => {
  test('the file driver writes one line of JSON for each SMS and e-mail', async ({ assert }) => {
    const reference = randomUUID()
    const sms = { to: '+36301234567', text: 'két\nsor', reference }
    const sent = await Promise.all(Array.from({ length: 20 }, () => new FileSmsGateway().send(sms)))
    const mine = linesOf('sms').filter((line) => line.reference === reference)
    assert.lengthOf(mine, sent.length)
    assert.deepInclude(mine[0], { ...sms, parts: 1, charset: 'GSM-7' })
    const mail = { to: 'a@b.hu', subject: 'Ő', html: '<p>x</p>', text: 'x', reference }
    await new FileMailGateway().send(mail)
    assert.deepInclude(linesOf('mail').at(-1), mail)
  })

  test('without a driver nothing can be sent, and the registration is told', async ({ assert }) => {
    const none = new GatewayReadiness(new NoSmsGateway(), new NoMailGateway())
    assert.isFalse(none.canSendSms())
    assert.isFalse(none.canSendMail())
    await assert.rejects(() => new NoSmsGateway().send())
    await assert.rejects(() => new NoMailGateway().send())
    const fake = new GatewayReadiness(new FakeSmsGateway(), new FakeMailGateway())
    assert.isTrue(fake.canSendSms() && fake.canSendMail())
  })
})
