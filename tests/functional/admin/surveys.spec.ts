import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { shopReader } from '#app/database/engine'
import { changeSettings } from '#app/settings/settings'
import { transaction } from '#app/transaction'
import type { StaffMember } from '#auth/members/member'
import { visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff } from '#tests/support/members'
import { askedFor, givenSurvey, removeSurveys } from '#tests/support/surveys'

const PATH = '/api/admin/surveys'

function api(client: ApiClient, staff: StaffMember) {
  const send = (method: 'post' | 'put' | 'delete', path: string, body: object = {}) =>
    client[method](PATH + path)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json(body)
  const read = (path = '', query: object = {}) =>
    client
      .get(PATH + path)
      .qs(query)
      .accept('json')
      .withGuard('staff')
      .loginAs(staff)
  return { send, read }
}

const question = {
  type: 'radio',
  required: true,
  label_hu: 'Mivel fest?',
  label_en: 'Painting with?',
}
/** Choices that have names already. */
const CHOICES = [
  { value: 'brush', label_hu: 'Ecset' },
  { value: 'roller', label_hu: 'Henger' },
]
const choices = [{ label_hu: 'Ecset' }, { label_hu: 'Henger', label_en: 'Roller' }]

/** A survey as the editor sends it. */
function written(given: object = {}) {
  return {
    title_hu: 'Festés kül- és beltérben',
    title_en: 'Painting',
    points: 30,
    is_published: true,
    content: [
      { name: 'text', props: { html_hu: '<p>Röviden<script>1</script></p>' } },
      { name: 'survey input', props: { ...question, options: choices } },
    ],
    ...given,
  }
}

async function auditOf(id: number) {
  const sql = `SELECT action, actor_id AS "actorId" FROM audit_logs
    WHERE subject_type = 'survey' AND subject_id = ? ORDER BY id`
  return shopReader().rows<{ action: string; actorId: number }>(sql, [id])
}

test.group('Back-office surveys', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.teardown(() => removeSurveys())

  test('[O-16] one person publishes no more surveys in a day than their points may be', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(() => transaction((trx) => changeSettings(trx, { lone_points: 50_000 })))
    await transaction((trx) => changeSettings(trx, { lone_points: 1500 }))
    const { send } = api(client, await givenStaff({ role: 'marketing' }))
    const first = await send('post', '', written({ slug: 'lone-first', points: 900 }))
    first.assertStatus(201)
    const draft = { slug: 'lone-second', points: 601, is_published: false }
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
    ;(await send('post', '', written({ slug: 'lone-third', points: 2 }))).assertStatus(422)
    ;(
      await send('put', `/${first.body().data.id}`, written({ slug: 'lone-first', points: 100 }))
    ).assertStatus(200)
  })

  test('[O-16] marketing alone writes no survey of more than a thousand points', async ({
    client,
    assert,
  }) => {
    const { send } = api(client, await givenStaff({ role: 'marketing' }))
    const refused = await send('post', '', written({ points: 1001 }))
    refused.assertStatus(422)
    assert.containsSubset(refused.body(), { errors: [{ field: 'points' }] })
    ;(await send('post', '', written({ points: 1000 }))).assertStatus(201)
  })

  test('a survey is written, answered by a member, corrected, and its answers are counted', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { send, read } = api(client, staff)
    const created = await send('post', '', written())
    created.assertStatus(201)
    const { data: survey } = created.body()
    assert.deepInclude(survey, { slug: 'festes-kul-es-belterben', state: 'open', answers: 0 })
    const [text, asked] = survey.content
    assert.equal(text.props.html_hu, '<p>Röviden</p>')
    assert.deepEqual(
      asked.props.options.map(({ value }: { value: string }) => value),
      ['1', '2']
    )

    const { visitor } = await visitingMember(client)
    await visitor.post(`/survey/${survey.slug}`, { fields: { [asked.id]: '2' } })
    const { data: seen } = (await read(`/${survey.id}`)).body()
    assert.equal(seen.answers, 1)
    const { questions } = (await read(`/${survey.id}/results`)).body().data
    assert.deepEqual(
      questions[0].choices.map(({ label_hu, count }: any) => [label_hu, count]),
      [
        ['Ecset', 0],
        ['Henger', 1],
      ]
    )

    const corrected = structuredClone(survey)
    corrected.content[1].props.label_hu = 'Mivel szokott festeni?'
    corrected.closes_on = '2026-01-31'
    const changed = await send('put', `/${survey.id}`, corrected)
    changed.assertStatus(200)
    assert.deepInclude(changed.body().data, { state: 'closed', closes_on: '2026-01-31' })
    const actions = ['survey.created', 'survey.changed']
    assert.deepEqual(
      await auditOf(survey.id),
      actions.map((action) => ({ action, actorId: staff.id }))
    )
  })

  test('once somebody has answered, kinds and choices stay and the survey as well', async ({
    client,
    assert,
  }) => {
    const { send } = api(client, await givenStaff())
    const { data: survey } = (await send('post', '', written())).body()
    const [, asked] = survey.content
    const { visitor } = await visitingMember(client)
    await visitor.post(`/survey/${survey.slug}`, { fields: { [asked.id]: '1' } })
    const without = { ...survey, content: [survey.content[0]] }
    const other = structuredClone(survey)
    other.content[1].props.type = 'checkbox'
    const fewer = structuredClone(survey)
    fewer.content[1].props.options[0].value = '9'
    for (const body of [without, other, fewer]) {
      const refused = await send('put', `/${survey.id}`, body)
      refused.assertStatus(422)
      assert.deepInclude(refused.body().errors[0], { field: 'content', rule: 'answered' })
    }
    ;(await send('delete', `/${survey.id}`)).assertStatus(422)
    const longer = { ...survey, content: [...survey.content, askedFor('more')] }
    ;(await send('put', `/${survey.id}`, longer)).assertStatus(200)
  })

  test('what makes no sense is told where it stands', async ({ client, assert }) => {
    const { send } = api(client, await givenStaff())
    const input = (props: object, id?: string) => ({ id, name: 'survey input', props })
    const refused = async (given: object) => {
      const response = await send('post', '', written(given))
      response.assertStatus(422)
      return response.body().errors.map(({ field, rule }: any) => [field, rule])
    }
    const number = { type: 'number', label_hu: 'Hány?' }
    const cases: [object, [string, string][]][] = [
      [{ content: [] }, [['content', 'min']]],
      [{ content: [{ name: 'video', props: {} }] }, [['content.0', 'invalid']]],
      [
        { content: [{ name: 'title', props: { text_hu: 'x'.repeat(151) } }] },
        [['content.0.props.text_hu', 'max']],
      ],
      [
        { content: [input({ ...question, options: [] })] },
        [['content.0.props.options', 'required']],
      ],
      [{ content: [input({ ...number, min: 5, max: 4 })] }, [['content.0.props.max', 'too_small']]],
      [{ content: [input(number, 'a'), input(number, 'a')] }, [['content.1.id', 'unique']]],
      [{ points: -1 }, [['points', 'invalid']]],
      [{ closes_on: '2026-02-30' }, [['closes_on', 'invalid']]],
      [{ slug: 'Nem Jó' }, [['slug', 'invalid']]],
    ]
    for (const [given, expected] of cases) {
      assert.deepEqual(await refused(given), expected, JSON.stringify(given))
    }
    const { slug } = await givenSurvey()
    assert.deepEqual(await refused({ slug }), [['slug', 'unique']])
  })

  test('surveys are listed, found, sorted by answers, and taken away unanswered', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const { send, read } = api(client, staff)
    const quiet = await givenSurvey({ title_hu: 'Csendes' })
    const loud = await givenSurvey({ title_hu: 'Hangos', published_at: null })
    const list = async (query: object) => {
      const { data } = (await read('', query)).body()
      return data.map(({ id, state }: { id: number; state: string }) => [id, state])
    }
    const filter = JSON.stringify({ q: 'HANGOS' })
    assert.deepEqual(await list({ filter }), [[loud.id, 'draft']])
    const sorted = await list({ sort: 'answers', order: 'desc' })
    assert.includeDeepMembers(sorted, [
      [quiet.id, 'open'],
      [loud.id, 'draft'],
    ])
    ;(await send('delete', `/${quiet.id}`)).assertStatus(200)
    assert.deepEqual((await auditOf(quiet.id)).at(-1)?.action, 'survey.deleted')
    for (const [method, path] of [
      ['put', `/${quiet.id}`],
      ['delete', `/${quiet.id}`],
    ] as const) {
      ;(await send(method, path, written())).assertStatus(404)
    }
    ;(await read(`/${quiet.id}`)).assertStatus(404)
  })

  test('a condition asks about an earlier question, in a way that question can be asked', async ({
    client,
    assert,
  }) => {
    const { send, read } = api(client, await givenStaff())
    const rule = { input: 'tool', is: 'equals', value: 'brush' }
    const asked = { id: 'tool', name: 'survey input', props: { ...question, options: CHOICES } }
    const asking = (given: object) => {
      const show_if = { match: 'all', rules: [{ ...rule, ...given }] }
      return { id: 'then', name: 'survey input', props: { ...question, type: 'text', show_if } }
    }
    const place = 'content.1.props.show_if.rules.0'
    for (const [content, field, code] of [
      [[asking({}), asked], 'content.0.props.show_if.rules.0.input', 'not_earlier'],
      [[asked, asking({ input: 'then' })], `${place}.input`, 'not_earlier'],
      [[asked, asking({ is: 'less' })], `${place}.is`, 'invalid'],
      [[asked, asking({ value: 'spade' })], `${place}.value`, 'invalid'],
      [[asked, asking({ is: 'one_of', value: ['brush', 'spade'] })], `${place}.value`, 'invalid'],
    ] as const) {
      const refused = await send('post', '', written({ content }))
      refused.assertStatus(422)
      assert.containsSubset(refused.body(), { errors: [{ field, rule: code }] })
    }
    const { data } = (
      await send('post', '', written({ slug: 'one', content: [asked, asking({})] }))
    ).body()
    assert.deepEqual(data.content[1].props.show_if, { match: 'all', rules: [rule] })
    assert.equal(data.version, 1)
    const changed = { ...data, content: [asked, asking({ is: 'not' })] }
    const { data: later } = (await send('put', `/${data.id}`, changed)).body()
    assert.equal(later.version, 2)
    const kept = await db.from('survey_versions').where('survey_id', data.id).orderBy('number')
    assert.deepEqual(
      kept.map(({ number, content }) => [number, JSON.parse(content)[1].props.show_if.rules[0].is]),
      [
        [1, 'equals'],
        [2, 'not'],
      ]
    )
    assert.equal((await read(`/${data.id}`)).body().data.state, 'open')
  })

  test('[S-04] the period, the limit and the target group are written and read', async ({
    client,
    assert,
  }) => {
    const { send } = api(client, await givenStaff())
    const target = {
      profession_ids: [1],
      counties: ['zala'],
      member_since: '2026-01-01',
      scanned_since: null,
    }
    const terms = { opens_on: '2026-01-02', closes_on: '2099-01-03', answer_limit: 5, target }
    const { data } = (await send('post', '', written(terms))).body()
    assert.deepInclude(data, { ...terms, answer_count: 0 })
    const open = { ...data, opens_on: null, answer_limit: null, target: null }
    const { data: later } = (await send('put', `/${data.id}`, open)).body()
    assert.deepInclude(later, { opens_on: null, answer_limit: null })
    assert.deepEqual(later.target.counties, [])
    for (const [given, field] of [
      [{ answer_limit: 0 }, 'answer_limit'],
      [{ opens_on: 'soon' }, 'opens_on'],
      [{ target: { counties: ['mars'] } }, 'target.counties.0'],
      [{ target: { profession_ids: ['x'] } }, 'target.profession_ids.0'],
      [{ target: 7 }, 'target'],
    ] as const) {
      const refused = await send('post', '', written(given))
      refused.assertStatus(422)
      assert.equal(refused.body().errors[0].field, field)
    }
  })

  test('only staff edit surveys', async ({ client }) => {
    ;(await client.get(PATH).accept('json')).assertStatus(401)
    const asMember = client.post(PATH).accept('json').withCsrfToken().json(written())
    ;(await asMember.withGuard('member').loginAs(await givenMember())).assertStatus(401)
  })
})
