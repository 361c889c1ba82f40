import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { sessionsDatabase } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { SmsGateway } from '#notifications/contracts/sms_gateway'
import type { FakeSmsGateway } from '#notifications/gateways/sms_gateways'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { accountBody, visitorAtPhone } from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

const STEP = '/regisztracio/step/2'
const RESEND = {
  'x-inertia-partial-component': 'auth/register_phone',
  'x-inertia-partial-data': 'canSendAt,flash',
}
const NO_MOBILES = ['+36 1 234 5678', '06 33 123 456', '+36 90 123 456', '+36 40 123 456']
const UNKNOWN = ['+36 71 123 4567', '+36 60 123 4567', '+44 7400 123456']

/** Everything the fake provider was asked to send. */
async function sent() {
  await runOutboxOnce()
  await runOutboxOnce()
  return ((await app.container.make(SmsGateway)) as FakeSmsGateway).sent.length
}

/** Limits of SMS that were counted. */
async function counted() {
  const sql = "SELECT key FROM limits WHERE key LIKE 'sms:%' OR key LIKE 'sms-login-number:%'"
  return sessionsDatabase().rows(sql)
}

test.group('Numbers that get an SMS', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-58] a registration with another number is a field error, nothing is sent or counted', async ({
    client,
    assert,
  }) => {
    const before = await sent()
    for (const phone of [...NO_MOBILES, ...UNKNOWN]) {
      const response = await new Visitor(client).post('/regisztracio', accountBody({ phone }))
      const code = NO_MOBILES.includes(phone) ? 'not_mobile' : 'invalid'
      assert.deepEqual(response.flashMessage('inputErrorsBag'), { phone: [code] }, phone)
    }
    assert.equal(await sent(), before)
    assert.isEmpty(await counted())
  })

  test('[A-58] a login by SMS with another number is a field error, nothing is sent or counted', async ({
    client,
    assert,
  }) => {
    await givenMember({ phone: '+3612345679' })
    const before = await sent()
    for (const phone of [...NO_MOBILES, '+36 1 234 5679']) {
      const response = await new Visitor(client).post('/belepes/sms', { phone })
      assert.deepEqual(response.flashMessage('inputErrorsBag'), { phone: ['not_mobile'] }, phone)
    }
    assert.equal(await sent(), before)
    assert.isEmpty(await counted())
  })

  test('[A-58] a landline from before the rule gets no further code, and the page says why', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const { visitor, phone } = await visitorAtPhone(client)
    await forgetLimits()
    const landline = `+361${phone.slice(-7)}`
    await transaction(async (trx) => {
      await rows(trx, 'UPDATE members SET phone = ? WHERE phone = ?', [landline, phone])
      const sql = 'UPDATE phone_verifications SET phone = ? WHERE phone = ?'
      await rows(trx, sql, [landline, phone])
    })
    const before = await sent()
    clock.pass(61_000)
    const refused = await visitor.get(STEP, RESEND)
    assert.include(refused.body().flash.error, 'mobile phone')
    assert.equal(await sent(), before)
    assert.isEmpty(await counted())
  })
})
