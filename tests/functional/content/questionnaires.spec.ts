import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock, useClock } from '#app/clock'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf, rowOf } from '#tests/support/member_visits'
import {
  givenQuestionnaire,
  quizQuestion,
  removeQuestionnaires,
} from '#tests/support/questionnaires'
import { givenRecord, pageIdOf } from '#tests/support/records'
import { Visitor } from '#tests/support/visitor'

const JSON_ANSWER = { accept: 'application/json' }
const HOUR_MS = 60 * 60 * 1000
const PAGE = '/szaktanacsadas'
const pathOf = (id: number) => `/questionnaire/submit/${id}`

async function idOfPage(): Promise<number> {
  return pageIdOf(PAGE.slice(1))
}

/** The questionnaire at the end of the page, as a visitor sees it. */
async function shownTo(visitor: Visitor) {
  const page = await visitor.get(PAGE)
  page.assertStatus(200)
  return page.inertiaProps.page.content.at(-1)
}

test.group('Questionnaires', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.teardown(() => removeQuestionnaires())

  test('[D-33] [S-10] [T-15] it stands at the end of its page, without its solutions', async ({
    client,
    assert,
  }) => {
    const secret = quizQuestion('words', 'text', { right: ['sentinelsolution'] })
    const choice = quizQuestion('q', 'radio', { options: ['a', 'b'], right: ['b'] })
    const id = await givenQuestionnaire({
      questions: [choice, secret],
      page_record_id: await idOfPage(),
    })
    const block = await shownTo(new Visitor(client))
    assert.equal(block.name, 'questionnaire')
    const { children, ...props } = block.props
    assert.deepEqual(props, {
      questionnaire: id,
      title: 'Quiz',
      points: 25,
      gained: null,
      retry_at: null,
      video: null,
      watch_seconds: 0,
      opens_at: null,
      is_started: true,
    })
    assert.deepEqual(
      children.map(({ id: name, name: kind }: { id: string; name: string }) => [name, kind]),
      [
        ['q', 'questionnaire input'],
        ['words', 'questionnaire input'],
      ]
    )
    assert.deepEqual(children[0].props.options, [
      { value: 'a', label: 'a' },
      { value: 'b', label: 'b' },
    ])
    const document = await client.get(PAGE).header('accept', 'text/html')
    for (const text of [JSON.stringify(block), document.text()]) {
      assert.notMatch(text, /sentinelsolution|is_right|solution/)
    }
  })

  test('a block of a page names a questionnaire as well, a hidden one is left out', async ({
    client,
    assert,
  }) => {
    const [named, hidden] = [
      await givenQuestionnaire(),
      await givenQuestionnaire({ published_at: null }),
    ]
    const blocks = [String(named), String(hidden), 'x'].map((questionnaire, at) => {
      return { id: `b${at}`, name: 'questionnaire', props: { questionnaire } }
    })
    const { slug } = await givenRecord({ body: { content: blocks } })
    const { content } = (await new Visitor(client).get(`/${slug}`)).inertiaProps.page
    assert.deepEqual(
      content.map((block: any) => [block.id, block.props.questionnaire]),
      [['b0', named]]
    )
  })

  test('[H-70] [S-07] a guest is told to log in, nothing is counted', async ({
    client,
    assert,
  }) => {
    const id = await givenQuestionnaire()
    const answers = { answers: { q: 'b' } }
    const told = await new Visitor(client).post(pathOf(id), answers, JSON_ANSWER)
    told.assertStatus(401)
    assert.deepInclude(told.body().errors[0], { field: 'questionnaire', rule: 'must_log_in' })
    const back = await new Visitor(client).post(pathOf(id), answers)
    back.assertStatus(302)
    assert.deepEqual(back.flashMessage('inputErrorsBag'), { questionnaire: ['must_log_in'] })
    assert.lengthOf(await db.from('questionnaire_attempts').where('questionnaire_id', id), 0)
  })

  test('[S-08] [X-10] right answers bring the points once', async ({ client, assert }) => {
    const id = await givenQuestionnaire({ page_record_id: await idOfPage() })
    const { visitor, member } = await visitingMember(client)
    const passed = await visitor.post(pathOf(id), { answers: { q: 'b' } }, JSON_ANSWER)
    passed.assertStatus(200)
    assert.equal(passed.body().points, 25)
    assert.match(passed.body().flash.success, /25/)
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'questionnaire', points: 25 }])
    const again = await visitor.post(pathOf(id), { answers: { q: 'b' } }, JSON_ANSWER)
    again.assertStatus(422)
    const refusal = { field: 'questionnaire', rule: 'already_submitted' }
    assert.deepInclude(again.body().errors[0], refusal)
    assert.lengthOf(await bookingsOf(member.id), 1)
    assert.equal((await shownTo(visitor)).props.gained, 25)
  })

  test('[S-09] a wrong answer closes it for an hour, also for the right one', async ({
    client,
    assert,
    cleanup,
  }) => {
    const id = await givenQuestionnaire({ page_record_id: await idOfPage(), published_at: 1 })
    const { visitor, member } = await visitingMember(client)
    const start = clock.now()
    const at = (later: number) => useClock({ now: () => start + later })
    const answer = (q: string) => visitor.post(pathOf(id), { answers: { q } }, JSON_ANSWER)
    cleanup(at(0))
    const wrong = await answer('a')
    wrong.assertStatus(422)
    const refusal = { field: 'questionnaire', rule: 'wrong_answer' }
    assert.deepInclude(wrong.body().errors[0], { ...refusal, meta: { minutes: 60 } })
    at(HOUR_MS - 1)
    assert.deepInclude((await answer('b')).body().errors[0], { ...refusal, meta: { minutes: 1 } })
    assert.equal((await shownTo(visitor)).props.retry_at, start + HOUR_MS)
    assert.equal((await rowOf('questionnaire_attempts', member.id)).attempts, 1)
    at(HOUR_MS)
    assert.isNull((await shownTo(visitor)).props.retry_at)
    ;(await answer('b')).assertStatus(200)
    const standing = await rowOf('questionnaire_attempts', member.id)
    assert.deepInclude(standing, { attempts: 2, passed_at: start + HOUR_MS, points: 25 })
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'questionnaire', points: 25 }])
  })

  test('[S-09] of tries at the same time one is judged, so nobody tries every answer', async ({
    client,
    assert,
  }) => {
    const id = await givenQuestionnaire()
    const { visitor, member } = await visitingMember(client)
    const answers = await Promise.all(
      ['a', 'a', 'a', 'b', 'b', 'b'].map((q) =>
        visitor.post(pathOf(id), { answers: { q } }, JSON_ANSWER)
      )
    )
    const passed = answers.filter((answer) => answer.status() === 200).length
    assert.isAtMost(passed, 1)
    assert.equal((await rowOf('questionnaire_attempts', member.id)).attempts, 1)
    assert.lengthOf(await bookingsOf(member.id), passed)
  })

  test('every kind of question has its right answers', async ({ client, assert }) => {
    const questions = [
      quizQuestion('any', 'checkbox', { options: ['a', 'b', 'c'], right: ['a', 'c'] }),
      quizQuestion('word', 'text', { right: ['Glettvas', 'simító'] }),
      quizQuestion('figure', 'number', { right: ['12'] }),
    ]
    const right = { any: ['c', 'a'], word: ' SIMITO ', figure: '12' }
    const cases: [object, number][] = [
      [right, 200],
      [{ ...right, any: ['a'] }, 422],
      [{ ...right, any: ['a', 'b', 'c'] }, 422],
      [{ ...right, word: 'ecset' }, 422],
      [{ ...right, figure: 13 }, 422],
    ]
    const id = await givenQuestionnaire({ questions })
    for (const [answers, status] of cases) {
      const { visitor } = await visitingMember(client)
      const answer = await visitor.post(pathOf(id), { answers }, JSON_ANSWER)
      assert.equal(answer.status(), status, JSON.stringify(answers))
    }
  })

  test('an unanswered question is no try, an unknown questionnaire is not there', async ({
    client,
    assert,
  }) => {
    const id = await givenQuestionnaire()
    const hidden = await givenQuestionnaire({ published_at: null })
    const { visitor, member } = await visitingMember(client)
    for (const answers of [{}, { q: 'forged' }]) {
      const answer = await visitor.post(pathOf(id), { answers })
      const expected = 'q' in answers ? 'invalid' : 'required'
      assert.deepEqual(answer.flashMessage('inputErrorsBag'), { 'answers.q': [expected] })
    }
    assert.isUndefined(await rowOf('questionnaire_attempts', member.id))
    for (const path of [pathOf(hidden), pathOf(999_999), '/questionnaire/submit/x']) {
      ;(await visitor.post(path, { answers: { q: 'b' } })).assertStatus(404)
    }
  })

  test('[S-08] answers count once the film can have been watched, from its first start', async ({
    client,
    assert,
    cleanup,
  }) => {
    const given = { video: 'abcdefghijk', watch_seconds: 90, page_record_id: await idOfPage() }
    const id = await givenQuestionnaire({ ...given, published_at: 1 })
    const { visitor, member } = await visitingMember(client)
    const begin = clock.now()
    const at = (later: number) => useClock({ now: () => begin + later })
    const answer = () => visitor.post(pathOf(id), { answers: { q: 'b' } }, JSON_ANSWER)
    const start = () => visitor.post(`/questionnaire/start/${id}`, {}, JSON_ANSWER)
    const refused = async (waitFor: number) => {
      const early = await answer()
      early.assertStatus(422)
      assert.deepInclude(early.body().errors[0], {
        field: 'questionnaire',
        rule: 'too_early',
        meta: { wait_for: waitFor },
      })
    }
    cleanup(at(0))
    await refused(90)
    assert.deepInclude((await shownTo(visitor)).props, {
      video: 'abcdefghijk',
      watch_seconds: 90,
      opens_at: null,
      is_started: false,
    })
    ;(await start()).assertStatus(204)
    at(30_000)
    ;(await start()).assertStatus(204)
    await refused(60)
    assert.equal((await shownTo(visitor)).props.opens_at, begin + 90_000)
    at(89_999)
    await refused(1)
    assert.isUndefined(await rowOf('questionnaire_attempts', member.id))
    at(90_000)
    ;(await answer()).assertStatus(200)
    assert.deepEqual(await bookingsOf(member.id), [{ source: 'questionnaire', points: 25 }])
  })

  test('[S-07] a guest starts no film, and none starts where there is none', async ({
    client,
    assert,
  }) => {
    const id = await givenQuestionnaire({ video: 'abcdefghijk', watch_seconds: 90 })
    const without = await givenQuestionnaire()
    const begin = (questionnaire: number, visitor: Visitor) =>
      visitor.post(`/questionnaire/start/${questionnaire}`, {}, JSON_ANSWER)
    ;(await begin(id, new Visitor(client))).assertStatus(401)
    const { visitor, member } = await visitingMember(client)
    ;(await begin(without, visitor)).assertStatus(404)
    ;(await begin(id, visitor)).assertStatus(204)
    assert.isDefined(await rowOf('questionnaire_starts', member.id))
    await deleteMember(member.id)
    assert.isUndefined(await rowOf('questionnaire_starts', member.id))
  })

  test('tries go with the account', async ({ client, assert }) => {
    const id = await givenQuestionnaire()
    const { visitor, member } = await visitingMember(client)
    await visitor.post(pathOf(id), { answers: { q: 'b' } })
    assert.isDefined(await rowOf('questionnaire_attempts', member.id))
    await deleteMember(member.id)
    assert.isUndefined(await rowOf('questionnaire_attempts', member.id))
  })
})
