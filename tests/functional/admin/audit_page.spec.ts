import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { recordAudit } from '#app/audit/audit'
import { AUDIT_KINDS } from '#app/audit/kinds'
import { AUDIT_SUBJECTS } from '#app/audit/subjects'
import { transaction } from '#app/transaction'
import { frozenClock } from '#tests/support/clock'
import { givenStaff, type TestStaff } from '#tests/support/members'

const ADDRESS = '/api/admin/audit_lines'

/** The page of the log as somebody reads it who filters so. */
function read(client: ApiClient, staff: TestStaff, filter: object, qs: object = {}) {
  return client
    .get(ADDRESS)
    .qs({ filter: JSON.stringify(filter), ...qs })
    .accept('json')
    .withGuard('staff')
    .loginAs(staff)
}

/** Something nobody else's lines are about. */
let subjects = 900_000
function freshSubject() {
  return { type: 'order', id: ++subjects }
}

test.group('Audit page', () => {
  test('[O-19] it says in words who did what, and is filtered by person, subject, kind and time', async ({
    client,
    assert,
    cleanup,
  }) => {
    const auditor = await givenStaff({ role: 'auditor' })
    const doer = await givenStaff({ role: 'support', name: 'Tevő Tünde' })
    const subject = freshSubject()
    const clock = frozenClock(Date.parse('2031-05-10T21:59:59Z'))
    cleanup(() => clock.restore())
    const by = { source: 'admin', staffId: doer.id } as const
    const entry = { by, action: 'order.status_changed', subject, detail: 'shipped' } as const
    await transaction((trx) => recordAudit(trx, entry))
    clock.pass(1000)
    const other = { by: { source: 'cli' }, action: 'order.note_written', subject } as const
    await transaction((trx) => recordAudit(trx, other))
    clock.restore()

    const found = async (filter: object, qs: object = {}) => {
      const answer = await read(client, auditor, filter, qs)
      answer.assertStatus(200)
      return answer.body() as { data: Record<string, unknown>[]; total: number }
    }
    const ofSubject = { subject_type: 'order', subject_id: subject.id }
    const all = await found(ofSubject)
    assert.equal(all.total, 2)
    assert.containSubset(all.data, [
      { source: 'cli', staff_id: null, kind_hu: 'Megjegyzés rendeléshez', subject_en: 'Order' },
      {
        staff_id: doer.id,
        staff_name: 'Tevő Tünde',
        kind_en: 'Status of an order changed',
        kind_hu: 'Rendelés állapota módosítva',
        subject_hu: 'Rendelés',
        subject_id: subject.id,
        detail_en: 'Shipped',
        detail_hu: 'Feladva',
      },
    ])
    const kinds = async (filter: object, qs: object = {}) =>
      (await found({ ...ofSubject, ...filter }, qs)).data.map(({ kind_en }) => kind_en)
    const [noted, changed] = ['Note on an order written', 'Status of an order changed']
    assert.deepEqual(await kinds({}), [noted, changed])
    assert.deepEqual(await kinds({}, { order: 'asc' }), [changed, noted])
    assert.deepEqual(await kinds({ staff_id: doer.id }), [changed])
    assert.deepEqual(await kinds({ staff_id: auditor.id }), [])
    assert.deepEqual(await kinds({ action: 'order.note_written' }), [noted])
    assert.deepEqual(await kinds({ action: 'staff.' }), [])
    assert.deepEqual(await kinds({ subject_type: 'member' }), [])
    // The first line falls on the 10th in Budapest, the second on the 11th.
    assert.deepEqual(await kinds({ to: '2031-05-10' }), [changed])
    assert.deepEqual(await kinds({ from: '2031-05-11' }), [noted])
    assert.deepEqual(await kinds({ from: '2031-05-10', to: '2031-05-11' }), [noted, changed])
    const second = await found(ofSubject, { page: 2, per_page: 1 })
    assert.equal(second.total, 2)
    assert.deepEqual(
      second.data.map(({ kind_en }) => kind_en),
      [changed]
    )
    ;(await read(client, auditor, { from: '2031-02-30' })).assertStatus(422)
    ;(await read(client, auditor, { staff_id: 'x' })).assertStatus(422)
  })

  test('[O-19] administrators and auditors read it, nobody else', async ({ client }) => {
    for (const [role, status] of [
      ['admin', 200],
      ['auditor', 200],
      ['support', 403],
      ['marketing', 403],
    ] as const) {
      const staff = await givenStaff({ role })
      ;(await read(client, staff, {})).assertStatus(status)
    }
    ;(await client.get(ADDRESS).accept('json')).assertStatus(401)
  })

  test('what it can be narrowed to has a name in both languages', async ({ client, assert }) => {
    const admin = await givenStaff()
    for (const [name, words] of [
      ['audit_kinds', AUDIT_KINDS],
      ['audit_subjects', AUDIT_SUBJECTS],
    ] as const) {
      const answer = await client.get(`/api/admin/${name}`).withGuard('staff').loginAs(admin)
      const { data, total } = answer.body()
      assert.equal(total, Object.keys(words).length)
      assert.sameMembers(
        data.map(({ id }: { id: string }) => id),
        Object.keys(words)
      )
      for (const { id, en, hu } of data) assert.isOk(en && hu && en !== id, id)
      const english = data.map(({ en }: { en: string }) => en)
      assert.lengthOf(new Set(english), english.length, 'two kinds are called the same')
    }
  })
})
