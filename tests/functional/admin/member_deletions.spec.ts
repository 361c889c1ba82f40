import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { transaction } from '#app/transaction'
import { changeOrderStatus } from '#catalogue'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { brokenTruths } from '#tests/support/truths'

/** Asks for it as a staff member who has just entered the password. */
function anonymise(client: ApiClient, staff: TestStaff, id: number, { isConfirmed = true } = {}) {
  const request = client
    .post(`/api/admin/members/${id}/deletion`)
    .accept('json')
    .withCsrfToken()
    .withGuard('staff')
    .loginAs(staff)
  if (isConfirmed) {
    request.withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
  }
  return (body: object) => request.json(body)
}

async function rowOf(id: number) {
  const sql = `SELECT email, phone, last_name, first_name, deleted_at AS "deletedAt"
    FROM members WHERE id = ?`
  const [row] = await shopReader().rows<Record<string, unknown>>(sql, [id])
  return row
}

const deedsOn = (id: number) =>
  shopReader().rows<{ action: string; detail: string; by: number }>(
    `SELECT action, detail, actor_id AS "by" FROM audit_logs
      WHERE subject_type = 'member' AND subject_id = ? AND action = 'member.anonymised'`,
    [id]
  )

test.group('Members anonymised by staff', () => {
  test('[O-13] support does it with the password; nothing of the person is left, and it is written down', async ({
    client,
    assert,
  }) => {
    const [support, member] = [await givenStaff({ role: 'support' }), await givenMember()]
    const unsure = await anonymise(client, support, member.id, { isConfirmed: false })({
      asked: 'phone',
    })
    unsure.assertStatus(423)
    assert.equal((await rowOf(member.id)).email, member.email)
    for (const asked of [undefined, 'Kiss Béla kérte', 7, {}]) {
      const refused = await anonymise(client, support, member.id)({ asked })
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, 'asked')
    }
    ;(await anonymise(client, support, member.id)({ asked: 'letter' })).assertStatus(200)
    const { deletedAt, ...person } = await rowOf(member.id)
    assert.isNotNull(deletedAt)
    assert.deepEqual(person, { email: null, phone: null, last_name: null, first_name: null })
    assert.deepEqual(await deedsOn(member.id), [
      { action: 'member.anonymised', detail: 'letter', by: support.id },
    ])
    ;(await anonymise(client, support, member.id)({ asked: 'letter' })).assertStatus(404)
    ;(await anonymise(client, support, 2 ** 29)({ asked: 'letter' })).assertStatus(404)
    assert.lengthOf(await deedsOn(member.id), 1)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('an order on its way refuses it, and nothing is erased or written down', async ({
    client,
    assert,
  }) => {
    const admin = await givenStaff()
    const { orderId, member } = await givenOrder()
    await transaction((trx) => changeOrderStatus(trx, { orderId, to: 'processing' }))
    const refused = await anonymise(client, admin, member.id)({ asked: 'phone' })
    refused.assertStatus(422)
    const [error] = refused.body().errors
    assert.equal(error.rule, 'order_under_way')
    assert.equal(error.meta.order, orderId)
    assert.equal((await rowOf(member.id)).email, member.email)
    assert.deepEqual(await deedsOn(member.id), [])
  })
})
