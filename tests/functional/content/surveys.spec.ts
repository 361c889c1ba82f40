import { test } from '@japa/runner'
import { clock, useClock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { FLOW, visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf } from '#tests/support/member_visits'
import { askedFor, givenOptions, givenSurvey, removeSurveys } from '#tests/support/surveys'
import type { Visitor } from '#tests/support/visitor'

const JSON_ANSWER = { accept: 'application/json' }

/** The codes of a refused form. */
async function codesOf(request: ReturnType<Visitor['post']>) {
  const response = await request
  response.assertStatus(302)
  return response.flashMessage('inputErrorsBag') as Record<string, string[]> | undefined
}

async function answersOf(memberId: number) {
  const sql = 'SELECT survey_id AS "surveyId", answers FROM survey_answers WHERE member_id = ?'
  const found = await shopReader().rows<{ surveyId: number; answers: string }>(sql, [memberId])
  return found.map(({ surveyId, answers }) => ({ surveyId, answers: JSON.parse(answers) }))
}

test.group('Surveys', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.teardown(() => removeSurveys())

  test('[H-46] [S-01] [D-32] the page shows title, content blocks and points', async ({
    client,
    assert,
  }) => {
    const content = [
      { id: 'a', name: 'title' as const, props: { text_hu: 'Anyagok', text_en: 'Materials' } },
      {
        id: 'b',
        name: 'text' as const,
        props: { html_hu: '<p>Szia<script>1</script></p>', html_en: '' },
      },
      askedFor('tool', { type: 'select', options: givenOptions('brush', 'roller') }),
    ]
    const { slug } = await givenSurvey({ content, title_en: 'Facades', points: 40 })
    const { visitor } = await visitingMember(client)
    const page = await visitor.get(`/survey/${slug}`)
    page.assertStatus(200)
    page.assertInertiaComponent('content/survey')
    const { survey, gained } = page.inertiaProps
    assert.sameMembers(Object.keys(survey), ['slug', 'title', 'content', 'points'])
    assert.deepInclude(survey, { slug, title: 'Facades', points: 40 })
    assert.deepEqual(survey.content.slice(0, 2), [
      { id: 'a', name: 'title', props: { text: 'Materials' } },
      { id: 'b', name: 'text', props: { html: '<p>Szia</p>' } },
    ])
    assert.deepInclude(survey.content[2], { id: 'tool', name: 'survey input' })
    assert.deepEqual(survey.content[2].props.options, [
      { value: 'brush', label: 'brush en' },
      { value: 'roller', label: 'roller en' },
    ])
    assert.isNull(gained)
  })

  test('[H-47] [S-02] [S-03] [T-16] answers are kept and bring the points of the survey', async ({
    client,
    assert,
  }) => {
    const survey = await givenSurvey({ points: 40 })
    const { visitor, member } = await visitingMember(client)
    const fields = { tool: ' Kefe ', unasked: 'x' }
    const path = `/survey/${survey.slug}`
    const answer = await visitor.post(path, { fields }, JSON_ANSWER)
    answer.assertStatus(200)
    assert.equal(answer.body().points, 40)
    assert.match(answer.body().flash.success, /40/)
    assert.deepEqual(await answersOf(member.id), [
      { surveyId: survey.id, answers: { tool: 'Kefe' } },
    ])
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'survey', points: 40 }])
    assert.equal((await visitor.get(path)).inertiaProps.gained, 40)
  })

  test('[X-06] [S-03] the flow lists what is not answered, takes answers, and ends with them', async ({
    client,
    assert,
  }) => {
    const [first, second] = [await givenSurvey({ points: 10 }), await givenSurvey({ points: 0 })]
    const { visitor, member } = await visitingMember(client)
    const listed = async () => {
      const { surveys } = (await visitor.get(`${FLOW}/survey`)).inertiaProps
      return surveys.map(({ slug, points }: { slug: string; points: number }) => [slug, points])
    }
    assert.deepEqual(await listed(), [
      [second.slug, 0],
      [first.slug, 10],
    ])
    const sent = { survey: first.slug, fields: { tool: 'Kefe' } }
    const answered = await visitor.post(`${FLOW}/survey`, sent)
    assert.equal(answered.header('location'), `${FLOW}/survey`)
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'survey', points: 10 }])
    assert.deepEqual(await listed(), [[second.slug, 0]])
    const done = await visitor.post(`${FLOW}/survey`)
    assert.equal(done.header('location'), `${FLOW}/success`)
    const { gains } = (await visitor.get(`${FLOW}/success`)).inertiaProps
    assert.deepEqual(gains, [{ source: 'survey', source_name: 'Facades', points: 10 }])
  })

  test('[S-04] [X-10] a second submit is told so and books nothing', async ({ client, assert }) => {
    const { slug } = await givenSurvey()
    const { visitor, member } = await visitingMember(client)
    const send = () => visitor.post(`/survey/${slug}`, { fields: { tool: 'Kefe' } })
    assert.isUndefined(await codesOf(send()))
    assert.deepEqual(await codesOf(send()), { survey: ['already_submitted'] })
    const twice = await visitor.post(`${FLOW}/survey`, { survey: slug, fields: { tool: 'x' } })
    assert.deepEqual(twice.flashMessage('inputErrorsBag'), { survey: ['already_submitted'] })
    assert.lengthOf(await bookingsOf(member.id), 1)
  })

  test('[X-10] submits at the same time book once', async ({ client, assert }) => {
    const { slug } = await givenSurvey()
    const { visitor, member } = await visitingMember(client)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        visitor.post(`/survey/${slug}`, { fields: { tool: 'Kefe' } }, JSON_ANSWER)
      )
    )
    const statuses = answers.map((answer) => answer.status()).sort()
    assert.deepEqual(statuses, [200, ...Array(7).fill(422)])
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'survey', points: 40 }])
    assert.lengthOf(await answersOf(member.id), 1)
  })

  test('[S-04] [H-75] a closed, a hidden and an unknown survey are not there', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { visitor, member } = await visitingMember(client)
    const last = await givenSurvey({ closes_on: '2026-11-20', published_at: 1 })
    const draft = await givenSurvey({ published_at: null })
    const later = await givenSurvey({ published_at: clock.now() + 86_400_000 })
    const fields = { tool: 'Kefe' }
    for (const slug of [draft.slug, later.slug, 'nincs-ilyen']) {
      assert.equal((await visitor.get(`/survey/${slug}`)).status(), 404, slug)
      assert.equal((await visitor.post(`/survey/${slug}`, { fields })).status(), 404, slug)
      const inFlow = await visitor.post(`${FLOW}/survey`, { survey: slug, fields }, JSON_ANSWER)
      assert.equal(inFlow.status(), 404, slug)
    }
    // The last minute of the last day in Budapest, and the first one after it.
    cleanup(useClock({ now: () => Date.parse('2026-11-20T22:59:30Z') }))
    assert.equal((await visitor.get(`/survey/${last.slug}`)).status(), 200)
    useClock({ now: () => Date.parse('2026-11-20T23:00:30Z') })
    assert.equal((await visitor.get(`/survey/${last.slug}`)).status(), 404)
    assert.equal((await visitor.post(`/survey/${last.slug}`, { fields })).status(), 404)
    assert.deepEqual(await bookingsOf(member.id), [])
  })

  test('whoever has answered finds the thanks after the last day as well', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { slug } = await givenSurvey({ closes_on: '2026-11-20', published_at: 1 })
    const { visitor } = await visitingMember(client)
    cleanup(useClock({ now: () => Date.parse('2026-11-20T12:00:00Z') }))
    await visitor.post(`/survey/${slug}`, { fields: { tool: 'Kefe' } })
    useClock({ now: () => Date.parse('2026-11-21T12:00:00Z') })
    assert.equal((await visitor.get(`/survey/${slug}`)).inertiaProps.gained, 40)
  })

  test('[S-05] [V-26] wrong answers are told at their questions and nothing is kept', async ({
    client,
    assert,
  }) => {
    const content = [
      askedFor('must', { required: true }),
      askedFor('rooms', { type: 'number', min: 1, max: 9 }),
      askedFor('tool', { type: 'radio', options: givenOptions('brush', 'roller') }),
      askedFor('when', { type: 'date_range', earliest: '2026-01-01' }),
    ]
    const { slug } = await givenSurvey({ content })
    const { visitor, member } = await visitingMember(client)
    const fields = {
      must: '  ',
      rooms: '10',
      tool: 'forged',
      when: { from: '2026-03-02', to: '2026-03-01' },
    }
    assert.deepEqual(await codesOf(visitor.post(`/survey/${slug}`, { fields })), {
      'fields.must': ['required'],
      'fields.rooms': ['too_large'],
      'fields.tool': ['invalid'],
      'fields.when': ['date_range_order'],
    })
    for (const fields of ['text', 7, ['a'], null]) {
      const answer = await visitor.post(`/survey/${slug}`, { fields }, JSON_ANSWER)
      answer.assertStatus(422)
    }
    assert.deepEqual(await answersOf(member.id), [])
    assert.deepEqual(await bookingsOf(member.id), [])
  })

  test('a stranger is sent to the login, answers of the deleted go, theirs alone', async ({
    client,
    assert,
  }) => {
    const { slug } = await givenSurvey()
    const response = await client.get(`/survey/${slug}`).redirects(0)
    assert.equal(response.header('location'), '/belepes')
    const [going, staying] = [await visitingMember(client), await visitingMember(client)]
    for (const { visitor } of [going, staying]) {
      await visitor.post(`/survey/${slug}`, { fields: { tool: 'Kefe' } })
    }
    await deleteMember(going.member.id)
    assert.deepEqual(await answersOf(going.member.id), [])
    assert.lengthOf(await answersOf(staying.member.id), 1)
  })

  test('the front page and the intro name the open surveys', async ({ client, assert }) => {
    const { slug } = await givenSurvey({ points: 15 })
    const { visitor } = await visitingMember(client)
    const { surveys } = (await visitor.get('/')).inertiaProps.morePoints
    assert.deepEqual(surveys, [{ slug, title: 'Facades', points: 15 }])
    assert.equal((await visitor.get(FLOW)).inertiaProps.surveys, 1)
  })
})
