import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, TEST_PASSWORD } from '#tests/support/members'
import { Visitor } from '#tests/support/visitor'

/** A picture by itself: its body has no room for `_method`. */
const RAW = ['/qr-code/disputes/:id/photo', '/profil/szaktanacsadas/kepek/:photo']

/** The routes that have no POST of their own, with the verb each has. */
const ALIASES = [
  ['/profil/delete', 'DELETE'],
  ['/user', 'DELETE'],
  ['/user/logins', 'DELETE'],
  ['/user/logins/none', 'DELETE'],
  ['/user/profile-information', 'PUT'],
  ['/user/password', 'PUT'],
] as const

async function isDeleted(id: number) {
  const sql = 'SELECT deleted_at AS "deletedAt" FROM members WHERE id = ?'
  const [row] = await shopReader().rows<{ deletedAt: number | null }>(sql, [id])
  return row.deletedAt !== null
}

test.group('Spoofed methods of members', (group) => {
  group.each.setup(() => forgetLimits())

  for (const path of ['/profil/delete', '/user']) {
    test(`[G-11] POST ${path} with _method=DELETE and a token deletes`, async ({
      client,
      assert,
    }) => {
      const member = await givenMember()
      const post = () => client.post(path).redirects(0).withGuard('member').loginAs(member)
      const body = { _method: 'DELETE', password: TEST_PASSWORD }
      await post().json(body)
      assert.isFalse(await isDeleted(member.id), 'without a token')
      const answer = await post().withCsrfToken().json(body)
      answer.assertStatus(303)
      assert.isTrue(await isDeleted(member.id))
    })
  }

  test('[G-11] PUT by a POST changes the password, as a form sends it', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const answer = await client
      .post('/user/password')
      .redirects(0)
      .withGuard('member')
      .loginAs(member)
      .withCsrfToken()
      .form({
        _method: 'PUT',
        current_password: TEST_PASSWORD,
        password: 'uj-vakolat-2026',
        password_confirmation: 'uj-vakolat-2026',
      })
    answer.assertStatus(303)
    assert.include(answer.header('location'), '/profil')
    for (const [password, opened] of [
      [TEST_PASSWORD, undefined],
      ['uj-vakolat-2026', member.id],
    ] as const) {
      const visitor = new Visitor(client)
      await visitor.post('/belepes', { email: member.email, password, remember: '' })
      assert.equal(visitor.session.auth_member, opened)
    }
  })

  test('[G-11] every address of members that a form cannot reach takes a POST as well', ({
    assert,
  }) => {
    const routes = Object.values(router.toJSON())
      .flat()
      .filter(({ pattern }) => !/^\/(api|proba)\//.test(pattern) && !RAW.includes(pattern))
    const posted = new Set(
      routes.filter(({ methods }) => methods.includes('POST')).map(({ pattern }) => pattern)
    )
    const others = routes.filter(({ methods }) =>
      methods.some((method) => ['PUT', 'PATCH', 'DELETE'].includes(method))
    )
    assert.includeMembers(
      others.map(({ pattern }) => pattern),
      ['/profil/delete', '/user', '/user/password']
    )
    for (const { pattern } of others) assert.isTrue(posted.has(pattern), pattern)
  })

  test('[G-11] any other verb finds no such route and changes nothing', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    for (const [path, own] of ALIASES) {
      for (const method of ['GET', 'POST', 'PATCH', 'delete', own === 'PUT' ? 'DELETE' : 'PUT']) {
        for (const [address, sent] of [
          [path, { _method: method }],
          [`${path}?_method=${own}`, {}],
        ] as const) {
          const answer = await client
            .post(address)
            .redirects(0)
            .withGuard('member')
            .loginAs(member)
            .withCsrfToken()
            .json({ ...sent, password: TEST_PASSWORD, current_password: TEST_PASSWORD })
          assert.equal(answer.status(), 404, `${address} ${method}`)
        }
      }
    }
    assert.isFalse(await isDeleted(member.id))
  })
})
