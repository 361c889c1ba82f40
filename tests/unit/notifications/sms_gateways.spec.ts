import { test } from '@japa/runner'
import { useClock } from '#app/clock'
import { LoopbackService, type Trouble } from '#app/development/loopback_service'
import { TryLater, UndeliverableMessage } from '#app/outbox/handlers'
import type { SmsGateway } from '#notifications/contracts/sms_gateway'
import { SmsMaybeSent } from '#notifications/exceptions'
import { SeemeGateway } from '#notifications/gateways/seeme_gateway'
import { smsGatewayOf } from '#notifications/gateways/sms_driver'
import {
  REFUSED_NUMBER,
  SEEME_KEY,
  seemeStandIn,
  TWILIO_SID,
  TWILIO_TOKEN,
  twilioStandIn,
} from '#tests/support/sms_stand_ins'
import { TwilioGateway } from '#notifications/gateways/twilio_gateway'

const sms = { to: '+36301234567', text: 'Mesterpont: 123456\n\n@x.hu #123456', reference: 'sms:1' }

const providers = {
  seeme: {
    standIn: seemeStandIn,
    gateway: (address: URL, key = SEEME_KEY) =>
      new SeemeGateway({ address: new URL('/gateway', address), key, sender: 'Mesterpont' }),
  },
  twilio: {
    standIn: twilioStandIn,
    gateway: (address: URL, token = TWILIO_TOKEN) =>
      new TwilioGateway({ address, sid: TWILIO_SID, token, from: '+36301112222' }),
  },
}

/** What the sending is refused with. */
async function refusalOf(gateway: SmsGateway, to = sms.to): Promise<unknown> {
  try {
    await gateway.send({ ...sms, to })
  } catch (error) {
    return error
  }
  throw new Error('It was not refused')
}

for (const [name, provider] of Object.entries(providers)) {
  test.group(`SMS through ${name}`, (group) => {
    let service: LoopbackService
    let address: URL

    group.each.setup(async () => {
      service = provider.standIn()
      address = await service.start()
      return () => service.stop()
    })

    test(`[Z-12] ${name} is given the number and the text as they are`, async ({ assert }) => {
      const sent = await provider.gateway(address).send(sms)
      assert.deepInclude(sent, { parts: 1, charset: 'GSM-7' })
      assert.isNotEmpty(sent.id)
      const [{ query, body }] = service.asked
      const values = name === 'seeme' ? query : new URLSearchParams(body)
      assert.include([...values.values()], sms.text)
      assert.equal(values.get('number') ?? values.get('To')?.slice(1), sms.to.slice(1))
      const long = await provider.gateway(address).send({ ...sms, text: 'ő'.repeat(71) })
      assert.deepInclude(long, { parts: 2, charset: 'UCS-2' })
    })

    test('a refusal surely sent nothing, and tells no secret', async ({ assert }) => {
      const wrongKey = (await refusalOf(provider.gateway(address, 'another-key'))) as Error
      assert.match(wrongKey.message, /refused/)
      assert.notInclude(wrongKey.message, 'another-key')
      assert.notInstanceOf(wrongKey, SmsMaybeSent)
      const number = (await refusalOf(provider.gateway(address), REFUSED_NUMBER)) as Error
      assert.match(number.message, /refused/)
      if (name === 'twilio') assert.instanceOf(number, UndeliverableMessage)
      const asked = service.asked.length
      for (const to of ['36301234567', '+36 30', '+0612345678', '+3630&key=x', '']) {
        assert.instanceOf(await refusalOf(provider.gateway(address), to), UndeliverableMessage)
      }
      assert.lengthOf(service.asked, asked)
    })

    test('a check asks for the account and sends nothing', async ({ assert }) => {
      assert.match((await provider.gateway(address).check())!, /knows/)
      await assert.rejects(() => provider.gateway(address, 'another-key').check(), /refused/)
      const sent = service.asked.filter(({ query, method }) => {
        return query.has('message') || method === 'POST'
      })
      assert.lengthOf(sent, 0)
    })

    test('an unreadable answer, or an error behind it, means that it may have gone', async ({
      assert,
    }) => {
      for (const trouble of ['malformed', 'wrong_schema', 'huge', 'cut', 'error'] as Trouble[]) {
        service.trouble = trouble
        const refusal = await refusalOf(provider.gateway(address))
        assert.instanceOf(refusal, SmsMaybeSent, `${trouble}: ${refusal}`)
      }
    })

    test('a bad gateway and one that waited in vain may have passed it on', async ({ assert }) => {
      for (const status of [502, 503, 504]) {
        const broken = { status, type: 'application/json', body: '{"result":"ERR"}' }
        const between = new LoopbackService({ answer: () => broken, wrongSchema: broken })
        const refusal = await refusalOf(provider.gateway(await between.start()))
        assert.instanceOf(refusal, SmsMaybeSent, String(status))
        await between.stop()
      }
    })

    test('one that is asked too often, or is busy, is left alone for as long as it says', async ({
      assert,
      cleanup,
    }) => {
      let now = Date.parse('2026-11-20T21:00:00Z')
      cleanup(useClock({ now: () => now }))
      const rests = [
        [429, undefined, 60],
        [429, '7', 7],
        [503, '120', 120],
        [429, '86400', 180],
        [429, 'Fri, 20 Nov 2026 21:08:00 GMT', 0],
      ] as const
      for (const [status, retryAfter, seconds] of rests) {
        const busy = { status, type: 'application/json', body: '{"code":20429}', retryAfter }
        const asked = new LoopbackService({ answer: () => busy, wrongSchema: busy })
        const gateway = provider.gateway(await asked.start())
        const said = (await refusalOf(gateway)) as TryLater
        assert.instanceOf(said, TryLater)
        const left = seconds || Math.ceil((Date.parse(retryAfter!) - now) / 1000)
        assert.equal(said.seconds, left, `${status} ${retryAfter}`)
        now += left * 1000 - 1
        assert.instanceOf(await refusalOf(gateway), TryLater)
        assert.lengthOf(asked.asked, 1, 'others leave it alone as well')
        now++
        await refusalOf(gateway)
        assert.lengthOf(asked.asked, 2)
        await asked.stop()
      }
    })

    test('a closed door means that it did not go', async ({ assert }) => {
      await service.stop()
      const closed = await refusalOf(provider.gateway(address))
      assert.notInstanceOf(closed, SmsMaybeSent)
      assert.match((closed as Error).message, /ECONNREFUSED/)
    })
  })
}

test.group('SMS drivers', () => {
  test('[Z-12] no driver, or none, can send nothing', async ({ assert }) => {
    for (const driver of [undefined, 'none'] as const) {
      assert.isFalse(smsGatewayOf(driver).isReady)
      await assert.rejects(() => smsGatewayOf(driver).send(sms))
    }
    for (const driver of ['file', 'fake'] as const) {
      const { isReady, isPaid } = smsGatewayOf(driver)
      assert.deepEqual({ isReady, isPaid }, { isReady: true, isPaid: false })
    }
  })

  test('one name makes one reference for SeeMe, another name another', async ({ assert }) => {
    const service = seemeStandIn()
    const gateway = providers.seeme.gateway(await service.start())
    for (const reference of ['a', 'a', 'b']) await gateway.send({ ...sms, reference })
    const [first, again, other] = service.asked.map(({ query }) => query.get('reference'))
    assert.equal(first, again)
    assert.notEqual(first, other)
    await service.stop()
  })
})
