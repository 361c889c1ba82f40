import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clearLimit } from '#app/limits/limit'
import { frozenClock } from '#tests/support/clock'
import { countedInOnePlace, forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { smsTo } from '#tests/support/outbox'
import { accountBody } from '#tests/support/registrations'
import { Visitor } from '#tests/support/visitor'

const STEP = '/regisztracio/step/2'
const AT_ONCE = 10
const MINUTE_MS = 60_000

/** The first registration step of somebody new at each address: what was said, in any order. */
function registerFrom(client: ApiClient, addresses: string[]) {
  return countedInOnePlace(() => registerInBatches(client, addresses))
}

async function registerInBatches(client: ApiClient, addresses: string[]) {
  const said: string[] = []
  for (let start = 0; start < addresses.length; start += AT_ONCE) {
    const some = addresses.slice(start, start + AT_ONCE)
    const answers = await Promise.all(some.map((address) => registerAt(client, address)))
    said.push(...answers)
  }
  return said
}

async function registerAt(client: ApiClient, address: string, given = {}): Promise<string> {
  const body = accountBody(given)
  const visitor = new Visitor(client)
  const answer = await visitor.post('/regisztracio', body, { 'x-forwarded-for': address })
  if (answer.header('location') === STEP) return 'sent'
  return (answer.flashMessage('inputErrorsBag') as Record<string, string[]>).phone[0]
}

function many(count: number, address: (at: number) => string) {
  return Array.from({ length: count }, (_, at) => address(at))
}

const sentOf = (said: string[]) => said.filter((one) => one === 'sent').length

test.group('SMS by network', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.timeout(180_000)

  test('of 60 numbers from the networks of one IPv6 site thirty get an SMS', async ({
    client,
    assert,
  }) => {
    const said = await registerFrom(
      client,
      many(60, (at) => `2001:db8:7:${at.toString(16)}::1`)
    )
    assert.equal(sentOf(said), 30)
    assert.equal(said.filter((one) => one === 'sms.could_not_resend').length, 30)
    assert.equal(await registerAt(client, '2001:db8:8::1'), 'sent')
  })

  test('200 numbers from the addresses of one IPv4 range are slowed, not refused', async ({
    client,
    assert,
  }) => {
    const said = await registerFrom(
      client,
      many(200, (at) => `10.20.30.${at + 1}`)
    )
    assert.isAtMost(sentOf(said), 40)
    assert.isAtLeast(sentOf(said), 30)
    assert.equal(said.filter((one) => one === 'sms.slowed').length, 200 - sentOf(said))
    assert.equal(await registerAt(client, '10.99.30.1'), 'sent')
  })

  test('200 numbers over IPv4 ranges are slowed, of one provider and of many', async ({
    client,
    assert,
  }) => {
    const ofOne = await registerFrom(
      client,
      many(200, (at) => `10.21.${at}.1`)
    )
    assert.isAtMost(sentOf(ofOne), 70)
    await forgetLimits()
    const ofMany = await registerFrom(
      client,
      many(200, (at) => `10.${at}.7.1`)
    )
    assert.isAtMost(sentOf(ofMany), 130)
    assert.isAtLeast(sentOf(ofMany), 120)
  })

  test('who was slowed comes back after the pause, and the waiting used nothing up', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    await registerFrom(
      client,
      many(31, (at) => `10.22.30.${at + 1}`)
    )
    const patient = accountBody()
    for (let turn = 0; turn < 7; turn++) {
      assert.equal(await registerAt(client, '10.22.30.200', patient), 'sms.slowed')
    }
    clock.pass(2 * MINUTE_MS)
    await clearLimit('sms:range:10.22.30.0/24:pause')
    assert.equal(await registerAt(client, '10.22.30.200', patient), 'sent')
    assert.lengthOf(await smsTo(patient.phone), 1)
  })

  test('a page says for how long, and a member who logs in by SMS is not slowed', async ({
    client,
    assert,
  }) => {
    await registerFrom(
      client,
      many(31, (at) => `10.23.30.${at + 1}`)
    )
    const visitor = new Visitor(client)
    const from = { 'x-forwarded-for': '10.23.30.220' }
    await visitor.post('/regisztracio', accountBody(), from)
    const { errors } = (await visitor.get('/regisztracio')).inertiaProps
    assert.equal(errors.phone, 'sms.slowed')
    assert.isTrue(Number(errors.wait_for) >= 1 && Number(errors.wait_for) <= 120)

    const member = await givenMember()
    await new Visitor(client).post('/belepes/sms', { phone: member.phone }, from)
    assert.lengthOf(await smsTo(member.phone), 1)
  })
})
