import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { CARED_COMPANY, CARED_SHIPPING, givenCaredMember } from '#tests/support/cared_member'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'

function look(client: ApiClient, staff: TestStaff, path: string) {
  return client.get(`/api/admin/${path}`).accept('json').withGuard('staff').loginAs(staff)
}

test.group('A member in the back-office', () => {
  test('[O-13] support and auditor see firm and delivery address', async ({ client, assert }) => {
    const { member } = await givenCaredMember()
    for (const role of ['support', 'auditor'] as const) {
      const answer = await look(client, await givenStaff({ role }), `members/${member.id}`)
      answer.assertStatus(200)
      const { company, shipping, points } = answer.body().data
      assert.deepEqual(company, CARED_COMPANY)
      assert.deepEqual(shipping, CARED_SHIPPING)
      assert.equal(points, 800)
    }
  })

  test('a member who told and did nothing has none of it', async ({ client, assert }) => {
    const member = await givenMember()
    const answer = await look(client, await givenStaff(), `members/${member.id}`)
    const { company, shipping } = answer.body().data
    assert.deepEqual({ company, shipping }, { company: null, shipping: null })
  })

  test('[O-13] the orders of one member are found, and of no other', async ({ client, assert }) => {
    const [mine] = [await givenOrder(), await givenOrder()]
    const filter = JSON.stringify({ member_id: mine.member.id })
    const support = await givenStaff({ role: 'support' })
    const answer = await look(client, support, 'orders').qs({ filter })
    answer.assertStatus(200)
    const { data, total } = answer.body()
    assert.deepEqual(
      data.map(({ id }: { id: number }) => id),
      [mine.orderId]
    )
    assert.equal(total, 1)
    const wrong = await look(client, support, 'orders').qs({ filter: '{"member_id":"x"}' })
    wrong.assertStatus(422)
  })
})
