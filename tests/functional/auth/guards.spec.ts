import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { FLOW } from '#tests/support/extra_points'
import { TEST_PASSWORD, givenMember, givenStaff } from '#tests/support/members'
import { Visitor } from '#tests/support/visitor'

/** What only members reach, one address of each kind. @source requirements A-02 */
const PAGES_OF_MEMBERS = [
  '/profil',
  '/profil/sajat-adatok',
  '/profil/szaktanacsadas',
  '/user/confirm-password',
  ...['', '/birthday', '/nameday', '/survey', '/success'].map((step) => FLOW + step),
  '/qr-code',
  '/qr-code?code=x',
  '/qr-code?startscan',
  '/pontgyujtes',
  '/survey/x',
  '/bevaltas',
  '/rendelesek',
  '/rendelesek/1',
  '/ajandekok',
  '/ajandekok/x/2',
  '/ajandekok/kategoriak',
  '/ajandekok/details/x',
  '/promotions/rewards/1/claim',
  '/ertesitesek',
  '/ertesitesek/beallitasok',
  '/tudasbazis',
  '/tudasbazis/x/y',
  '/tudasbazis/kategoriak/x2',
]

async function passwordHash(table: 'members' | 'staff_members', id: number) {
  return transaction(async (trx) => {
    const sql = `SELECT password FROM ${table} WHERE id = ?`
    const [row] = await rows<{ password: string }>(trx, sql, [id])
    return row.password
  })
}

test.group('Guards', () => {
  test('[A-02] a guest is sent to the login from every page of members, and from the wishlist', async ({
    client,
    assert,
  }) => {
    for (const path of PAGES_OF_MEMBERS) {
      for (const inPage of [false, true]) {
        const request = client.get(path).redirects(0)
        const answer = await (inPage ? request.withInertia() : request)
        assert.deepEqual([answer.status(), answer.header('location')], [302, '/belepes'], path)
      }
    }
    const wish = await new Visitor(client).post('/wishlist/x')
    // A form is sent on with 303, so that the next request is a GET.
    assert.deepEqual([wish.status(), wish.header('location')], [303, '/belepes'])
  })

  test('[D-02] the member of a session is shared as security.user.id', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const response = await client.get('/').withGuard('member').loginAs(member).withInertia()
    response.assertStatus(200)
    assert.deepEqual(response.inertiaProps.security, { user: { id: member.id } })
  })

  test('the password that tests log in with fits the stored hash', async ({ assert }) => {
    const member = await givenMember()
    const staff = await givenStaff()
    assert.isTrue(await hash.verify(await passwordHash('members', member.id), TEST_PASSWORD))
    assert.isTrue(await hash.verify(await passwordHash('staff_members', staff.id), TEST_PASSWORD))
  })
})
