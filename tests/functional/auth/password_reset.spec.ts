import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { isSessionOf, ShopSessionStore } from '#app/sessions/session_store'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { Visitor } from '#tests/support/visitor'

const NEW_PASSWORD = 'uj-vakolat-2026'

async function linkFor(visitor: Visitor, email: string) {
  const answer = await visitor.post('/elfelejtett-jelszo', { email })
  // Another mail, of a login from a new browser, may leave beside this one, before or after it.
  const texts = (await mailsTo(email)).map(({ text }) => text)
  const links = texts.flatMap((text) => /\/reset-password\/([\w-]+)\?email=/.exec(text)?.[1] ?? [])
  const token = links.at(-1)
  if (!token) throw new Error(`${answer.status()}: there is no link in ${JSON.stringify(texts)}`)
  return token
}

function resetBody(token: string, email: string) {
  return { token, email, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
}

test.group('Password reset', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-13] [H-06] a known address gets a message, an unknown one the same answer', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const unknownEmail = `senki-${Date.now()}@pelda.hu`
    const known = await new Visitor(client).post('/elfelejtett-jelszo', { email: member.email })
    const unknown = await new Visitor(client).post('/elfelejtett-jelszo', { email: unknownEmail })
    assert.equal(known.status(), 302)
    assert.equal(known.text(), unknown.text())
    assert.deepEqual(known.flashMessages(), unknown.flashMessages())
    assert.isString(known.flashMessage('status'))
    assert.lengthOf(await mailsTo(member.email), 1)
    assert.lengthOf(await mailsTo(unknownEmail), 0)
  })

  test('the message speaks the language of its member and carries no markup of others', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    await new Visitor(client).post('/elfelejtett-jelszo', { email: member.email })
    const [mail] = await mailsTo(member.email)
    assert.match(mail.subject, /új jelszó/)
    assert.include(mail.html, '<html lang="hu">')
    assert.include(mail.text, 'http://localhost:3333/reset-password/')
  })

  test('[H-07] [A-14] the form receives token and address', async ({ client, assert }) => {
    const response = await client.get('/reset-password/T?email=a@b.hu').withInertia()
    response.assertStatus(200)
    assert.deepInclude(response.inertiaProps, { token: 'T', email: 'a@b.hu' })
    const odd = await client.get('/reset-password/T?email[]=a').withInertia()
    assert.equal(odd.inertiaProps.email, '')
  })

  test('[A-15] [H-08] a link changes the password once', async ({ client, assert }) => {
    const member = await givenMember()
    const visitor = new Visitor(client)
    const token = await linkFor(visitor, member.email)
    const response = await visitor.post('/reset-password', resetBody(token, member.email))
    response.assertStatus(302)
    response.assertHeader('location', '/belepes')
    assert.isString(response.flashMessage('status'))

    const again = await visitor.post('/reset-password', resetBody(token, member.email))
    assert.deepEqual(again.flashMessage('inputErrorsBag'), { email: ['invalid_token'] })

    const login = (password: string) => {
      return new Visitor(client).post('/belepes', { email: member.email, password, remember: '' })
    }
    const old = await login(TEST_PASSWORD)
    assert.deepEqual(old.flashMessage('inputErrorsBag'), { email: ['wrong_credentials'] })
    assert.equal((await login(NEW_PASSWORD)).header('location'), '/')
  })

  test('[A-15] a link lives sixty minutes and fits no other address', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await givenMember()
    const other = await givenMember()
    const visitor = new Visitor(client)
    const token = await linkFor(visitor, member.email)
    const foreign = await visitor.post('/reset-password', resetBody(token, other.email))
    assert.deepEqual(foreign.flashMessage('inputErrorsBag'), { email: ['invalid_token'] })
    clock.pass(60 * 60_000 + 1)
    const late = await visitor.post('/reset-password', resetBody(token, member.email))
    assert.deepEqual(late.flashMessage('inputErrorsBag'), { email: ['invalid_token'] })
  })

  test('of twenty uses of a link at once one succeeds', async ({ client, assert }) => {
    const member = await givenMember()
    const token = await linkFor(new Visitor(client), member.email)
    const uses = Array.from({ length: 20 }, () => {
      return new Visitor(client).post('/reset-password', resetBody(token, member.email))
    })
    const answers = await Promise.all(uses)
    assert.lengthOf(
      answers.filter((answer) => answer.header('location') === '/belepes'),
      1
    )
  })

  test('a reset ends every login of the member', async ({ client, assert }) => {
    const member = await givenMember()
    const credentials = { email: member.email, password: TEST_PASSWORD, remember: 'on' }
    await new Visitor(client).post('/belepes', credentials)
    const device = randomUUID()
    await new ShopSessionStore().write(device, { auth_member: member.id })
    assert.isTrue(await isSessionOf(device, member.id))
    const visitor = new Visitor(client)
    const token = await linkFor(visitor, member.email)
    await visitor.post('/reset-password', resetBody(token, member.email))
    const tokens = 'SELECT id FROM remember_tokens WHERE member_id = ?'
    assert.lengthOf(await shopReader().rows(tokens, [member.id]), 0)
    assert.isFalse(await isSessionOf(device, member.id))
  })

  test('the token is stored as a hash only', async ({ client, assert }) => {
    const member = await givenMember()
    const token = await linkFor(new Visitor(client), member.email)
    const sql = 'SELECT * FROM password_reset_tokens WHERE member_id = ?'
    const [row] = await shopReader().rows<Record<string, unknown>>(sql, [member.id])
    assert.notInclude(JSON.stringify(row), token)
  })

  test('an address is sent three messages an hour, however often they are asked for', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    for (let count = 0; count < 6; count++) {
      const response = await new Visitor(client).post('/elfelejtett-jelszo', {
        email: member.email,
      })
      assert.isString(response.flashMessage('status'))
    }
    assert.lengthOf(await mailsTo(member.email), 3)
  })

  test('[A-16] [V-07] the new password follows the rules of every password', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const visitor = new Visitor(client)
    const token = await linkFor(visitor, member.email)
    const errorsOf = async (password: string, password_confirmation: string) => {
      const body = { token, email: member.email, password, password_confirmation }
      return (await visitor.post('/reset-password', body)).flashMessage('inputErrorsBag')
    }
    assert.deepEqual(await errorsOf('abc-xyz', 'abc-xyz'), { password: ['min'] })
    assert.deepEqual(await errorsOf('password', 'password'), { password: ['invalid'] })
    const different = await errorsOf(NEW_PASSWORD, 'egeszen-mas')
    assert.deepEqual(different, { password_confirmation: ['confirmed'] })
  })
})
