import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { useClock } from '#app/clock'
import type { StaffMember } from '#auth/members/member'
import { givenFaqEntry } from '#tests/support/faq'
import { givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { recordsOffice } from '#tests/support/records'

const written = { question_hu: 'Miért?', answer_hu: '<p>Csak.</p>' }
const HOUR_MS = 60 * 60 * 1000

function office(client: ApiClient, staff: StaffMember & TestStaff) {
  const { send, get } = recordsOffice(client, staff)
  const make = async (body: object = written): Promise<number> => {
    const made = await send('post', 'content_records', { kind: 'faq', body })
    made.assertStatus(201)
    return made.body().data.id
  }
  const find = async (q: string): Promise<number[]> => {
    const filter = JSON.stringify({ kind: 'faq', q })
    const { data } = (await get('content_records', { filter, sort: 'position' })).body()
    return data.map(({ id }: { id: number }) => id)
  }
  return { send, get, make, find }
}

test.group('Back-office questions', () => {
  test('[O-10] [O-12] a question is written, found, published, mended, taken off and archived', async ({
    client,
    assert,
  }) => {
    const { send, get, make, find } = office(client, await givenStaff({ role: 'marketing' }))
    const id = await make({ ...written, answer_hu: '<p>Csak<script>alert(1)</script></p>' })
    const { data } = (await get(`content_records/${id}`)).body()
    assert.equal(data.body.answer_hu, '<p>Csak</p>')
    assert.containsSubset(data, { title_hu: 'Miért?', slug: null, state: 'draft', missing_en: 2 })
    assert.include(await find('MIÉRT'), id)
    assert.isUndefined(await shown(client, id))

    ;(await send('post', `content_records/${id}/publications`)).assertStatus(201)
    assert.deepEqual(await shown(client, id), { id, question: 'Miért?', answer: '<p>Csak</p>' })
    const body = { ...written, question_en: 'Why?', answer_en: '<p>So.</p>' }
    ;(await send('put', `content_records/${id}`, { revision: 1, body })).assertStatus(200)
    assert.equal((await shown(client, id))!.question, 'Miért?', 'a draft is no publication')
    ;(await send('post', `content_records/${id}/publications`)).assertStatus(201)
    assert.equal((await shown(client, id))!.question, 'Why?')

    const restored = await send('post', `content_records/${id}/versions/1/restorations`)
    assert.containsSubset(restored.body().data, {
      has_changes: true,
      body: { answer_hu: '<p>Csak</p>' },
    })
    ;(await send('delete', `content_records/${id}/publications`)).assertStatus(200)
    assert.isUndefined(await shown(client, id))
    ;(await send('post', `content_records/${id}/archivings`)).assertStatus(201)
    assert.notInclude(await find('miért'), id)
  })

  test('a question is found by the words of its answer, whatever accents and capitals', async ({
    client,
    assert,
  }) => {
    const { find } = office(client, await givenStaff({ role: 'marketing' }))
    const id = await givenFaqEntry({ answer_hu: '<p>Az Ágnesvölgyi raktárban.</p>' })
    for (const q of ['Ágnesvölgyi', 'ÁGNESVÖLGYI', 'agnesvolgyi', 'raktárban ágnesvölgyi']) {
      assert.deepEqual(await find(q), [id], q)
    }
    assert.deepEqual(await find('ágnesvölgyi nincs'), [])
  })

  test('[O-12] a question is shown from a time to a time', async ({ client, assert, cleanup }) => {
    const watch = { now: Date.UTC(2032, 6, 1, 6) }
    cleanup(useClock({ now: () => watch.now }))
    const { send, make } = office(client, await givenStaff({ role: 'marketing' }))
    const id = await make()
    const times = { starts_at: '2032-07-01T09:00', ends_at: '2032-07-01T10:00' }
    ;(await send('post', `content_records/${id}/publications`, times)).assertStatus(201)
    const seen = []
    for (const hours of [0, 1, 2]) {
      watch.now = Date.UTC(2032, 6, 1, 6) + hours * HOUR_MS
      seen.push(Boolean(await shown(client, id)))
    }
    assert.deepEqual(seen, [false, true, false])
  })

  test('[O-12] Hungarian is needed to publish, nothing to keep a draft; nothing left of an answer is none', async ({
    client,
    assert,
  }) => {
    const { send, get, make } = office(client, await givenStaff())
    const nothing = ['', '   ', null, '<script>alert(1)</script>', '<!--<script>', '<p></p>']
    for (const answer_hu of nothing) {
      const id = await make({ ...written, answer_hu })
      const { data } = (await get(`content_records/${id}`)).body()
      assert.equal(data.body.answer_hu, '', String(answer_hu))
      assert.equal(data.missing_hu, 1)
      const refused = await send('post', `content_records/${id}/publications`)
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ rule: 'missing_hungarian' }])
    }
    const mute = await make({ answer_hu: '<p>Csak.</p>' })
    ;(await send('post', `content_records/${mute}/publications`)).assertStatus(422)
  })

  test('what cannot be a question is refused by name', async ({ client, assert }) => {
    const { send } = office(client, await givenStaff())
    const refused = async (body: object) => {
      const answer = await send('post', 'content_records', { kind: 'faq', body })
      answer.assertStatus(422)
      return answer
        .body()
        .errors.map((one: { field: string; rule: string }) => [one.field, one.rule])
    }
    assert.deepEqual(await refused({ question_hu: 1, answer_hu: 7 }), [
      ['question_hu', 'invalid'],
      ['answer_hu', 'invalid'],
    ])
    assert.deepEqual(await refused({ question_hu: 'x'.repeat(301) }), [
      ['question_hu', 'maxLength'],
    ])
    assert.deepEqual(await refused({ ...written, content: [] }), [['content', 'unknown']])
  })

  test('a new question goes last', async ({ client, assert }) => {
    const before = await givenFaqEntry({ position: 500_000 })
    const { make } = office(client, await givenStaff())
    const id = await make()
    assert.deepEqual((await order()).slice(-2), [before, id])
  })

  test('a question moves one place up or down, at the ends it stays', async ({
    client,
    assert,
  }) => {
    const { send } = office(client, await givenStaff())
    const ids = []
    for (const position of [900_000, 900_000, 900_001]) ids.push(await givenFaqEntry({ position }))
    const [first, second, third] = ids
    const move = (id: number, direction: string) =>
      send('post', `content_records/${id}/place`, { direction })
    ;(await move(third, 'up')).assertStatus(200)
    assert.deepEqual((await order()).slice(-3), [first, third, second])
    await move(first, 'down')
    assert.deepEqual((await order()).slice(-3), [third, first, second])
    await move(second, 'down')
    assert.deepEqual((await order()).slice(-3), [third, first, second])
    ;(await move(second, 'sideways')).assertStatus(422)
    ;(await move(99_999_999, 'up')).assertStatus(404)
    const { id: page } = await db.from('content_records').where('kind', 'page').firstOrFail()
    ;(await move(page, 'up')).assertStatus(404)
  })

  test('two moves at once leave every question in a place of its own', async ({
    client,
    assert,
  }) => {
    const { send } = office(client, await givenStaff())
    const ids = await order()
    const up = { direction: 'up' }
    await Promise.all(ids.map((id) => send('post', `content_records/${id}/place`, up)))
    const positions = (await questions()).map(({ position }) => position)
    assert.lengthOf(new Set(positions), ids.length)
  })

  test('[O-08] only staff who write edit questions', async ({ client }) => {
    const id = await givenFaqEntry()
    const path = `/api/admin/content_records/${id}/place`
    const asked = () => client.post(path).accept('json').withCsrfToken().json({ direction: 'up' })
    ;(await asked()).assertStatus(401)
    ;(
      await asked()
        .withGuard('member')
        .loginAs(await givenMember())
    ).assertStatus(401)
    for (const role of ['support', 'auditor'] as const) {
      const staff = await givenStaff({ role })
      ;(await asked().withGuard('staff').loginAs(staff)).assertStatus(403)
    }
  })
})

function questions() {
  const all = db.from('content_records').where('kind', 'faq').whereNull('archived_at')
  return all.orderBy('position').orderBy('id')
}

async function order(): Promise<number[]> {
  return (await questions()).map(({ id }) => id)
}

async function shown(client: ApiClient, id: number) {
  const { props } = (await client.get('/gyik').withInertia()).body()
  const entries: { id: number; question: string; answer: string }[] = props.entries
  return entries.find((one) => one.id === id)
}
