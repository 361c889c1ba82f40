import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { clock, useClock } from '#app/clock'
import { transaction } from '#app/transaction'
import type { StoredQuestion } from '#content/questions/question'
import { FLOW, visitingMember } from '#tests/support/extra_points'
import { forgetLimits } from '#tests/support/limits'
import { bookingsOf } from '#tests/support/member_visits'
import { askedFor, givenOptions, givenSurvey, removeSurveys } from '#tests/support/surveys'
import { rows } from '#app/database/statement'

const JSON_ANSWER = { accept: 'application/json' }
const fields = { tool: 'Kefe' }

/** Asks for a name only where a brush is used. */
const paints: Partial<StoredQuestion> = {
  required: true,
  show_if: { match: 'all', rules: [{ input: 'tool', is: 'equals', value: 'brush' }] },
}
const CONTENT = [
  askedFor('tool', { type: 'radio', required: true, options: givenOptions('brush', 'roller') }),
  askedFor('which', paints),
]

async function answersOf(memberId: number) {
  const found = await db.from('survey_answers').where('member_id', memberId)
  return found.map((row) => ({ ...row, answers: JSON.parse(row.answers) }))
}

async function tell(memberId: number, facts: { professionId?: number; zip?: string }) {
  const sql =
    'UPDATE members SET main_profession_id = ?, regional_representative_zip = ? WHERE id = ?'
  await transaction((trx) =>
    rows(trx, sql, [facts.professionId ?? null, facts.zip ?? null, memberId])
  )
}

test.group('Surveys that ask some members some questions', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.teardown(() => removeSurveys())

  test('[S-05] a hidden question is not required, and what is sent to it is dropped', async ({
    client,
    assert,
  }) => {
    const { slug } = await givenSurvey({ content: CONTENT })
    const { visitor, member } = await visitingMember(client)
    const path = `/survey/${slug}`
    const props = (await visitor.get(path)).inertiaProps.survey.content[1].props
    assert.deepEqual(props.show_if, paints.show_if)
    const lacking = await visitor.post(path, { fields: { tool: 'brush' } })
    assert.deepEqual(lacking.flashMessage('inputErrorsBag'), { 'fields.which': ['required'] })
    const forged = { tool: 'roller', which: 'x'.repeat(9000) }
    ;(await visitor.post(path, { fields: forged }, JSON_ANSWER)).assertStatus(200)
    assert.deepEqual(
      (await answersOf(member.id)).map(({ answers }) => answers),
      [{ tool: 'roller' }]
    )
  })

  test('[S-04] a survey is listed, shown and taken only from whom it is for', async ({
    client,
    assert,
  }) => {
    const [{ id: professionId }] = await db.from('professions').limit(1)
    const { slug } = await givenSurvey({
      target: { profession_ids: [professionId], counties: ['zala'] },
    })
    const path = `/survey/${slug}`
    for (const [facts, isMeant] of [
      [{ professionId, zip: '8900' }, true],
      [{ professionId, zip: '9700' }, false],
      [{ zip: '8900' }, false],
      [{}, false],
    ] as const) {
      const { visitor, member } = await visitingMember(client)
      await tell(member.id, facts)
      const listed = (await visitor.get(`${FLOW}/survey`)).inertiaProps?.surveys ?? []
      assert.equal(
        listed.some((one: { slug: string }) => one.slug === slug),
        isMeant,
        JSON.stringify(facts)
      )
      assert.equal((await visitor.get(path)).status(), isMeant ? 200 : 404)
      const sent = await visitor.post(path, { fields }, JSON_ANSWER)
      assert.equal(sent.status(), isMeant ? 200 : 404)
      assert.lengthOf(await bookingsOf(member.id), isMeant ? 1 : 0)
      if (isMeant) {
        const [kept] = await answersOf(member.id)
        assert.deepInclude(kept, { version: 1, profession_id: professionId, county: 'zala' })
        await tell(member.id, {})
        assert.equal((await visitor.get(path)).inertiaProps.gained, 40)
      }
    }
  })

  test('[S-04] it opens on its first day in Budapest', async ({ client, assert, cleanup }) => {
    const { slug } = await givenSurvey({ opens_on: '2026-11-20', published_at: 1 })
    const { visitor } = await visitingMember(client)
    cleanup(useClock({ now: () => Date.parse('2026-11-19T22:59:30Z') }))
    assert.equal((await visitor.get(`/survey/${slug}`)).status(), 404)
    assert.equal((await visitor.post(`/survey/${slug}`, { fields })).status(), 404)
    useClock({ now: () => Date.parse('2026-11-19T23:00:30Z') })
    assert.equal((await visitor.get(`/survey/${slug}`)).status(), 200)
  })

  test('[S-02] [X-10] members at the same time are paid up to the limit, and never above it', async ({
    client,
    assert,
  }) => {
    const limit = 3
    const { id, slug } = await givenSurvey({ answer_limit: limit })
    const visits = []
    for (let one = 0; one < 8; one++) visits.push(await visitingMember(client))
    const sent = visits.flatMap((visit) => [visit, visit])
    const answers = await Promise.all(
      sent.map(({ visitor }) => visitor.post(`/survey/${slug}`, { fields }, JSON_ANSWER))
    )
    assert.lengthOf(
      answers.filter((answer) => answer.status() === 200),
      limit
    )
    const refusals = answers.filter((answer) => answer.status() !== 200)
    const rules = new Set(refusals.map((answer) => answer.body().errors[0].rule))
    assert.includeMembers(['already_submitted', 'survey_full'], [...rules])
    assert.isTrue(rules.has('survey_full'))
    const booked = await Promise.all(visits.map(({ member }) => bookingsOf(member.id)))
    assert.lengthOf(booked.flat(), limit)
    assert.equal((await db.from('surveys').where('id', id).first()).answer_count, limit)
    const late = await visitingMember(client)
    const { survey, isFull } = (await late.visitor.get(`/survey/${slug}`)).inertiaProps
    assert.deepEqual([survey.slug, isFull], [slug, true])
  })

  test('[S-04] a survey that was taken back or changed while a member typed', async ({
    client,
    assert,
  }) => {
    const { id, slug } = await givenSurvey({ content: CONTENT })
    const { visitor, member } = await visitingMember(client)
    await db
      .from('surveys')
      .where('id', id)
      .update({ published_at: clock.now() + 60_000 })
    const sent = await visitor.post(`/survey/${slug}`, { fields: { tool: 'roller' } }, JSON_ANSWER)
    sent.assertStatus(404)
    assert.deepEqual(await bookingsOf(member.id), [])
    assert.equal((await db.from('surveys').where('id', id).first()).answer_count, 0)
  })
})
