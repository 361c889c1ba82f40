import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import type { StaffMember } from '#auth/members/member'
import { visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff } from '#tests/support/members'
import { removeQuestionnaires } from '#tests/support/questionnaires'

const PATH = '/api/admin/questionnaires'

function api(client: ApiClient, staff: StaffMember) {
  const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
    client[method](PATH + path)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json(body)
  const read = (path = '') =>
    client
      .get(PATH + path)
      .accept('json')
      .withGuard('staff')
      .loginAs(staff)
  return { send, read }
}

const choice = {
  type: 'radio',
  label_hu: 'Mennyi a száradási idő?',
  options: [{ label_hu: 'Egy nap', is_right: true }, { label_hu: 'Egy óra' }],
}
const word = { type: 'text', label_hu: 'Mi a szerszám neve?', solutions: 'glettvas\n simító \n' }
const written = (given: object = {}) => ({
  title_hu: 'Vakolás',
  points: 25,
  page_slug: 'szaktanacsadas',
  is_published: true,
  questions: [choice, word],
  ...given,
})

test.group('Back-office questionnaires', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.teardown(() => removeQuestionnaires())

  test('[O-16] one person publishes no more questionnaires in a day than their points may be', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(() => transaction((trx) => changeSettings(trx, { lone_points: 50_000 })))
    await transaction((trx) => changeSettings(trx, { lone_points: 1500 }))
    const { send } = api(client, await givenStaff({ role: 'marketing' }))
    const first = await send('post', '', written({ points: 900 }))
    first.assertStatus(201)
    const draft = { slug: 'masik', points: 601, is_published: false }
    const second = await send('post', '', written(draft))
    second.assertStatus(201)
    const path = `/${second.body().data.id}`
    const refused = await send('put', path, written({ ...draft, is_published: true }))
    refused.assertStatus(422)
    assert.containsSubset(refused.body().errors, [{ field: 'points', rule: 'too_much_alone' }])
    ;(await send('put', path, written({ ...draft, is_published: true, points: 599 }))).assertStatus(
      200
    )
    ;(await send('put', path, written({ ...draft, is_published: true, points: 601 }))).assertStatus(
      422
    )
    ;(await send('post', '', written({ slug: 'harmadik', points: 2 }))).assertStatus(422)
    ;(await send('put', `/${first.body().data.id}`, written({ points: 100 }))).assertStatus(200)
  })

  test('[O-16] marketing alone writes no questionnaire of more than a thousand points', async ({
    client,
    assert,
  }) => {
    const { send } = api(client, await givenStaff({ role: 'marketing' }))
    const refused = await send('post', '', written({ points: 1001 }))
    refused.assertStatus(422)
    assert.containsSubset(refused.body(), { errors: [{ field: 'points' }] })
    ;(await send('post', '', written({ points: 1000 }))).assertStatus(201)
  })

  test('it is written with its solutions, passed by a member, hidden, but not taken away', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { send, read } = api(client, staff)
    const created = await send('post', '', written())
    created.assertStatus(201)
    const { data } = created.body()
    assert.deepInclude(data, { page_slug: 'szaktanacsadas', tried: 0, passed: 0 })
    const [first, second] = data.questions
    assert.deepEqual(
      first.options.map(({ value, is_right }: any) => [value, is_right]),
      [
        ['1', true],
        ['2', false],
      ]
    )
    assert.equal(second.solutions, 'glettvas\nsimító')
    const [passing, failing] = [await visitingMember(client), await visitingMember(client)]
    const answer = (word: string) => ({ answers: { [first.id]: '1', [second.id]: word } })
    await passing.visitor.post(`/questionnaire/submit/${data.id}`, answer('Simító'))
    await failing.visitor.post(`/questionnaire/submit/${data.id}`, answer('ecset'))
    assert.deepInclude((await read(`/${data.id}`)).body().data, { tried: 2, passed: 1 })

    const refused = await send('delete', `/${data.id}`)
    refused.assertStatus(422)
    assert.equal(refused.body().errors[0].rule, 'answered')
    ;(await send('put', `/${data.id}`, { ...data, is_published: false })).assertStatus(200)
    const late = await visitingMember(client)
    const path = `/questionnaire/submit/${data.id}`
    ;(await late.visitor.post(path, answer('Simító'))).assertStatus(404)
    const sql = `SELECT action FROM audit_logs
      WHERE subject_type = 'questionnaire' AND subject_id = ? AND actor_id = ? ORDER BY id`
    const audit = await shopReader().rows<{ action: string }>(sql, [data.id, staff.id])
    assert.deepEqual(
      audit.map(({ action }) => action),
      ['questionnaire.created', 'questionnaire.changed']
    )
  })

  test('what nobody could pass, or stands nowhere, is told where it is wrong', async ({
    client,
    assert,
  }) => {
    const { send } = api(client, await givenStaff())
    const nothingRight = { ...choice, options: [{ label_hu: 'A' }, { label_hu: 'B' }] }
    const cases: [object, [string, string]][] = [
      [{ questions: [] }, ['questions', 'min']],
      [{ questions: [nothingRight] }, ['questions.0.options', 'no_right_answer']],
      [{ questions: [choice, { ...word, solutions: ' ' }] }, ['questions.1.solutions', 'required']],
      [{ questions: [{ ...choice, type: 'date' }] }, ['questions.0.type', 'invalid']],
      [{ page_slug: 'nincs-ilyen' }, ['page_slug', 'invalid']],
    ]
    for (const [given, [field, rule]] of cases) {
      const refused = await send('post', '', written(given))
      refused.assertStatus(422)
      assert.deepInclude(refused.body().errors[0], { field, rule }, JSON.stringify(given))
    }
  })

  test('an untried one is taken away; only staff come here', async ({ client }) => {
    const { send, read } = api(client, await givenStaff())
    const { data } = (await send('post', '', written({ page_slug: null }))).body()
    ;(await send('delete', `/${data.id}`)).assertStatus(200)
    ;(await read(`/${data.id}`)).assertStatus(404)
    ;(await send('put', `/${data.id}`, written())).assertStatus(404)
    ;(await client.get(PATH).accept('json')).assertStatus(401)
    const asMember = client.post(PATH).accept('json').withCsrfToken().json(written())
    ;(await asMember.withGuard('member').loginAs(await givenMember())).assertStatus(401)
  })
})
