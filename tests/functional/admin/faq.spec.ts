import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { StaffMember } from '#auth/members/member'
import { givenFaqEntry } from '#tests/support/faq'
import { givenMember, givenStaff } from '#tests/support/members'

const PATH = '/api/admin/faq'

function api(client: ApiClient, staff: StaffMember) {
  const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
    client[method](PATH + path)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json(body)
  const list = (query: object) => client.get(PATH).qs(query).withGuard('staff').loginAs(staff)
  return { send, list }
}

const written = { question_hu: 'Miért?', answer_hu: '<p>Csak.</p>', is_published: true }

test.group('Back-office questions', () => {
  test('a question is written, found, changed and taken away', async ({ client, assert }) => {
    const { send, list } = api(client, await givenStaff({ role: 'marketing' }))
    const created = await send('post', '', {
      ...written,
      answer_hu: '<p>Csak<script>alert(1)</script></p>',
    })
    created.assertStatus(201)
    const { id, ...fields } = created.body().data
    assert.equal(fields.answer_hu, '<p>Csak</p>')
    assert.isTrue(fields.is_published)
    const found = await list({ filter: JSON.stringify({ q: 'MIÉRT' }) })
    assert.isTrue(found.body().data.some((entry: { id: number }) => entry.id === id))
    const changed = await send('put', `/${id}`, { ...written, question_en: 'Why?' })
    assert.deepInclude(changed.body().data, { id, question_en: 'Why?', position: fields.position })
    ;(await send('delete', `/${id}`)).assertStatus(200)
    ;(await send('put', `/${id}`, written)).assertStatus(404)
    ;(await send('delete', `/${id}`)).assertStatus(404)
    assert.lengthOf(await db.from('faq_entries').where('id', id), 0)
  })

  test('an answer of which nothing may stay is missing, not an error', async ({
    client,
    assert,
  }) => {
    const { send } = api(client, await givenStaff())
    for (const answer_hu of ['<script>alert(1)</script>', '<!--<script>', ' <style>p{}</style> ']) {
      const refused = await send('post', '', { ...written, answer_hu })
      refused.assertStatus(422)
      assert.containsSubset(refused.body().errors, [{ field: 'answer_hu', rule: 'required' }])
    }
    const kept = await send('post', '', { ...written, answer_en: '<script>1</script>' })
    assert.equal(kept.body().data.answer_en, '')
  })

  test('a new question goes last', async ({ client, assert }) => {
    const before = await givenFaqEntry({ position: 500_000 })
    const { send } = api(client, await givenStaff())
    const { data } = (await send('post', '', written)).body()
    assert.equal((await order()).at(-1), data.id)
    assert.equal((await order()).at(-2), before)
  })

  test('a question moves one place up or down, at the ends it stays', async ({
    client,
    assert,
  }) => {
    const { send } = api(client, await givenStaff())
    const ids = []
    for (const position of [900_000, 900_000, 900_001]) ids.push(await givenFaqEntry({ position }))
    const [first, second, third] = ids
    const move = (id: number, direction: string) => send('post', `/${id}/place`, { direction })
    ;(await move(third, 'up')).assertStatus(200)
    assert.deepEqual((await order()).slice(-3), [first, third, second])
    await move(first, 'down')
    assert.deepEqual((await order()).slice(-3), [third, first, second])
    await move(second, 'down')
    assert.deepEqual((await order()).slice(-3), [third, first, second])
    ;(await move(second, 'sideways')).assertStatus(422)
    ;(await move(99_999_999, 'up')).assertStatus(404)
  })

  test('two moves at once leave every question in a place of its own', async ({
    client,
    assert,
  }) => {
    const { send } = api(client, await givenStaff())
    const ids = await order()
    await Promise.all(ids.map((id) => send('post', `/${id}/place`, { direction: 'up' })))
    const positions = (await db.from('faq_entries')).map(({ position }) => position)
    assert.lengthOf(new Set(positions), ids.length)
  })

  test('a question without words is refused by name', async ({ client, assert }) => {
    const { send } = api(client, await givenStaff())
    const response = await send('post', '', { question_hu: ' ', answer_hu: 7 })
    response.assertStatus(422)
    const fields = response.body().errors.map((error: { field: string }) => error.field)
    assert.sameMembers(fields, ['question_hu', 'answer_hu'])
    const long = await send('post', '', { ...written, question_hu: 'x'.repeat(301) })
    assert.deepInclude(long.body().errors[0], { field: 'question_hu', rule: 'max' })
  })

  test('only staff edit questions', async ({ client }) => {
    const member = await givenMember()
    ;(await client.get(PATH).accept('json')).assertStatus(401)
    const asMember = client.post(PATH).accept('json').withCsrfToken().json(written)
    ;(await asMember.withGuard('member').loginAs(member)).assertStatus(401)
  })
})

async function order(): Promise<number[]> {
  const entries = await db.from('faq_entries').orderBy('position').orderBy('id')
  return entries.map(({ id }) => id)
}
