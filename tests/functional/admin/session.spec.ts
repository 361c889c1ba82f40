import { test } from '@japa/runner'
import { givenMember, givenStaff, TEST_PASSWORD } from '#tests/support/members'

test.group('Back-office session', () => {
  test('[O-09] a member session opens nothing of the back-office', async ({ client }) => {
    const member = await givenMember()
    for (const path of ['session', 'members', 'ledger_entries']) {
      const response = await client.get(`/api/admin/${path}`).withGuard('member').loginAs(member)
      response.assertStatus(401)
    }
  })

  test('a staff member signs in with the right password only', async ({ client, assert }) => {
    const staff = await givenStaff()
    const post = (password: string) =>
      client
        .post('/api/admin/session')
        .accept('json')
        .withCsrfToken()
        .json({ email: staff.email.toUpperCase(), password })
    const wrong = await post('something else')
    wrong.assertStatus(422)
    assert.equal(wrong.body().errors[0].rule, 'credentials')
    const right = await post(TEST_PASSWORD)
    right.assertStatus(200)
    assert.deepEqual(right.body().data, { step: 'code' })
    assert.isUndefined(right.session().auth_staff)
  })

  test('an unknown address is refused with the same words as a wrong password', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const answers = []
    for (const email of [staff.email, 'nobody@pelda.hu']) {
      const body = { email, password: 'wrong' }
      const response = await client
        .post('/api/admin/session')
        .accept('json')
        .withCsrfToken()
        .json(body)
      answers.push({ status: response.status(), body: response.body() })
    }
    assert.deepEqual(answers[0], answers[1])
  })

  test('the sixth try in a minute is told to wait', async ({ client, assert }) => {
    const staff = await givenStaff()
    const statuses = []
    for (let count = 0; count < 6; count++) {
      const response = await client
        .post('/api/admin/session')
        .accept('json')
        .withCsrfToken()
        .json({ email: staff.email, password: 'wrong' })
      statuses.push(response.status())
    }
    assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429])
  })

  test('marketing may not see members', async ({ client }) => {
    const marketing = await givenStaff({ role: 'marketing' })
    for (const path of ['members', 'members/1', 'ledger_entries']) {
      const response = await client.get(`/api/admin/${path}`).withGuard('staff').loginAs(marketing)
      response.assertStatus(403)
    }
  })
})

test.group('Back-office members', () => {
  test('an admin finds a member by a part of the name, with wildcards taken literally', async ({
    client,
    assert,
  }) => {
    const admin = await givenStaff()
    const mark = `Zs${Date.now()}`
    const member = await givenMember({ lastName: `Kiss_${mark}` })
    await givenMember({ lastName: `KissX${mark}` })
    const filter = JSON.stringify({ q: `kiss_${mark}` })
    const response = await client
      .get('/api/admin/members')
      .qs({ filter, sort: 'last_name', order: 'asc' })
      .withGuard('staff')
      .loginAs(admin)
    response.assertStatus(200)
    assert.equal(response.body().total, 1)
    assert.equal(response.body().data[0].id, member.id)
    assert.notProperty(response.body().data[0], 'password')
  })

  test('a foreign sort field or an oversized page changes nothing', async ({ client }) => {
    const admin = await givenStaff()
    const get = (qs: object) =>
      client.get('/api/admin/members').qs(qs).accept('json').withGuard('staff').loginAs(admin)
    ;(await get({ sort: 'password', order: 'asc' })).assertStatus(200)
    ;(await get({ per_page: 5000 })).assertStatus(422)
    ;(await get({ filter: '{"id":"x"}' })).assertStatus(422)
    ;(await get({ filter: '{broken' })).assertStatus(200)
    // A sign that PostgreSQL cannot hold comes out of the JSON only once it is read.
    ;(await get({ filter: '{"q":"\\u0000"}' })).assertStatus(422)
  })
})
