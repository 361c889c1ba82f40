import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { allDisclosures } from '#app/personal/disclosure'
import MemberNote from '#auth/care/models/member_note'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { linesAbout } from '#tests/support/audit_lines'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'

const TEXT = 'Kedden délután hívja vissza.\nA kapucsengő rossz.'

function desk(client: ApiClient, staff: TestStaff, memberId: number) {
  const path = `/api/admin/members/${memberId}/notes`
  const send = (method: 'get' | 'post' | 'delete', at = '') =>
    client[method](path + at)
      .accept('json')
      .header('idempotency-key', randomUUID())
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
  return {
    list: () => send('get'),
    write: (text: string, key = randomUUID()) =>
      send('post').header('idempotency-key', key).json({ text }),
    remove: (id: number) => send('delete', `/${id}`),
  }
}

test.group('Notes of staff about a member', () => {
  test('[O-10] [O-13] a note is read by all who help members, and leaves a line in the log', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const support = await givenStaff({ role: 'support' })
    const written = await desk(client, support, member.id).write(TEXT)
    written.assertStatus(201)
    const { id } = written.body().data
    for (const [reader, isOwn] of [
      [support, true],
      [await givenStaff({ role: 'auditor' }), false],
    ] as const) {
      const { data, total } = (await desk(client, reader, member.id).list()).body()
      assert.equal(total, 1)
      assert.containsSubset(data, [{ id, text: TEXT, actor_name: support.name, is_own: isOwn }])
    }
    assert.containsSubset(await linesAbout('member', member.id), [
      { action: 'member.note_written', detail: `#${id}`, by: support.id },
    ])
    const { sealedText } = await MemberNote.findOrFail(id)
    assert.notInclude(sealedText, 'kapucsengő')
  })

  test('[O-10] a press that is repeated writes one note; an empty one is refused', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const notes = desk(client, await givenStaff(), member.id)
    const key = randomUUID()
    const [first, second] = [await notes.write(TEXT, key), await notes.write(TEXT, key)]
    assert.deepEqual(first.body(), second.body())
    ;(await notes.write('  \n ')).assertStatus(422)
    ;(await notes.write('á'.repeat(1001))).assertStatus(422)
    assert.equal((await notes.list()).body().total, 1)
  })

  test('[O-08] [O-13] who wrote a note deletes it, and nobody else', async ({ client, assert }) => {
    const [member, other] = [await givenMember(), await givenMember()]
    const [writer, admin] = [await givenStaff({ role: 'support' }), await givenStaff()]
    const { id } = (await desk(client, writer, member.id).write(TEXT)).body().data
    ;(await desk(client, admin, member.id).remove(id)).assertStatus(403)
    ;(await desk(client, writer, other.id).remove(id)).assertStatus(404)
    const marketing = await givenStaff({ role: 'marketing' })
    ;(await desk(client, marketing, member.id).list()).assertStatus(403)
    ;(
      await desk(client, await givenStaff({ role: 'auditor' }), member.id).write(TEXT)
    ).assertStatus(403)
    ;(await desk(client, writer, member.id).remove(id)).assertStatus(200)
    assert.equal((await desk(client, writer, member.id).list()).body().total, 0)
    assert.containsSubset(await linesAbout('member', member.id), [
      { action: 'member.note_deleted', detail: `#${id}`, by: writer.id },
    ])
  })

  test('[P-22] notes are handed out to their member, and go with the member', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const notes = desk(client, await givenStaff(), member.id)
    await notes.write(TEXT)
    const disclosure = allDisclosures().find(({ name }) => name === 'staff_notes')!
    const handedOut = async () => {
      const rows = []
      for await (const batch of disclosure.read(member.id, 'hu')) rows.push(...batch)
      return rows
    }
    const [row] = await handedOut()
    assert.deepEqual(Object.keys(row), ['id', 'written_at', 'note'])
    assert.equal(row.note, TEXT)
    await deleteMember(member.id)
    assert.lengthOf(await MemberNote.query().where('memberId', member.id), 0)
    assert.lengthOf(await handedOut(), 0)
    ;(await notes.list()).assertStatus(404)
    ;(await notes.write(TEXT)).assertStatus(404)
  })
})
