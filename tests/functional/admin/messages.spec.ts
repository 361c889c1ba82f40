import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { registerOutboxHandler, UndeliverableMessage } from '#app/outbox/handlers'
import type { ListedMessage } from '#app/outbox/message_list'
import { sendLater } from '#app/outbox/outbox'
import { topic } from '#app/outbox/topic'
import { runOutboxOnce } from '#app/outbox/worker'
import { transaction } from '#app/transaction'
import { linesAbout } from '#tests/support/audit_lines'
import { givenMember, givenStaff } from '#tests/support/members'
import { invoke, staffApi } from '#tests/support/staff_api'

const SECRET = 'kovacs.anna@pelda.hu'
const TOPIC = topic<{ to: string }>('m.failing')

let works = false
let carried = 0

/** A message to a member that was refused for good. */
async function givenDead(memberId?: number): Promise<number> {
  const dedupeKey = `${SECRET}:${randomUUID()}`
  const message = { topic: TOPIC, dedupeKey, memberId, payload: { to: SECRET } }
  await transaction((trx) => sendLater(trx, message))
  works = false
  await runOutboxOnce()
  const sql = 'SELECT id FROM outbox_messages WHERE dedupe_key = ?'
  const [{ id }] = await shopReader().rows<{ id: number }>(sql, [dedupeKey])
  return Number(id)
}

/** What is answered where none of so many records was in the state for it. */
const NOTHING = (refused: number) => ({ flash: { done: 0, refused }, data: { ids: [] } })

test.group('Messages of the shop in the back-office', (group) => {
  group.setup(() => {
    registerOutboxHandler(TOPIC, async () => {
      if (!works) throw new UndeliverableMessage('550 kovacs', 'wrong_address', 550)
      carried++
    })
  })
  group.each.setup(async () => {
    works = true
    await runOutboxOnce()
    carried = 0
  })

  test('what failed is listed by state, kind, member and day, without anything it says', async ({
    client,
    assert,
  }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const ids = [await givenDead(member.id), await givenDead(other.id)]
    for (const role of ['admin', 'support', 'auditor'] as const) {
      const api = staffApi(client, 'messages', await givenStaff({ role }))
      const list = async (filter: object): Promise<ListedMessage[]> => {
        return (await api.list({ topic: TOPIC, ...filter })).body().data
      }
      const [mine, ...others] = await list({ state: 'dead', member_id: member.id })
      assert.lengthOf(others, 0)
      assert.deepInclude(mine, {
        id: ids[0],
        topic: TOPIC,
        member_id: member.id,
        state: 'dead',
        attempts: 1,
        reason: 'wrong_address',
        reason_detail: '550',
        next_at: null,
        done_at: null,
      })
      assert.lengthOf(Object.keys(mine), 11)
      const found = await list({ state: 'dead' })
      assert.includeMembers(
        found.map(({ id }) => id),
        ids
      )
      assert.notInclude(JSON.stringify(found), SECRET)
      assert.lengthOf(await list({ state: 'waiting', member_id: member.id }), 0)
      assert.lengthOf(await list({ from: '2020-01-01', to: '2020-12-31' }), 0)
      assert.equal((await api.show(ids[0])).body().data.id, ids[0])
      for (const wrong of [{ from: 'yesterday' }, { state: 'lost' }]) {
        ;(await api.list(wrong)).assertStatus(422)
      }
      const topics = await staffApi(client, 'message_topics', await givenStaff({ role })).list()
      assert.includeDeepMembers(topics.body().data, [{ id: 'mail' }, { id: 'sms' }])
    }
  })

  test('an administrator sends one or several again, two clicks send once, each has its audit line', async ({
    client,
    assert,
  }) => {
    const admin = await givenStaff({ role: 'admin' })
    const resend = (ids: number[]) => invoke(client, admin, 'messages.resend', ids)
    const ids = [await givenDead(), await givenDead(), await givenDead()]
    works = true
    const answers = await Promise.all([resend(ids), resend(ids)])
    for (const answer of answers) answer.assertStatus(200)
    const done = answers.flatMap((answer) => answer.body().data.ids as number[])
    assert.sameMembers(done, ids)
    await Promise.all([runOutboxOnce(), runOutboxOnce()])
    assert.equal(carried, 3)
    // Carried out meanwhile: nothing is doubled.
    assert.deepEqual((await resend(ids)).body(), NOTHING(3))
    await runOutboxOnce()
    assert.equal(carried, 3)
    for (const id of ids) {
      const lines = await linesAbout('message', id)
      assert.lengthOf(lines, 1)
      assert.deepInclude(lines[0], { action: 'message.resent', by: admin.id })
    }
  })

  test('what is closed is never sent, and its contents are gone', async ({ client, assert }) => {
    const admin = await givenStaff({ role: 'admin' })
    const id = await givenDead()
    const close = () => invoke(client, admin, 'messages.close', [id])
    assert.deepEqual((await close()).body(), {
      flash: { done: 1, refused: 0 },
      data: { ids: [id] },
    })
    assert.deepEqual((await close()).body(), NOTHING(1))
    const again = await invoke(client, admin, 'messages.resend', [id])
    assert.deepEqual(again.body(), NOTHING(1))
    works = true
    await runOutboxOnce()
    assert.equal(carried, 0)
    const sql = 'SELECT payload FROM outbox_messages WHERE id = ?'
    assert.deepEqual(await shopReader().rows(sql, [id]), [{ payload: '' }])
    const lines = await linesAbout('message', id)
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['message.closed']
    )
  })

  test('others than administrators change nothing, and bad choices are field errors', async ({
    client,
    assert,
  }) => {
    const id = await givenDead()
    for (const action of ['messages.resend', 'messages.close']) {
      for (const role of ['support', 'auditor', 'marketing'] as const) {
        ;(await invoke(client, await givenStaff({ role }), action, [id])).assertStatus(403)
      }
      const admin = await givenStaff({ role: 'admin' })
      const many = Array.from({ length: 501 }, (_, at) => at + 1)
      for (const ids of [undefined, [], 'all', [0], [id, id], [{ id }], ['x'], many, [2 ** 40]]) {
        const answer = await invoke(client, admin, action, ids)
        assert.equal(answer.status(), 422, JSON.stringify(ids))
      }
    }
    const [{ dead_at: dead }] = await shopReader().rows<{ dead_at: number }>(
      'SELECT dead_at FROM outbox_messages WHERE id = ?',
      [id]
    )
    assert.isNotNull(dead)
  })
})
