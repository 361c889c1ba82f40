import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clearLimit } from '#app/limits/limit'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits, forgetLimitsOfOtherClocks } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD, type TestMember } from '#tests/support/members'
import { lastCodeTo, smsTo } from '#tests/support/outbox'
import { Visitor } from '#tests/support/visitor'

const ASK = '/belepes/sms'
const ENTER = '/belepes/sms/kod'

let networks = 0
/** A visitor from a network of its own. */
function stranger(client: ApiClient) {
  const visitor = new Visitor(client)
  const from = { 'x-forwarded-for': `10.78.${++networks}.5` }
  return {
    visitor,
    ask: (phone: string) => visitor.post(ASK, { phone }, from),
    enter: (code: string) => visitor.post(ENTER, { code }, from),
  }
}

function otherThan(code: string) {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}

/** Asks and guesses until nothing of what strangers share is left. */
async function jam(client: ApiClient, { phone }: TestMember) {
  for (let asked = 0; asked < 4; asked++) {
    await clearLimit(`sms-login-pause:${phone}:strangers`)
    const { ask, enter } = stranger(client)
    await ask(phone)
    const code = await lastCodeTo(phone)
    for (let guess = 0; guess < 5; guess++) await enter(otherThan(code))
  }
}

/** The browser a member has logged in with before. */
async function ownBrowser(client: ApiClient, member: TestMember) {
  const owner = new Visitor(client)
  await owner.post('/belepes', { email: member.email, password: TEST_PASSWORD, remember: '' })
  await owner.post('/logout')
  return owner
}

test.group('Login by SMS that a stranger jams', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-57] the owner gets a code on a browser that is known, and in, while a stranger goes on', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const owner = await ownBrowser(client, member)
    await jam(client, member)
    assert.lengthOf(await smsTo(member.phone), 3)

    ;(await owner.post(ASK, { phone: member.phone })).assertHeader('location', ENTER)
    assert.lengthOf(await smsTo(member.phone), 4)
    const code = await lastCodeTo(member.phone)
    // Whatever the stranger asks for or tries now leaves the code alone.
    await jam(client, member)
    const late = stranger(client)
    await late.ask(member.phone)
    ;(await late.enter(code)).assertStatus(429)
    assert.notProperty(late.visitor.session, 'auth_member')
    await owner.post(ENTER, { code })
    assert.equal(owner.session.auth_member, member.id)
  })

  test('[A-57] what a stranger asks for and tries takes nothing from a code that the owner has', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const owner = await ownBrowser(client, member)
    const clock = frozenClock()
    cleanup(() => clock.restore())
    await jam(client, member)
    // The three codes an hour of the owner's browser come, whatever strangers got sent.
    for (const sent of [4, 5, 6]) {
      clock.pass(61_000)
      await forgetLimitsOfOtherClocks()
      await owner.post(ASK, { phone: member.phone })
      assert.lengthOf(await smsTo(member.phone), sent)
    }
    const code = await lastCodeTo(member.phone)
    await forgetLimits()
    await jam(client, member)
    await owner.post(ENTER, { code })
    assert.equal(owner.session.auth_member, member.id)
  })

  test('[A-57] with the password the owner gets in on any browser meanwhile', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    await jam(client, member)
    const owner = new Visitor(client)
    const own = { email: member.email, password: TEST_PASSWORD, remember: '' }
    ;(await owner.post('/belepes', own)).assertHeader('location', '/')
    assert.equal(owner.session.auth_member, member.id)
  })

  test('[A-57] the code of a known browser is no stranger’s, and a known browser does not guess on and on', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const owner = await ownBrowser(client, member)
    const { visitor, ask, enter } = stranger(client)
    await ask(member.phone)
    await lastCodeTo(member.phone)
    await owner.post(ASK, { phone: member.phone })
    const code = await lastCodeTo(member.phone)
    await enter(code)
    assert.notProperty(visitor.session, 'auth_member')

    const statuses: number[] = []
    for (let asked = 0; asked < 4; asked++) {
      for (let guess = 0; guess < 5; guess++) {
        statuses.push((await owner.post(ENTER, { code: otherThan(code) })).status())
      }
      await owner.post(ASK, { phone: member.phone })
    }
    assert.deepEqual(statuses, [...Array(15).fill(302), ...Array(5).fill(429)])
    assert.notProperty(owner.session, 'auth_member')
    const asks = (await smsTo(member.phone)).length
    assert.isAtMost(asks, 2, 'the pause holds for a known browser too')
  })

  test('[A-58] a known browser of one member is a stranger to every other', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const neighbour = await ownBrowser(client, other)
    await jam(client, member)
    await neighbour.post(ASK, { phone: member.phone })
    assert.lengthOf(await smsTo(member.phone), 3)
  })
})
