import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { TEST_PASSWORD, givenMember, givenStaff } from '#tests/support/members'

async function passwordHash(table: 'members' | 'staff_members', id: number) {
  return transaction(async (trx) => {
    const sql = `SELECT password FROM ${table} WHERE id = ?`
    const [row] = await rows<{ password: string }>(trx, sql, [id])
    return row.password
  })
}

test.group('Guards', () => {
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
