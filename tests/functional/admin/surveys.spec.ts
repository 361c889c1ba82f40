import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import type { StaffMember } from '#auth'
import { visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { givenMember, givenStaff } from '#tests/support/members'
import { askedFor, givenOptions, givenSurvey, removeSurveys } from '#tests/support/surveys'

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
    assert.deepEqual(seen.results, [
      {
        id: asked.id,
        label_hu: 'Mivel fest?',
        label_en: 'Painting with?',
        answered: 1,
        choices: [
          { label_hu: 'Ecset', label_en: '', count: 0 },
          { label_hu: 'Henger', label_en: 'Roller', count: 1 },
        ],
        latest: [],
      },
    ])

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

  test('words, figures and days are shown, the latest first', async ({ client, assert }) => {
    const content = [
      askedFor('word'),
      askedFor('when', { type: 'date_range' }),
      askedFor('tools', { type: 'checkbox', options: givenOptions('a', 'b') }),
    ]
    const { id, slug } = await givenSurvey({ content })
    for (const word of ['first', 'second']) {
      const { visitor } = await visitingMember(client)
      const when = { from: '2026-01-01', to: '2026-01-02' }
      await visitor.post(`/survey/${slug}`, { fields: { word, when, tools: ['b'] } })
    }
    const { read } = api(client, await givenStaff())
    const [words, days, tools] = (await read(`/${id}`)).body().data.results
    assert.deepEqual(words.latest, ['second', 'first'])
    assert.equal(days.latest[0], '2026-01-01 – 2026-01-02')
    assert.deepEqual(
      tools.choices.map(({ count }: { count: number }) => count),
      [0, 2]
    )
  })

  test('only staff edit surveys', async ({ client }) => {
    ;(await client.get(PATH).accept('json')).assertStatus(401)
    const asMember = client.post(PATH).accept('json').withCsrfToken().json(written())
    ;(await asMember.withGuard('member').loginAs(await givenMember())).assertStatus(401)
  })
})
