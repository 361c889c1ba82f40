import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { LANES } from '#app/outbox/topic'
import { shopReader } from '#app/database/engine'
import { runOutboxOnce } from '#app/outbox/worker'
import Notification from '#notifications/list/models/notification'
import { readerOf } from '#notifications/list/notification_text'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import {
  givenPasswordEntered,
  givenTwoFactorMember,
  timeCode,
  type TwoFactorMember,
} from '#tests/support/two_factor'
import { Visitor } from '#tests/support/visitor'

const NEW_PASSWORD = 'uj-vakolat-2026'
const PHONE =
  'Mozilla/5.0 (Linux; Android 14; SM-A546B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/24.0 Chrome/117.0.0.0 Mobile Safari/537.36'
const ADDRESS = '81.182.44.17'

/** What a member was told of its account, oldest first. */
async function toldTo({ id }: { id: number }, locale: 'en' | 'hu' = 'en') {
  await runOutboxOnce()
  const own = await Notification.query().where({ memberId: id, topic: 'security' }).orderBy('id')
  const read = await readerOf({ memberId: id, locale }, own)
  return own.map((one) => read(one).message)
}

/** The mails about it, oldest first. */
async function mailsAbout(member: { email: string }) {
  const mails = await mailsTo(member.email)
  return mails.filter(({ reference }) => reference.startsWith('mail:security:'))
}

/** A login with a browser that has been nowhere yet, or with one that has. */
async function logIn(client: ApiClient, { email }: { email: string }, browser?: Visitor) {
  const visitor = browser ?? new Visitor(client)
  const signs = { 'user-agent': PHONE, 'x-forwarded-for': ADDRESS }
  await visitor.post('/belepes', { email, password: TEST_PASSWORD, remember: '' }, signs)
  return visitor
}

/** The same with the password confirmed. */
async function confirmed(client: ApiClient, member: TwoFactorMember) {
  const visitor = await givenPasswordEntered(client, member)
  await visitor.post('/two-factor-challenge', { code: timeCode(member.secret) })
  await visitor.post('/user/confirm-password', { password: TEST_PASSWORD })
  return visitor
}

test.group('Members hear what concerns the safety of their accounts', (group) => {
  group.each.setup(() => forgetLimits())

  test('[I-09] a login from an unknown browser is told, with its time and its names and no address; from the same browser never again', async ({
    client,
    assert,
    cleanup,
  }) => {
    const clock = frozenClock('2026-11-26T22:31:00Z')
    cleanup(() => clock.restore())
    const member = await givenMember({ locale: 'hu' })
    const browser = await logIn(client, member)
    browser.close()
    await logIn(client, member, browser)
    assert.deepEqual(await toldTo(member), [
      'Your account was logged into from a browser that it did not know: November 26, 2026 at 23:31, Samsung Internet, Android. If that was not you, set a new password at once.',
    ])
    const [hungarian] = await toldTo(member, 'hu')
    assert.include(hungarian, 'Beléptek a fiókjába')
    assert.include(hungarian, '2026. november 26. 23:31, Samsung Internet, Android')
    const mails = await mailsAbout(member)
    assert.lengthOf(mails, 1)
    assert.equal(mails[0].subject, 'Mesterpont: belépés új böngészőből')
    assert.include(mails[0].text, '/elfelejtett-jelszo')
    for (const text of [mails[0].text, mails[0].html, hungarian]) assert.notInclude(text, '81.182')
    await logIn(client, member)
    assert.lengthOf(await mailsAbout(member), 2)
  })

  test('a browser known to another member is unknown to this one, and one without a name is told of too', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember({ locale: 'en' }), await givenMember()]
    const browser = await logIn(client, other)
    await browser.post('/logout')
    browser.close()
    await browser.post(
      '/belepes',
      { email: member.email, password: TEST_PASSWORD, remember: '' },
      { 'user-agent': 'x' }
    )
    const [message] = await toldTo(member)
    assert.match(message, /did not know: [^,]+, \d{4} at \d\d:\d\d\. If/)
  })

  test('a wrong password, and a first factor alone, are no logins', async ({ client, assert }) => {
    const [member, twoSteps] = [await givenMember(), await givenTwoFactorMember()]
    const wrong = { email: member.email, password: 'nem-ez-az', remember: '' }
    await new Visitor(client).post('/belepes', wrong)
    const visitor = await givenPasswordEntered(client, twoSteps)
    assert.deepEqual([...(await toldTo(member)), ...(await toldTo(twoSteps))], [])
    await visitor.post('/two-factor-challenge', { code: timeCode(twoSteps.secret) })
    assert.lengthOf(await toldTo(twoSteps), 1)
  })

  test('a password that was changed, or set anew by a link, is told', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'en' })
    const visitor = await logIn(client, member)
    const changed = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD }
    const sent = { _method: 'PUT', current_password: TEST_PASSWORD, ...changed }
    assert.equal((await visitor.post('/user/password', sent)).status(), 303)
    const guest = new Visitor(client)
    await guest.post('/elfelejtett-jelszo', { email: member.email })
    const link = (await mailsTo(member.email)).find(({ text }) => text.includes('/reset-password/'))
    const [, token] = /\/reset-password\/([\w-]+)\?email=/.exec(link?.text ?? '') ?? []
    await guest.post('/reset-password', { token, email: member.email, ...changed })
    const told = await toldTo(member)
    const changes = told.filter((message) => message.startsWith('Your password was changed: '))
    assert.deepEqual([told.length, changes.length], [3, 2])
    const subjects = (await mailsAbout(member)).map(({ subject }) => subject)
    assert.lengthOf(
      subjects.filter((subject) => subject === 'Mesterpont: your password was changed'),
      2
    )
  })

  test('a second factor that is switched on, off or gets new codes is told; giving the setup up is not', async ({
    client,
    assert,
  }) => {
    const member = await givenTwoFactorMember({ locale: 'en' })
    const visitor = await confirmed(client, member)
    await visitor.post('/user/two-factor-recovery-codes')
    await visitor.delete('/user/two-factor-authentication')
    await visitor.post('/user/two-factor-authentication')
    await visitor.delete('/user/two-factor-authentication')
    await visitor.post('/user/two-factor-authentication')
    const { secretKey } = (await visitor.json('/user/two-factor-secret-key')).body()
    await visitor.post('/user/confirmed-two-factor-authentication', { code: timeCode(secretKey) })
    const begins = (await toldTo(member)).map((message) => message.split(':')[0])
    // Carried out together, they come in any order.
    assert.sameMembers(begins, [
      'Your account was logged into from a browser that it did not know',
      'New recovery codes were made',
      'Two-step login was switched off',
      'Two-step login was switched on',
    ])
    assert.lengthOf(await mailsAbout(member), 4)
  })

  test('what protects an account goes before everything else', async ({ client, assert }) => {
    const member = await givenMember()
    await logIn(client, member)
    const sql = `SELECT DISTINCT lane FROM outbox_messages
      WHERE member_id = ? OR topic = 'security_event'`
    await runOutboxOnce()
    assert.deepEqual(await shopReader().rows(sql, [member.id]), [{ lane: LANES.codes }])
  })
})
