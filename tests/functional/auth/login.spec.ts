import hash from '@adonisjs/core/services/hash'
import type { SessionData } from '@adonisjs/session/types'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { ShopSessionStore } from '#app/sessions/session_store'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits, forgetLimitsOfOtherClocks } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { Visitor } from '#tests/support/visitor'

const THIRTY_DAYS_S = 30 * 24 * 60 * 60

async function logIn(client: ApiClient, email: string, remember = '') {
  const visitor = new Visitor(client)
  const response = await visitor.post('/belepes', { email, password: TEST_PASSWORD, remember })
  return { visitor, response }
}

test.group('Login', (group) => {
  group.each.setup(() => forgetLimits())

  test('a guest opens the pages of login, registration and password reminder', async ({
    client,
  }) => {
    for (const path of ['/', '/belepes', '/regisztracio', '/elfelejtett-jelszo']) {
      const response = await client.get(path)
      response.assertStatus(200)
    }
  })

  test('[A-02] a guest is led to the login and after it to the wanted page', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const visitor = new Visitor(client)
    const refused = await visitor.get('/profil?page=2')
    refused.assertStatus(302)
    refused.assertHeader('location', '/belepes')
    const credentials = { email: member.email, password: TEST_PASSWORD, remember: '' }
    const response = await visitor.post('/belepes', credentials)
    response.assertStatus(302)
    response.assertHeader('location', '/profil?page=2')
    assert.equal((await visitor.get('/profil')).inertiaProps.profile.email, member.email)
  })

  test('the wanted page is never one of another site', async ({ client, assert }) => {
    const member = await givenMember()
    const credentials = { email: member.email, password: TEST_PASSWORD, remember: '' }
    const foreign = ['//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:1']
    for (const intended of foreign) {
      await forgetLimits()
      const request = client.post('/belepes').redirects(0).withCsrfToken().json(credentials)
      const response = await request.withSession({ intended_url: intended }).withInertia()
      assert.equal(response.header('location'), '/')
    }
  })

  test('[A-03] a member is led home from the pages for guests', async ({ client }) => {
    const member = await givenMember()
    for (const path of ['/belepes', '/regisztracio', '/elfelejtett-jelszo', '/reset-password/x']) {
      const response = await client.get(path).redirects(0).withGuard('member').loginAs(member)
      response.assertStatus(302)
      response.assertHeader('location', '/')
    }
  })

  test('what a member is to be told goes along on the way home, and nothing else does', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const led = (told: SessionData) =>
      client
        .get('/belepes')
        .redirects(0)
        .withGuard('member')
        .loginAs(member)
        .withFlashMessages(told)
    const sentences = { error: 'Not done', status: 'Heard' }
    const errors = { inputErrorsBag: { default: ['unable_to_complete'] } }
    assert.deepEqual((await led({ ...sentences, ...errors })).flashMessages(), sentences)
    assert.deepEqual((await led(errors)).flashMessages(), {})
  })

  test('[A-05] [D-35] `on` sets a cookie of thirty days that logs in again, an empty text does not', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const plain = await logIn(client, member.email)
    assert.isTrue((plain.response.cookie('remember_member')?.maxAge ?? 0) <= 0)
    plain.visitor.close()
    assert.equal((await plain.visitor.get('/profil')).header('location'), '/belepes')

    const remembered = await logIn(client, member.email, 'on')
    assert.equal(remembered.response.cookie('remember_member')?.maxAge, THIRTY_DAYS_S)
    remembered.visitor.close()
    assert.equal((await remembered.visitor.get('/profil')).status(), 200)

    const odd = await logIn(client, member.email, 'yes')
    assert.deepEqual(odd.response.flashMessage('inputErrorsBag'), { remember: ['invalid'] })
  })

  test('a remember cookie is replaced at each use, and its end never moves', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenMember()
    const { visitor } = await logIn(client, member.email, 'on')
    const ends = async () => {
      const sql = 'SELECT expires_at AS "end" FROM remember_tokens WHERE member_id = ? ORDER BY id'
      return (await shopReader().rows<{ end: number }>(sql, [member.id])).map(({ end }) => end)
    }
    const [end] = await ends()
    clock.pass(1000)
    visitor.close()
    assert.equal((await visitor.get('/profil')).status(), 200)
    const [old, renewed] = await ends()
    assert.isBelow(old, end)
    assert.equal(renewed, end)
    clock.pass(THIRTY_DAYS_S * 1000)
    visitor.close()
    assert.equal((await visitor.get('/profil')).header('location'), '/belepes')
  })

  test('[A-08] an unknown address and a wrong password are answered the same', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const tries = ['senki-nincs-itt@pelda.hu', member.email].map((email) => {
      return new Visitor(client).post('/belepes', { email, password: 'nem-ez-az', remember: '' })
    })
    const [unknown, wrong] = await Promise.all(tries)
    assert.equal(unknown.status(), wrong.status())
    assert.equal(unknown.text(), wrong.text())
    assert.equal(unknown.header('location'), wrong.header('location'))
    assert.deepEqual(unknown.flashMessages(), wrong.flashMessages())
    assert.deepEqual(wrong.flashMessage('inputErrorsBag'), { email: ['wrong_credentials'] })
  })

  test('[A-08] an unknown address costs one comparison with a hash, like a known one', async ({
    client,
    assert,
    cleanup,
  }) => {
    const member = await givenMember()
    const verify = hash.verify
    let comparisons = 0
    hash.verify = (stored, plain) => {
      comparisons++
      assert.match(stored, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
      return verify.call(hash, stored, plain)
    }
    cleanup(() => {
      hash.verify = verify
    })
    for (const email of [member.email, 'senki-nincs-itt@pelda.hu']) {
      comparisons = 0
      await new Visitor(client).post('/belepes', { email, password: 'nem-ez-az', remember: '' })
      assert.equal(comparisons, 1)
    }
  })

  test('[A-08] the sixth try of a minute is refused with 429, also with the right password', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenMember()
    const visitor = new Visitor(client)
    for (let count = 0; count < 5; count++) {
      const wrong = { email: member.email, password: 'nem-ez-az', remember: '' }
      assert.equal((await visitor.post('/belepes', wrong)).status(), 302)
    }
    const right = { email: member.email.toUpperCase(), password: TEST_PASSWORD, remember: '' }
    const refused = await visitor.post('/belepes', right)
    refused.assertStatus(429)
    refused.assertInertiaComponent('auth/login')
    assert.equal(refused.inertiaProps.errors.email, 'too_many_attempts')
    assert.isAbove(Number(refused.header('retry-after')), 0)
    assert.equal((await visitor.get('/profil')).header('location'), '/belepes')
    clock.pass(61_000)
    await forgetLimitsOfOtherClocks()
    assert.equal((await visitor.post('/belepes', right)).header('location'), '/profil')
  })

  test('of a hundred tries at once five are compared', async ({ client, assert }) => {
    const member = await givenMember()
    const tries = Array.from({ length: 100 }, () => {
      const wrong = { email: member.email, password: 'nem-ez-az', remember: '' }
      return new Visitor(client).post('/belepes', wrong)
    })
    const answers = await Promise.all(tries)
    assert.equal(answers.filter((answer) => answer.status() === 302).length, 5)
    assert.equal(answers.filter((answer) => answer.status() === 429).length, 95)
  }).timeout(120_000)

  test('[I-10] who logs in is greeted in the own language, not in that of the request', async ({
    client,
    assert,
  }) => {
    for (const [locale, words] of [
      ['hu', 'Sikeres belépés.'],
      ['en', 'You are logged in.'],
    ] as const) {
      const { email } = await givenMember({ locale })
      const body = { email, password: TEST_PASSWORD, remember: '' }
      const answer = await new Visitor(client).post('/belepes', body)
      assert.equal(answer.flashMessage('status'), words)
    }
  })

  test('[H-04] a login answers with a redirect and a new session id', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const credentials = { email: member.email, password: TEST_PASSWORD, remember: '' }
    const planted = client.post('/belepes').redirects(0).withCsrfToken().withInertia()
    const before = planted.sessionClient.sessionId
    const response = await planted.withSession({ planted: true }).json(credentials)
    response.assertStatus(302)
    assert.equal(response.session('auth_member'), member.id)
    const after = response.cookie('session')!.value
    assert.notEqual(after, before)
    assert.isNull(await new ShopSessionStore().read(before))
  })

  test('[A-11] [H-05] logout ends the session and begins an empty one', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const { visitor } = await logIn(client, member.email, 'on')
    const response = await visitor.post('/logout')
    response.assertStatus(302)
    response.assertHeader('location', '/')
    assert.notProperty(visitor.session, 'auth_member')
    assert.equal((await visitor.get('/profil')).header('location'), '/belepes')
    const tokens = 'SELECT id FROM remember_tokens WHERE member_id = ?'
    assert.lengthOf(await shopReader().rows(tokens, [member.id]), 0)
  })

  test('[A-28] who logs in with an unfinished registration goes on with it', async ({
    client,
    assert,
  }) => {
    const unproved = await givenMember({ phoneVerified: false })
    const first = await logIn(client, unproved.email)
    assert.equal(first.response.header('location'), '/regisztracio/step/2')
    assert.notProperty(first.visitor.session, 'auth_member')
    const proved = await givenMember({ registered: false })
    const second = await logIn(client, proved.email)
    assert.equal(second.response.header('location'), '/regisztracio/step/3')
    assert.equal((await second.visitor.get('/regisztracio/step/3')).status(), 200)
  })

  test('values of a wrong kind are field errors', async ({ client, assert }) => {
    const visitor = new Visitor(client)
    const odd = [['a@b.hu'], { a: 1 }, 'x'.repeat(300), null, 12, true]
    for (const email of odd) {
      const response = await visitor.post('/belepes', { email, password: 'x', remember: '' })
      assert.equal(response.status(), 302, JSON.stringify(email))
      assert.property(response.flashMessage('inputErrorsBag'), 'email')
    }
    // A null byte is refused for the whole request, before any form sees it.
    const cut = { email: 'a\u0000@b.hu', password: 'x', remember: '' }
    assert.equal((await visitor.post('/belepes', cut)).status(), 400)
    const long = { email: 'a@b.hu', password: 'x'.repeat(129), remember: '' }
    const response = await visitor.post('/belepes', long)
    assert.deepEqual(response.flashMessage('inputErrorsBag'), { password: ['max'] })
  })
})
