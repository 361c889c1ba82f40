import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { STAFF_ROLES } from '#app/staff/roles'
import { frozenClock } from '#tests/support/clock'
import { kindsAbout } from '#tests/support/audit_lines'
import {
  counsellingOf,
  givenQuestion,
  photoKey,
  questionsOf,
  wallPhoto,
} from '#tests/support/counselling'
import { givenMember, givenStaff } from '#tests/support/members'
import { mailsTo } from '#tests/support/outbox'
import { staffApi } from '#tests/support/staff_api'

const RESOURCE = 'counselling_questions'
const answerOf = (text: string) => ({ text, idempotency_key: randomUUID() })

test.group('Counselling in the back-office', () => {
  test('[T-23] support answers, the member reads it and has a mail without its words', async ({
    client,
    assert,
  }) => {
    const support = await givenStaff({ role: 'support' })
    const desk = staffApi(client, RESOURCE, support)
    for (const [locale, subject] of [
      ['hu', 'válasz a kérdésére'],
      ['en', 'the answer to your question'],
    ] as const) {
      const member = await givenMember({ locale })
      const own = counsellingOf(client, member)
      const key = photoKey()
      await own.sendPhoto(key, await wallPhoto(300))
      const id = await givenQuestion(client, member, { photos: [key] })
      const shown = (await desk.show(id)).body().data
      assert.containSubset(shown, {
        member_id: member.id,
        state: 'received',
        member_locale: locale,
        next_states: ['in_progress', 'closed'],
        messages: [{ kind: 'question', text: 'The plaster has cracks' }],
      })
      const [photo] = shown.messages[0].photos
      const path = `/api/admin/${RESOURCE}/${id}/photos/${photo}`
      const picture = await client.get(path).withGuard('staff').loginAs(support)
      picture.assertStatus(200)
      picture.assertHeader('content-type', 'image/webp')
      picture.assertHeader('cache-control', 'no-store, private')
      const text = `<b>Dry</b> it first ${randomUUID()}`
      const twice = answerOf(text)
      const answers = await Promise.all([1, 2].map(() => desk.act(id, 'answers', twice)))
      for (const answer of answers) answer.assertStatus(200)
      const { question } = (await own.page(`/${id}`)).inertiaProps as Record<string, any>
      assert.equal(question.state, 'answered')
      assert.lengthOf(question.messages, 2)
      assert.containSubset(question.messages[1], { is_own: false, text })
      const [mail, ...more] = await mailsTo(member.email!)
      assert.lengthOf(more, 0)
      assert.include(mail.subject, subject)
      assert.include(mail.text, `/profil/szaktanacsadas/${id}`)
      assert.notInclude(mail.text, text)
      assert.deepEqual(await kindsAbout('counselling_question', id), [
        'counselling.viewed',
        'counselling.answered',
      ])
    }
  })

  test('the list has those that wait, the longest first', async ({ client, assert, cleanup }) => {
    const { restore, pass } = frozenClock()
    cleanup(restore)
    const member = await givenMember()
    const staff = await givenStaff({ role: 'support' })
    const desk = staffApi(client, RESOURCE, staff)
    const ids: number[] = []
    for (const topic of ['weather', 'quantity', 'surface']) {
      ids.push(await givenQuestion(client, member, { topic }))
      pass(60_000)
    }
    const [first, second, third] = ids
    await desk.act(first, 'answers', answerOf('Five degrees'))
    pass(60_000)
    // Who asks on waits again, but not longer than the others.
    await counsellingOf(client, member).reply(first)
    await desk.act(third, 'state', { state: 'closed' })
    const listed = async (filter: object) => {
      const asked = { sort: 'waits_since', order: 'ASC'.toLowerCase() }
      const answer = await client
        .get(`/api/admin/${RESOURCE}`)
        .accept('json')
        .withGuard('staff')
        .loginAs(staff)
        .qs({ ...asked, per_page: 50, filter: JSON.stringify({ member_id: member.id, ...filter }) })
      return answer.body().data.map(({ id }: { id: number }) => id)
    }
    assert.deepEqual(await listed({ state: 'waiting' }), [second, first])
    assert.deepEqual(await listed({ state: 'closed' }), [third])
    assert.deepEqual(await listed({ topic: 'quantity' }), [second])
    assert.sameMembers(await listed({}), ids)
  })

  test('a question is begun, handed over with a note, closed and opened again', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const own = counsellingOf(client, member)
    const [support, colleague] = [
      await givenStaff({ role: 'support' }),
      await givenStaff({ role: 'admin' }),
    ]
    const marketing = await givenStaff({ role: 'marketing' })
    const desk = staffApi(client, RESOURCE, support)
    const id = await givenQuestion(client, member)
    ;(await desk.act(id, 'state', { state: 'in_progress' })).assertStatus(200)
    ;(await desk.act(id, 'state', { state: 'in_progress' })).assertStatus(409)
    ;(await desk.act(id, 'state', { state: 'answered' })).assertStatus(422)
    assert.containSubset(await questionsOf(member), [
      { state: 'in_progress', staff_id: support.id },
    ])
    const note = 'He shouts on the phone'
    ;(await desk.act(id, 'hand-over', { staff_id: marketing.id, note })).assertStatus(422)
    ;(await desk.act(id, 'hand-over', { staff_id: colleague.id, note })).assertStatus(200)
    const shown = (await desk.show(id)).body().data
    assert.equal(shown.staff_id, colleague.id)
    assert.containSubset(shown.messages, [{ kind: 'note', text: note }])
    const page = await own.page(`/${id}`)
    assert.notInclude(JSON.stringify(page.inertiaProps), note)
    ;(await desk.act(id, 'state', { state: 'closed' })).assertStatus(200)
    ;(await desk.act(id, 'answers', answerOf('Late'))).assertStatus(409)
    ;(await desk.act(id, 'hand-over', { staff_id: support.id })).assertStatus(409)
    const refused = await own.reply(id)
    refused.assertStatus(409)
    assert.equal(refused.body().errors[0].rule, 'question_closed')
    ;(await desk.act(id, 'state', { state: 'in_progress' })).assertStatus(200)
    ;(await own.reply(id)).assertStatus(302)
    assert.deepEqual(
      (await kindsAbout('counselling_question', id)).filter(
        (kind) => kind !== 'counselling.viewed'
      ),
      [
        'counselling.state_changed',
        'counselling.handed_over',
        'counselling.state_changed',
        'counselling.state_changed',
      ]
    )
  })

  test('[O-08] support and administrators answer, auditors read, marketing sees nothing', async ({
    client,
    assert,
  }) => {
    const member = await givenMember()
    const own = counsellingOf(client, member)
    const key = photoKey()
    await own.sendPhoto(key, await wallPhoto(300))
    const id = await givenQuestion(client, member, { photos: [key] })
    const other = await givenQuestion(client, member)
    const admin = await givenStaff({ role: 'admin' })
    const [photo] = (await staffApi(client, RESOURCE, admin).show(id)).body().data.messages[0]
      .photos
    for (const role of STAFF_ROLES) {
      const staff = await givenStaff({ role })
      const desk = staffApi(client, RESOURCE, staff)
      const reads = role === 'marketing' ? 403 : 200
      const writes = role === 'marketing' || role === 'auditor' ? 403 : 200
      ;(await desk.list()).assertStatus(reads)
      ;(await desk.show(id)).assertStatus(reads)
      const picture = (at: number) =>
        client.get(`/api/admin/${RESOURCE}/${at}/photos/${photo}`).withGuard('staff').loginAs(staff)
      ;(await picture(id)).assertStatus(reads)
      // The photo of another question is not among those of this one.
      ;(await picture(other)).assertStatus(reads === 200 ? 404 : 403)
      ;(await desk.act(id, 'answers', answerOf(role))).assertStatus(writes)
      const to = { staff_id: admin.id }
      ;(await desk.act(id, 'hand-over', to)).assertStatus(writes)
    }
    const asMember = client.get(`/api/admin/${RESOURCE}`).accept('json')
    ;(await asMember.withGuard('member').loginAs(member)).assertStatus(401)
    assert.equal((await questionsOf(member))[0].state, 'answered')
  })
})
