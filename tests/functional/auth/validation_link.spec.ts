import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { sendValidationLink } from '#auth/registration/actions/send_validation_link'
import { balanceOf } from '#points'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { givenMember } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { preparedAccount, validationPathOf } from '#tests/support/prepared_accounts'
import { Visitor } from '#tests/support/visitor'

const DAY_MS = 24 * 60 * 60_000

async function stored(id: number) {
  const sql = 'SELECT registered_at AS "registeredAt", email FROM members WHERE id = ?'
  const [row] = await shopReader().rows<{ registeredAt: number | null }>(sql, [id])
  return row
}

async function assertExpired(client: ApiClient, path: string) {
  for (const method of ['get', 'post'] as const) {
    const response = await new Visitor(client)[method](path)
    response.assertStatus(403)
    const { component, props } = response.body()
    if (component !== 'content/error' || props.code !== 'invalid_signature') {
      throw new Error(`${method} ${path} answered ${component} ${props.code}`)
    }
  }
}

test.group('Validation link', (group) => {
  group.each.setup(() => forgetLimits())

  test('[A-55] [H-15] [X-13] the link shows a page that changes nothing, and its form logs in', async ({
    client,
    assert,
  }) => {
    const member = await preparedAccount()
    const path = await validationPathOf(member)
    const visitor = new Visitor(client)
    const page = await visitor.get(path)
    page.assertStatus(200)
    assert.equal(page.body().component, 'auth/validate_registration')
    assert.equal(page.inertiaProps.email, member.email)
    assert.isNull((await stored(member.id)).registeredAt)

    const response = await visitor.post(path)
    response.assertStatus(302)
    response.assertHeader('location', '/profil/extra-pontok')
    assert.isNotNull((await stored(member.id)).registeredAt)
    const profile = await visitor.get('/profil')
    assert.equal(profile.inertiaProps.profile.email, member.email)
    assert.deepEqual(await pointSources(member.id), ['consent_marketing_email', 'registration'])
    const proofs = `SELECT purpose, place FROM consent_changes WHERE member_id = ? ORDER BY purpose`
    assert.deepEqual(await shopReader().rows(proofs, [member.id]), [
      { purpose: 'major', place: 'registration_validation' },
      { purpose: 'tos', place: 'registration_validation' },
    ])
    const known = 'SELECT mark FROM known_people WHERE member_id = ?'
    assert.lengthOf(await shopReader().rows(known, [member.id]), 2, 'by phone and e-mail address')
  })

  test('[A-55] [H-15] a link without a signature, or with another one, has expired', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await preparedAccount(), await preparedAccount()]
    const path = await validationPathOf(one)
    await assertExpired(client, `/regisztracio/validacio/${one.id}`)
    await assertExpired(client, path.replace(`/${one.id}?`, `/${other.id}?`))
    await assertExpired(client, path.replace(/until=\d+/, 'until=99999999999999'))
    await assertExpired(
      client,
      path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    )
    await assertExpired(client, `${path}&until=99999999999999`)
    await assertExpired(client, `${path}&signature=x`)
    assert.isNull((await stored(one.id)).registeredAt)
    assert.isNull((await stored(other.id)).registeredAt)
  })

  test('[A-55] a link lives seven days', async ({ client, assert, cleanup }) => {
    const clock = frozenClock()
    cleanup(() => clock.restore())
    const member = await preparedAccount()
    const path = await validationPathOf(member)
    clock.pass(7 * DAY_MS - 1)
    ;(await new Visitor(client).get(path)).assertStatus(200)
    clock.pass(1)
    await assertExpired(client, path)
    assert.isNull((await stored(member.id)).registeredAt)
  })

  test('[A-55] a link works once; its second use logs nobody in', async ({ client, assert }) => {
    const member = await preparedAccount()
    const path = await validationPathOf(member)
    const first = new Visitor(client)
    await first.post(path)
    const points = await balanceOf(member.id)
    // The same browser sends the form twice: it simply goes on.
    assert.notEqual((await first.post(path)).header('location'), '/belepes')
    for (const method of ['get', 'post'] as const) {
      const finder = new Visitor(client)
      const response = await finder[method](path)
      assert.equal(response.header('location'), '/belepes')
      assert.isString(response.flashMessage('status'))
      assert.equal((await finder.get('/profil')).header('location'), '/belepes')
    }
    assert.equal(await balanceOf(member.id), points)
  })

  test('of ten uses at once one activates the account', async ({ client, assert }) => {
    const member = await preparedAccount()
    const path = await validationPathOf(member)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => new Visitor(client).post(path))
    )
    const places = answers.map((answer) => answer.header('location'))
    assert.lengthOf(
      places.filter((place) => place !== '/belepes'),
      1
    )
    assert.lengthOf(await pointSources(member.id), 2)
  })

  test('the link of an address that was corrected since then has expired', async ({
    client,
    assert,
  }) => {
    const member = await preparedAccount()
    const path = await validationPathOf(member)
    const change = 'UPDATE members SET email = ? WHERE id = ?'
    await transaction((trx) => rows(trx, change, [`masik-${member.email}`, member.id]))
    await assertExpired(client, path)
    assert.isNull((await stored(member.id)).registeredAt)
  })

  test('who is disabled or deleted meanwhile is not let in', async ({ client }) => {
    for (const column of ['disabled_at', 'deleted_at']) {
      const member = await preparedAccount()
      const path = await validationPathOf(member)
      const sql = `UPDATE members SET ${column} = 1 WHERE id = ?`
      await transaction((trx) => rows(trx, sql, [member.id]))
      await assertExpired(client, path)
    }
  })

  test('nothing is sent to who is a member already', async ({ assert }) => {
    const member = await givenMember()
    assert.isFalse(await transaction((trx) => sendValidationLink(trx, member.id)))
    assert.lengthOf(await mailsTo(member.email), 0)
  })

  test('the message speaks the language of the account', async ({ assert }) => {
    for (const [locale, word] of [
      ['hu', 'aktiválja a fiókját'],
      ['en', 'activate your account'],
    ] as const) {
      const member = await preparedAccount({ locale })
      await validationPathOf(member)
      const [mail] = await mailsTo(member.email)
      assert.include(mail.subject, word)
      assert.include(mail.html, `<html lang="${locale}">`)
    }
  })

  test('the session of somebody else does not go over to the new member', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await preparedAccount(), await givenMember()]
    const path = await validationPathOf(member)
    const response = await client
      .post(path)
      .withGuard('member')
      .loginAs(other)
      .withSession({ left_behind: 'x' })
      .withCsrfToken()
      .redirects(0)
    assert.equal(response.session().auth_member, member.id)
    assert.isUndefined(response.session().left_behind)
  })

  test('who has an active account without a password asks for one by e-mail', async ({
    client,
    assert,
  }) => {
    const member = await preparedAccount()
    await new Visitor(client).post(await validationPathOf(member))
    await new Visitor(client).post('/elfelejtett-jelszo', { email: member.email })
    assert.include((await mailsTo(member.email)).at(-1)!.text, '/reset-password/')
  })
})

async function pointSources(memberId: number) {
  const sql = 'SELECT source FROM ledger_entries WHERE member_id = ? ORDER BY source'
  const entries = await shopReader().rows<{ source: string }>(sql, [memberId])
  return entries.map(({ source }) => source)
}
