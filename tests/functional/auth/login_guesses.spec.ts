import hash from '@adonisjs/core/services/hash'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import env from '#start/env'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits, forgetLimitsOfOtherClocks } from '#tests/support/limits'
import { givenMember, givenStaff, TEST_PASSWORD } from '#tests/support/members'
import { lastCodeTo, mailsTo } from '#tests/support/outbox'
import { StaffClient } from '#tests/support/staff_office'
import { Visitor } from '#tests/support/visitor'

/** Whether Redis counts, by a clock that no test can move. */
const inRedisHere = Boolean(env.get('REDIS_URL'))
const WRONG = 'nem-ez-az'
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** Twenty an hour, and what a shared turn lets through in the first minute. */
const COMPARED_MAX = 40

/** Counts the passwords compared with a hash, and compares none, which would take minutes. */
function countedComparisons() {
  const { verify } = hash
  let count = 0
  hash.verify = async (stored, plain) => {
    count++
    return plain === TEST_PASSWORD ? verify.call(hash, stored, plain) : false
  }
  return { count: () => count, restore: () => void (hash.verify = verify) }
}

/** Guesses of one account, five from each of many addresses, ten at a time. */
async function guess(client: ApiClient, path: string, email: string, addresses: number, first = 0) {
  const statuses: number[] = []
  const asJson = path.startsWith('/api/')
  for (let start = first; start < first + addresses; start += 10) {
    const some = Array.from({ length: 5 * Math.min(addresses, 10) }, (_, at) => {
      return `10.9.${start + Math.floor(at / 5)}.7`
    })
    const answers = await Promise.all(
      some.map((address) => {
        const request = client.post(path).redirects(0).withCsrfToken()
        if (asJson) request.accept('json')
        else request.withInertia()
        return request
          .header('x-forwarded-for', address)
          .json({ email, password: WRONG, ...(asJson ? {} : { remember: '' }) })
      })
    )
    statuses.push(...answers.map((answer) => answer.status()))
  }
  return statuses
}

test.group('Guessed passwords', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-57] of 500 guesses from 100 addresses at most 40 are compared, and the owner logs in meanwhile', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const own = { email: member.email, password: TEST_PASSWORD, remember: '' }
    const owner = new Visitor(client)
    await owner.post('/belepes', own)
    await owner.post('/logout')
    const compared = countedComparisons()
    cleanup(compared.restore)
    const statuses = await guess(client, '/belepes', member.email, 100)
    assert.isAtMost(compared.count(), COMPARED_MAX)
    assert.isAtLeast(compared.count(), 20)
    assert.equal(statuses.filter((status) => status === 302).length, compared.count())
    assert.equal(statuses.filter((status) => status === 429).length, 500 - compared.count())

    const entered = await owner.post('/belepes', own)
    assert.equal(entered.header('location'), '/')
    assert.equal(owner.session.auth_member, member.id)
  }).timeout(120_000)

  test('[A-57] strangers share one try in thirty seconds, also with the right password', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenMember()
    const compared = countedComparisons()
    cleanup(compared.restore)
    await guess(client, '/belepes', member.email, 10)
    assert.equal(compared.count(), 21)
    const right = { email: member.email, password: TEST_PASSWORD, remember: '' }
    const from = (address: string) => ({ 'x-forwarded-for': address })
    const refused = await new Visitor(client).post('/belepes', right, from('10.8.0.1'))
    refused.assertStatus(429)
    assert.isAtMost(Number(refused.header('retry-after')), 30)
    clock.pass(31_000)
    await forgetTurns()
    const [one, other] = await Promise.all(
      ['10.8.0.2', '10.8.0.3'].map((address) =>
        new Visitor(client).post('/belepes', right, from(address))
      )
    )
    assert.sameMembers([one.status(), other.status()], [302, 429])
  }).timeout(60_000)

  test('[A-57] a right password is no guess: somebody who logs in everywhere is never slowed', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const right = { email: member.email, password: TEST_PASSWORD, remember: '' }
    for (let at = 0; at < 25; at++) {
      const visitor = new Visitor(client)
      await visitor.post('/belepes', right, { 'x-forwarded-for': `10.7.${at}.1` })
      assert.equal(visitor.session.auth_member, member.id)
    }
  }).timeout(60_000)

  test('[A-57] a known browser has its own count, and the mark of another account is none', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const stranger = await givenMember()
    const own = new Visitor(client)
    const foreign = new Visitor(client)
    await own.post('/belepes', { email: member.email, password: TEST_PASSWORD, remember: '' })
    await own.post('/logout')
    await foreign.post('/belepes', { email: stranger.email, password: TEST_PASSWORD, remember: '' })
    await foreign.post('/logout')
    const compared = countedComparisons()
    cleanup(compared.restore)
    await guess(client, '/belepes', member.email, 10)
    const before = compared.count()
    const wrong = { email: member.email, password: WRONG, remember: '' }
    assert.equal((await foreign.post('/belepes', wrong)).status(), 429)
    assert.equal(compared.count(), before)
    const answers = []
    for (let at = 0; at < 6; at++) answers.push((await own.post('/belepes', wrong)).status())
    assert.deepEqual(answers, [302, 302, 302, 302, 302, 429])
    assert.equal(compared.count(), before + 5)
  }).timeout(60_000)

  test('[A-57] login by SMS and a new password stay open, and the browser is known by them', async ({
    client,
    assert,
    cleanup,
  }) => {
    await transaction((trx) => changeSettings(trx, { sms_login: true }))
    const member = await givenMember()
    const compared = countedComparisons()
    cleanup(compared.restore)
    await guess(client, '/belepes', member.email, 10)
    const bySms = new Visitor(client)
    await bySms.post('/belepes/sms', { phone: member.phone })
    await bySms.post('/belepes/sms/kod', { code: await lastCodeTo(member.phone) })
    assert.equal(bySms.session.auth_member, member.id)

    const byMail = new Visitor(client)
    await byMail.post('/elfelejtett-jelszo', { email: member.email })
    const mails = await mailsTo(member.email)
    const [, token] = mails.map(({ text }) => /reset-password\/([\w-]+)/.exec(text)).find(Boolean)!
    const password = 'egeszen-uj-jelszo'
    const reset = { token, email: member.email, password, password_confirmation: password }
    await byMail.post('/reset-password', reset)
    compared.restore()
    await byMail.post('/belepes', { email: member.email, password, remember: '' })
    assert.equal(byMail.session.auth_member, member.id)
  }).timeout(60_000)

  test('[A-57] the owner is told once a day, in the own language', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock('2026-10-05T08:00:00Z')
    cleanup(() => clock.restore())
    const compared = countedComparisons()
    cleanup(compared.restore)
    const told = async ({ email }: { email: string }) => {
      const mails = await mailsTo(email)
      return mails.map(({ subject }) => subject).filter((subject) => /guess|találgat/.test(subject))
    }
    const hungarian = await givenMember({ locale: 'hu' })
    const english = await givenMember({ locale: 'en' })
    for (const member of [hungarian, english]) {
      await guess(client, '/belepes', member.email, 10)
      assert.lengthOf(await told(member), 1)
      clock.pass(HOUR_MS + 1)
      await forgetLimitsOfOtherClocks()
      await guess(client, '/belepes', member.email, 10)
      assert.lengthOf(await told(member), 1)
    }
    assert.include((await told(hungarian))[0], 'valaki az Ön jelszavát találgatja')
    assert.include((await told(english))[0], 'somebody is guessing your password')
    clock.pass(24 * HOUR_MS)
    await forgetLimitsOfOtherClocks()
    await guess(client, '/belepes', english.email, 10)
    assert.lengthOf(await told(english), 2)
  }).timeout(120_000)

  test('[A-57] an address nobody has is slowed and answered like that of a member', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const compared = countedComparisons()
    cleanup(compared.restore)
    const member = await givenMember()
    const nobody = 'senki-nincs-itt@pelda.hu'
    const begun = performance.now()
    // A few at a time and in turn, so that both accounts are slowed at about the same moment.
    const [unknown, known]: [number[], number[]] = [[], []]
    const counts = [0, 0]
    for (let start = 0; start < 10; start++) {
      unknown.push(...(await guess(client, '/belepes', nobody, 1, start)))
      const countBetween = compared.count()
      known.push(...(await guess(client, '/belepes', member.email, 1, start)))
      counts[0] += countBetween - counts[0] - counts[1]
      counts[1] = compared.count() - counts[0]
    }
    const wrong = (email: string) => ({ email, password: WRONG, remember: '' })
    const [one, other] = await Promise.all(
      [nobody, member.email].map((email) =>
        new Visitor(client).post('/belepes', wrong(email), { 'x-forwarded-for': '10.6.0.1' })
      )
    )
    const seconds = (performance.now() - begun) / 1000
    // Redis counts by its own clock, which goes on: each turn that passed lets one more through, and a wait is shorter later.
    const [turns, later] = inRedisHere ? [Math.ceil(seconds / 30), seconds + 1] : [0, 0]
    assert.approximately(counts[0], counts[1], turns)
    const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length
    assert.approximately(refused(unknown), refused(known), turns)
    assert.sameMembers([...new Set(unknown)], [...new Set(known)])
    assert.equal(one.status(), 429)
    const told = (answer: ApiResponse) => answer.text().replace(/\d+/g, inRedisHere ? '#' : '$&')
    assert.equal(told(one), told(other))
    const waitOf = (answer: ApiResponse) => Number(answer.header('retry-after'))
    assert.approximately(waitOf(one), waitOf(other), later)
    assert.isAbove(waitOf(one), 0)
    assert.isEmpty(await mailsTo('senki-nincs-itt@pelda.hu'))
  }).timeout(60_000)

  test('[A-57] staff: of 500 guesses at most 40 are compared, the own browser signs in, a mail tells', async ({
    client,
    assert,
    cleanup,
  }) => {
    const staff = await givenStaff()
    const own = await new StaffClient().signIn(staff)
    await own.delete('session')
    // The new session has a new token against other sites.
    await own.get('session')
    const compared = countedComparisons()
    cleanup(compared.restore)
    const statuses = await guess(client, '/api/admin/session', staff.email, 100)
    assert.isAtMost(compared.count(), COMPARED_MAX)
    assert.equal(statuses.filter((status) => status === 429).length, 500 - compared.count())
    const credentials = { email: staff.email, password: TEST_PASSWORD }
    const stranger = await new StaffClient().post('session', credentials)
    stranger.assertStatus(429)
    assert.equal(stranger.rule(), 'throttled')
    ;(await own.post('session', credentials)).assertStatus(200)
    assert.lengthOf(
      (await mailsTo(staff.email)).filter(({ subject }) => subject.includes('guessing')),
      1
    )
  }).timeout(120_000)
})

/** The thirty seconds pass for Redis too, but not the hour. */
async function forgetTurns() {
  const { inRedis } = await import('#app/redis/redis')
  await inRedis(
    async (redis) => {
      const keys = await redis.keys('limit:member-login-turn:*')
      if (keys.length) await redis.del(keys)
    },
    async () => {}
  )
}
