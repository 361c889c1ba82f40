import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { WAITING_TOLD_MAX } from '#app/rules/waiting'
import { STAFF_ROLES } from '#app/staff/roles'
import { transaction } from '#app/transaction'
import { BACK_OFFICE_ROUTES } from '#tests/support/back_office_routes'
import { givenQuestion } from '#tests/support/counselling'
import { countedQueries } from '#tests/support/counted_queries'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenCode } from '#tests/support/points'
import { invoke, staffApi } from '#tests/support/staff_api'
import {
  forgetWaiting,
  givenLaidAside,
  givenWaitingBooking,
  givenWaitingDeed,
  putWaitingAside,
} from '#tests/support/waiting'

const LISTS = [
  'counselling_questions',
  'disputes',
  'hand_bookings',
  'harvest_cases',
  'messages',
  'orders',
  'waiting_deeds',
]

/** What the menu is told, by list. */
async function counts(client: ApiClient, staff: TestStaff): Promise<Record<string, number>> {
  const answer = await staffApi(client, 'waiting', staff).list()
  answer.assertStatus(200)
  const { data } = answer.body() as { data: { id: string; count: number }[] }
  return Object.fromEntries(data.map(({ id, count }) => [id, count]))
}

test.group('What waits for staff', (group) => {
  group.setup(putWaitingAside)
  group.each.teardown(forgetWaiting)

  /** A row is counted while it waits, and not any more once somebody has dealt with it. */
  const CASES: [
    list: string,
    begin: (client: ApiClient) => Promise<number>,
    end: (client: ApiClient, id: number, staff: TestStaff) => PromiseLike<unknown>,
  ][] = [
    [
      'orders',
      async () => (await givenOrder()).orderId,
      (client, id, staff) =>
        staffApi(client, 'orders', staff).act(id, 'status', { status: 'processing' }),
    ],
    [
      'disputes',
      async (client) => {
        const body = { qrCode: await givenCode(), reason: 'already_used' }
        const request = client.post('/qr-code/disputes').accept('json').withCsrfToken().json(body)
        const answer = await request.withGuard('member').loginAs(await givenMember())
        return answer.body().id
      },
      (client, id, staff) =>
        staffApi(client, 'disputes', staff).act(id, 'decline', { reason: 'It was scanned' }),
    ],
    [
      'harvest_cases',
      async () => {
        const { id } = await givenMember()
        const sql = `INSERT INTO harvest_cases (member_id, score, reasons, state, found_at, seen_at)
          VALUES (?, 100, '[]', 'open', 1, 1)`
        await transaction((trx) => rows(trx, sql, [id]))
        return id
      },
      (client, id, staff) =>
        staffApi(client, 'harvest_cases', staff).act(id, 'settlement', { verdict: 'honest' }),
    ],
    [
      'counselling_questions',
      async (client) => givenQuestion(client, await givenMember()),
      (client, id, staff) =>
        staffApi(client, 'counselling_questions', staff).act(id, 'state', { state: 'closed' }),
    ],
    [
      'messages',
      async () => (await givenLaidAside())[0],
      (client, id, staff) => invoke(client, staff, 'messages.close', [id]),
    ],
    [
      'hand_bookings',
      () => givenWaitingBooking(),
      (client, id, staff) => staffApi(client, 'hand_bookings', staff).act(id, 'refusal'),
    ],
    [
      'waiting_deeds',
      () => givenWaitingDeed(),
      (client, id, staff) => staffApi(client, 'waiting_deeds', staff).act(id, 'refusal'),
    ],
  ]
  for (const [list, begin, end] of CASES) {
    test(`${list} are counted while they wait`, async ({ client, assert }) => {
      const admin = await givenStaff()
      const before = await counts(client, admin)
      const id = await begin(client)
      assert.deepEqual(await counts(client, admin), { ...before, [list]: before[list] + 1 })
      await end(client, id, admin)
      assert.deepEqual(await counts(client, admin), before)
    })
  }

  test('[O-16] what somebody asked for waits for everybody else', async ({ client, assert }) => {
    const [asker, other] = [await givenStaff(), await givenStaff()]
    const [own, others] = [await counts(client, asker), await counts(client, other)]
    await givenWaitingBooking(asker.id)
    await givenWaitingDeed(asker.id)
    assert.deepEqual(await counts(client, asker), own)
    assert.deepEqual(await counts(client, other), {
      ...others,
      hand_bookings: others.hand_bookings + 1,
      waiting_deeds: others.waiting_deeds + 1,
    })
  })

  test('a question that a colleague looks at goes on waiting, an answered one does not', async ({
    client,
    assert,
  }) => {
    const support = await givenStaff({ role: 'support' })
    const id = await givenQuestion(client, await givenMember())
    const { counselling_questions: waiting } = await counts(client, support)
    const questions = staffApi(client, 'counselling_questions', support)
    ;(await questions.act(id, 'state', { state: 'in_progress' })).assertStatus(200)
    assert.equal((await counts(client, support)).counselling_questions, waiting)
    const answer = { text: 'Let it dry', idempotency_key: randomUUID() }
    ;(await questions.act(id, 'answers', answer)).assertStatus(200)
    const sql = 'SELECT state FROM counselling_questions WHERE id = ?'
    assert.deepEqual(await shopReader().rows(sql, [id]), [{ state: 'answered' }])
    assert.equal((await counts(client, support)).counselling_questions, waiting - 1)
  })

  test('[O-08] each role is told of the lists it may open', async ({ client, assert }) => {
    for (const role of STAFF_ROLES) {
      const told = Object.keys(await counts(client, await givenStaff({ role })))
      const open = LISTS.filter((list) => {
        const [, ...roles] = BACK_OFFICE_ROUTES[`GET /api/admin/${list}`]
        return roles.includes(role)
      })
      assert.sameMembers(told, open, role)
    }
    assert.deepEqual(await counts(client, await givenStaff({ role: 'marketing' })), {})
  })

  test('counting ends where nobody is told more', async ({ client, assert }) => {
    const admin = await givenStaff()
    await givenLaidAside(WAITING_TOLD_MAX)
    assert.equal((await counts(client, admin)).messages, WAITING_TOLD_MAX)
    await givenLaidAside(20)
    const statements = await countedQueries(async () => {
      assert.equal((await counts(client, admin)).messages, WAITING_TOLD_MAX + 1)
    })
    const counting = statements.filter((sql) => /count\(/i.test(sql))
    assert.lengthOf(counting, LISTS.length)
    assert.isTrue(counting.every((sql) => /limit/i.test(sql)))
  })
})
