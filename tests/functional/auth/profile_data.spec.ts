import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import { rows } from '#app/database/statement'
import { isSessionOf, ShopSessionStore } from '#app/sessions/session_store'
import { afterCommit, transaction } from '#app/transaction'
import { companies } from '#database/demo/companies'
import { forgetPointRules } from '#points/point_rules/queries/point_rules'
import { frozenClock } from '#tests/support/clock'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf, profileBody, rowOf, sendAs } from '#tests/support/member_visits'
import { givenMember, freshPhone, TEST_PASSWORD, type TestMember } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { Visitor } from '#tests/support/visitor'

const NEW_PASSWORD = 'uj-vakolat-2026'

type Errors = Record<string, string[]>

test.group('Profile data', (group) => {
  group.each.setup(() => forgetLimits())

  test('[P-03] [P-04] [H-34] the form saves what it sends, but never another phone', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const response = await sendAs(client, member, {
      path: '/profil',
      body: profileBody(member, {
        last_name: 'Kővári',
        first_name: 'Zsófia',
        birthday: '1990-02-28',
        name_day: '05-15',
        phone: freshPhone(),
      }),
    })
    response.assertStatus(302)
    response.assertHeader('location', '/profil')
    assert.equal(response.flashMessage('success'), 'Your changes are saved.')
    assert.deepInclude(await rowOf('members', member.id), {
      last_name: 'Kővári',
      first_name: 'Zsófia',
      birthday: '1990-02-28',
      name_day: '05-15',
      phone: member.phone,
      email: member.email,
    })
  })

  test('[P-04] names, e-mail and phone are required', async ({ client, assert }) => {
    const member = await givenMember()
    const nothing = { email: ' ', phone: '', last_name: '', first_name: '  ' }
    const errors = await errorsOf(nothing, member, client)
    assert.deepEqual(errors, {
      email: ['required'],
      phone: ['required'],
      last_name: ['required'],
      first_name: ['required'],
    })
    assert.equal((await rowOf('members', member.id)).last_name, 'Szűcs')
  })

  test('[P-04] another phone is ignored: it is neither stored nor refused, not even one that is taken', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    for (const phone of [freshPhone(), other.phone, 'no phone at all']) {
      assert.deepEqual(await errorsOf({ phone, last_name: 'Kővári' }, member, client), {}, phone)
      const { phone: stored, last_name: name } = await rowOf('members', member.id)
      assert.deepEqual([stored, name], [member.phone, 'Kővári'], phone)
    }
  })

  test('[P-05] old password and repetition are asked for with a new password only', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    assert.deepEqual(await errorsOf({ password: 'anything' }, member, client), {})
    const missing = await errorsOf({ new_password: NEW_PASSWORD }, member, client)
    assert.deepEqual(missing, { password: ['required'], new_password_confirmation: ['confirmed'] })
    const different = { ...newPassword(TEST_PASSWORD), new_password_confirmation: 'something-else' }
    assert.deepEqual(await errorsOf(different, member, client), {
      new_password_confirmation: ['confirmed'],
    })
    const short = { ...newPassword(TEST_PASSWORD), new_password: 'abc' }
    assert.property(await errorsOf(short, member, client), 'new_password')
    assert.isTrue(await opens(member, TEST_PASSWORD))
  })

  test('[P-06] the old password travels as password', async ({ client, assert }) => {
    const member = await givenMember()
    const wrong = await errorsOf(newPassword('not-the-one'), member, client)
    assert.deepEqual(wrong, { password: ['wrong_password'] })
    assert.isTrue(await opens(member, TEST_PASSWORD))
    assert.deepEqual(await errorsOf(newPassword(TEST_PASSWORD), member, client), {})
    assert.isTrue(await opens(member, NEW_PASSWORD))
  })

  test('guesses at the old password are counted before they are compared', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    for (let tried = 0; tried < 5; tried++) {
      await errorsOf(newPassword(`guess-${tried}`), member, client)
    }
    const right = await errorsOf(newPassword(TEST_PASSWORD), member, client)
    assert.deepEqual(right, { password: ['too_many_attempts'] })
    assert.isTrue(await opens(member, TEST_PASSWORD))
  })

  test('a new password ends every other login, remembered ones and reset links too', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const elsewhere = `other-device-${member.id}`
    await new ShopSessionStore().write(elsewhere, { auth_member: member.id })
    await transaction((trx) =>
      rows(
        trx,
        `INSERT INTO remember_tokens (member_id, token_hash, expires_at, created_at, updated_at)
          VALUES (?, 'x', 9999999999999, 0, 0)`,
        [member.id]
      )
    )
    assert.isTrue(await isSessionOf(elsewhere, member.id))
    await errorsOf(newPassword(TEST_PASSWORD), member, client)
    assert.isFalse(await isSessionOf(elsewhere, member.id))
    assert.isUndefined(await rowOf('remember_tokens', member.id))
  })

  test('[P-07] the e-mail address of another member is refused, in any case', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const body = { email: other.email.toUpperCase(), password: TEST_PASSWORD }
    assert.deepEqual(await errorsOf(body, member, client), { email: ['unique'] })
    assert.equal((await rowOf('members', member.id)).email, member.email)
    assert.deepEqual(await errorsOf({ email: member.email.toUpperCase() }, member, client), {})
  })

  test('[P-07] parallel changes to one address: one member gets it', async ({ client, assert }) => {
    const members = await Promise.all([givenMember(), givenMember(), givenMember()])
    const email = `kozos-${members[0].id}@pelda.hu`
    const answers = await Promise.all(
      members.map((member) => errorsOf({ email, password: TEST_PASSWORD }, member, client))
    )
    const refused = answers.filter((errors) => errors.email?.[0] === 'unique')
    assert.lengthOf(refused, 2)
    assert.lengthOf(
      answers.filter((errors) => Object.keys(errors).length === 0),
      1
    )
  })

  test('another e-mail address needs the password; the old one hears of it', async ({
    client,
    assert,
  }) => {
    const member = await givenMember({ locale: 'hu' })
    const before = await rowOf('members', member.id)
    const email = `uj-${member.id}@pelda.hu`
    assert.deepEqual(await errorsOf({ email }, member, client), { password: ['required'] })
    const wrong = await errorsOf({ email, password: 'not-the-one' }, member, client)
    assert.deepEqual(wrong, { password: ['wrong_password'] })
    assert.equal((await rowOf('members', member.id)).email, member.email)
    assert.deepEqual(await errorsOf({ email, password: TEST_PASSWORD }, member, client), {})
    const after = await rowOf('members', member.id)
    assert.equal(after.email, email)
    assert.notEqual(after.newsletter_secret, before.newsletter_secret)
    const [mail] = await mailsTo(member.email)
    assert.match(mail.subject, /megváltozott az e-mail-címe/)
    assert.notInclude(mail.html + mail.text, email)
    assert.lengthOf(await mailsTo(email), 0)
  })

  test('[A-21] who confirmed the password a moment ago is not asked again', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const visitor = new Visitor(client)
    await visitor.post('/belepes', { email: member.email, password: TEST_PASSWORD })
    const email = `uj-${member.id}@pelda.hu`
    const change = () => visitor.post('/profil', profileBody(member, { email }))
    assert.deepEqual((await change()).flashMessage('inputErrorsBag'), { password: ['required'] })
    await visitor.post('/user/confirm-password', { password: TEST_PASSWORD })
    const saved = await change()
    assert.isUndefined(saved.flashMessage('inputErrorsBag'))
    assert.equal((await rowOf('members', member.id)).email, email)
    const page = await visitor.get('/profil')
    assert.isTrue(page.inertiaProps.passwordConfirmed)
  })

  test('an address that only an abandoned registration holds is free', async ({
    client,
    assert,
  }) => {
    const clock = frozenClock()
    try {
      const abandoned = await givenMember({ phoneVerified: false })
      clock.pass(25 * 60 * 60 * 1000)
      const member = await givenMember()
      const body = { email: abandoned.email, password: TEST_PASSWORD }
      assert.deepEqual(await errorsOf(body, member, client), {})
      assert.equal((await rowOf('members', member.id)).email, abandoned.email)
      assert.isUndefined(await rowOf('members', abandoned.id))
    } finally {
      clock.restore()
    }
  })

  test('[P-08] birthday and name day earn points the first time only', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    await errorsOf({ birthday: '1990-02-28', name_day: '05-15' }, member, client)
    assert.deepEqual(await bookingsOf(member.id), [
      { source: 'birthday', points: 30 },
      { source: 'name_day', points: 20 },
    ])
    await errorsOf({ birthday: '1991-03-01', name_day: '02-29' }, member, client)
    await errorsOf({ birthday: '', name_day: '' }, member, client)
    await errorsOf({ birthday: '1990-02-28', name_day: '05-15' }, member, client)
    assert.lengthOf(await bookingsOf(member.id), 2)
    assert.equal((await rowOf('members', member.id)).birthday, '1990-02-28')
  })

  for (const { day, path, field, first, second } of [
    {
      day: 'birthday',
      path: 'birthday',
      field: 'birthday',
      first: '1990-02-28',
      second: '1991-03-01',
    },
    { day: 'name_day', path: 'nameday', field: 'name_day', first: '05-15', second: '06-16' },
  ]) {
    test(`[P-08] a ${day} told on the page of extra points earns nothing more in the profile, nor the other way round`, async ({
      client,
      assert,
    }) => {
      const [member, other] = [await givenMember(), await givenMember()]
      const step = { path: `/profil/extra-pontok/${path}`, body: { [field]: first } }
      await sendAs(client, member, step)
      const [earned, ...more] = await bookingsOf(member.id)
      assert.equal(earned.source, day)
      assert.isEmpty(more)
      assert.deepEqual(await errorsOf({ [field]: second }, member, client), {})
      assert.equal((await rowOf('members', member.id))[field], second)
      assert.lengthOf(await bookingsOf(member.id), 1)

      await errorsOf({ [field]: first }, other, client)
      await errorsOf({ [field]: null }, other, client)
      await sendAs(client, other, { ...step, body: { [field]: second } })
      assert.deepEqual(await bookingsOf(other.id), [earned])
    })
  }

  test('[P-08] a later change of the points of a source books nothing and breaks nothing', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    await errorsOf({ name_day: '05-15' }, member, client)
    const set = (points: number) =>
      transaction(async (trx) => {
        await rows(trx, "UPDATE point_rules SET points_from = ? WHERE source = 'name_day'", [
          points,
        ])
        afterCommit(trx, forgetPointRules)
      })
    await set(35)
    try {
      assert.deepEqual(await errorsOf({ name_day: '05-16' }, member, client), {})
      assert.lengthOf(await bookingsOf(member.id), 1)
    } finally {
      await set(20)
    }
  })

  test('[P-08] parallel saves book once', async ({ client, assert }) => {
    const member = await givenMember()
    const days = { birthday: '1985-07-01', name_day: '11-11' }
    await Promise.all(Array.from({ length: 8 }, () => errorsOf(days, member, client)))
    assert.sameDeepMembers(await bookingsOf(member.id), [
      { source: 'birthday', points: 30 },
      { source: 'name_day', points: 20 },
    ])
  })

  test('[P-08] [V-18] a birthday is a real day of somebody over 18, by the day in Budapest', async ({
    client,
    assert,
  }) => {
    // Half past eleven at night in UTC is the next day in Budapest.
    const clock = frozenClock('2026-06-08T22:30:00Z')
    try {
      const member = await givenMember()
      const errors = (birthday: string) => errorsOf({ birthday }, member, client)
      assert.deepEqual(await errors('2008-06-09'), {})
      assert.deepEqual(await errors('1876-06-09'), { birthday: ['invalid'] })
      for (const day of ['2008-06-10', '1989-02-29', '1990-13-01', '1990-1-1', '05-15', 'x']) {
        assert.deepEqual(await errors(day), { birthday: ['invalid'] }, day)
      }
      for (const name_day of ['02-30', '13-01', '5-1', '1990-05-15', '00-10']) {
        const found = await errorsOf({ name_day }, member, client)
        assert.deepEqual(found, { name_day: ['invalid'] }, name_day)
      }
    } finally {
      clock.restore()
    }
  })

  test('[H-34] a partial reload of companies is the lookup and saves nothing', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const lookUp = (body: object, wanted: string) =>
      sendAs(client, member, {
        path: '/profil',
        body,
        headers: {
          'x-inertia-partial-component': 'profile/show',
          'x-inertia-partial-data': wanted,
        },
      })
    const { tax_number } = companies[7]
    const byNumber = await lookUp({ tax_number }, 'company')
    byNumber.assertStatus(200)
    assert.equal(byNumber.inertiaProps.company.tax_number, tax_number)
    const byName = await lookUp({ company_name: 'kft' }, 'companies')
    assert.isAbove(byName.inertiaProps.companies.length, 0)
    assert.notProperty(byName.inertiaProps, 'history')
    assert.isUndefined(await rowOf('member_companies', member.id))
    const other = await lookUp({ tax_number: '10537914-4-44' }, 'history')
    other.assertStatus(302)
  })

  test('[H-57] the account data have a route and an error bag of their own', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const path = '/user/profile-information'
    const put = (body: object) => sendAs(client, member, { method: 'put', path, body })
    const right = { email: member.email, last_name: 'Új', first_name: 'Név', phone: freshPhone() }
    const saved = await put(right)
    saved.assertStatus(303)
    assert.equal(saved.flashMessage('status'), 'profile-information-updated')
    assert.deepInclude(await rowOf('members', member.id), {
      last_name: 'Új',
      first_name: 'Név',
      phone: member.phone,
    })
    const email = `masik-${member.id}@pelda.hu`
    const refused = await put({ ...right, email })
    assert.deepEqual(refused.flashMessage('inputErrorsBag'), { current_password: ['required'] })
    assert.equal(refused.flashMessage('errorBag'), 'updateProfileInformation')
    await put({ ...right, email, current_password: TEST_PASSWORD })
    assert.equal((await rowOf('members', member.id)).email, email)
  })

  test('[H-58] the password has a route and an error bag of its own', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const put = (current_password: string) =>
      sendAs(client, member, {
        method: 'put',
        path: '/user/password',
        body: {
          current_password,
          password: NEW_PASSWORD,
          password_confirmation: NEW_PASSWORD,
        },
      })
    const refused = await put('not-the-one')
    assert.deepEqual(refused.flashMessage('inputErrorsBag'), {
      current_password: ['wrong_password'],
    })
    assert.equal(refused.flashMessage('errorBag'), 'updatePassword')
    assert.isTrue(await opens(member, TEST_PASSWORD))
    const page = await client
      .get('/profil')
      .withGuard('member')
      .loginAs(member)
      .withInertia()
      .withFlashMessages(refused.flashMessages())
    assert.deepEqual(page.inertiaProps.errors, {
      updatePassword: { current_password: 'wrong_password' },
    })
    const changed = await put(TEST_PASSWORD)
    changed.assertStatus(303)
    assert.equal(changed.flashMessage('status'), 'password-updated')
    assert.isTrue(await opens(member, NEW_PASSWORD))
  })

  test('a stranger changes nothing', async ({ client }) => {
    for (const path of ['/profil', '/profil/company', '/profil/shipping']) {
      const response = await client.post(path).redirects(0).withCsrfToken().json({})
      response.assertStatus(302)
      response.assertHeader('location', '/belepes')
    }
  })
})

async function errorsOf(
  given: Record<string, unknown>,
  member: TestMember,
  client: Parameters<typeof sendAs>[0]
): Promise<Errors> {
  const body = profileBody(member, given)
  const response = await sendAs(client, member, { path: '/profil', body })
  response.assertStatus(302)
  return (response.flashMessage('inputErrorsBag') ?? {}) as Errors
}

function newPassword(password: string) {
  return { password, new_password: NEW_PASSWORD, new_password_confirmation: NEW_PASSWORD }
}

async function opens(member: TestMember, password: string): Promise<boolean> {
  return hash.verify((await rowOf('members', member.id)).password, password)
}
