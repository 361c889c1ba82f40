import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { parse } from 'csv-parse/sync'
import { strFromU8, unzipSync } from 'fflate'
import { clock } from '#app/clock'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { forgetLimits } from '#tests/support/limits'
import { confirmedSession, givenMember, givenStaff } from '#tests/support/members'
import { askedFor, givenOptions, givenSurvey, removeSurveys } from '#tests/support/surveys'

const CONTENT = [
  askedFor('tools', { type: 'checkbox', options: givenOptions('a', 'b') }),
  askedFor('rooms', { type: 'number' }),
  askedFor('when', { type: 'date' }),
  askedFor('days', { type: 'date_range' }),
  askedFor('words', { type: 'textarea' }),
]

interface Given {
  answers: object
  profession_id?: number
  county?: string
}

/** A survey that these answers were given to, each by a member of its own. */
async function answered(given: Given[]) {
  const { id } = await givenSurvey({ content: CONTENT })
  const members = []
  for (const { answers, ...facts } of given) {
    const member = await givenMember()
    members.push(member)
    const row = { survey_id: id, member_id: member.id, points: 40, answered_at: clock.now() }
    await db.table('survey_answers').insert({ ...row, ...facts, answers: JSON.stringify(answers) })
  }
  return { id, members }
}

async function reader(client: ApiClient) {
  const staff = await givenStaff({ role: 'marketing' })
  return (path: string, query: object = {}) =>
    client
      .get(`/api/admin/surveys/${path}`)
      .qs(query)
      .accept('json')
      .withGuard('staff')
      .loginAs(staff)
      .withSession(confirmedSession(staff))
}

const times = (count: number, given: Given) => Array<Given>(count).fill(given)

test.group('Back-office results of surveys', (group) => {
  group.each.setup(() => forgetLimits())
  group.each.teardown(() => removeSurveys())

  test('[S-05] each kind of question is counted in its way', async ({ client, assert }) => {
    const { id } = await answered([
      {
        answers: {
          tools: ['a', 'b'],
          rooms: 3,
          when: '2026-02-02',
          days: { from: '2026-02-02', to: '2026-02-04' },
          words: 'A festék drága',
        },
      },
      { answers: { tools: ['b'], rooms: 5, when: '2026-02-09', words: 'Drága festékek' } },
      { answers: {} },
    ])
    const read = await reader(client)
    const { data } = (await read(`${id}/results`)).body()
    assert.equal(data.answered, 3)
    const [tools, rooms, when, days, words] = data.questions
    assert.deepEqual(
      tools.choices.map(({ value, count }: any) => [value, count]),
      [
        ['a', 1],
        ['b', 2],
      ]
    )
    assert.equal(tools.answered, 2)
    assert.equal(rooms.numbers.median, 4)
    assert.equal(when.days.bins.length, 2)
    assert.equal(days.lengths.median, 3)
    assert.deepEqual(words.texts, ['Drága festékek', 'A festék drága'])
    assert.deepEqual(words.words, [
      { word: 'drága', count: 2 },
      { word: 'festékek', count: 2 },
    ])
    const found = (await read(`${id}/results`, { q: 'FESTEKEK' })).body().data.questions[4]
    assert.deepEqual([found.texts, found.found], [['Drága festékek'], 1])
  })

  test('[S-02] answers are looked at by groups of five and more alone', async ({
    client,
    assert,
  }) => {
    const { id } = await answered([
      ...times(6, { answers: { rooms: 1 }, profession_id: 1, county: 'zala' }),
      ...times(5, { answers: { rooms: 9 }, profession_id: 2, county: 'vas' }),
      ...times(4, { answers: { rooms: 7 }, profession_id: 3 }),
      ...times(1, { answers: { rooms: 7 } }),
    ])
    const read = await reader(client)
    const { data } = (await read(`${id}/results`)).body()
    assert.deepEqual(data.professions, [
      { key: 1, count: 6 },
      { key: 2, count: 5 },
    ])
    const seen = (await read(`${id}/results`, { profession_id: 2 })).body().data.questions[1]
    assert.deepEqual([seen.answered, seen.numbers.median], [5, 9])
    for (const query of [
      { profession_id: 3 },
      { county: 'pest' },
      { profession_id: 1, county: 'zala' },
    ]) {
      const refused = await read(`${id}/results`, query)
      refused.assertStatus(422)
      assert.deepInclude(refused.body().errors[0], { field: 'group', rule: 'too_few' })
    }
    ;(await read(`${id}/results`, { county: 'mars' })).assertStatus(422)
  })

  test('[O-03] the table leaves as CSV and as a workbook, without a person', async ({
    client,
    assert,
  }) => {
    const given = Array.from({ length: 12 }, (_, at) => ({
      answers: { tools: ['a'], rooms: at, words: at === 3 ? '=1+1 <b>&"' : `text ${at}` },
    }))
    const { id, members } = await answered(given)
    const read = await reader(client)
    const csv = await read(`${id}/file`, { format: 'csv', locale: 'en' })
    csv.assertStatus(200)
    const text = csv.text()
    assert.equal(text.charCodeAt(0), 0xfeff)
    const [columns, ...lines] = parse(text, { bom: true, delimiter: ';' }) as string[][]
    assert.deepEqual(columns.slice(0, 2), ['#', 'version'])
    assert.lengthOf(lines, 12)
    assert.deepEqual(
      lines.map(([number]) => Number(number)),
      lines.map((_, at) => at + 1)
    )
    assert.notDeepEqual(
      lines.map((line) => Number(line[3])),
      given.map((_, at) => at),
      'the order says nothing of who answered when'
    )
    assert.equal(lines.find((line) => line[3] === '3')!.at(-1), `'=1+1 <b>&"`)
    assert.equal(lines[0][2], 'a en')
    for (const { email } of members) assert.notInclude(text, email)

    const asked = read(`${id}/file`, { format: 'xlsx' })
    asked.request.responseType('arraybuffer')
    const xlsx = await asked
    xlsx.assertStatus(200)
    const parts = unzipSync(new Uint8Array(xlsx.body()))
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'])
    assert.equal(sheet.split('<row>').length - 1, 13)
    assert.include(sheet, '=1+1 &lt;b&gt;&amp;"</t>')
    assert.notInclude(sheet, '<f>')
    ;(await read(`${id}/file`, { format: 'pdf' })).assertStatus(422)
    const log = await db.from('audit_logs').where({ subject_type: 'survey', subject_id: id })
    assert.lengthOf(
      log.filter(({ action }) => action === 'survey.answers_exported'),
      2
    )
  })

  test('[S-02] answers leave the results and the table with the member', async ({
    client,
    assert,
  }) => {
    const { id, members } = await answered([
      { answers: { words: 'stays' } },
      { answers: { words: 'sentinelword' } },
    ])
    await deleteMember(members[1].id)
    const read = await reader(client)
    const { data } = (await read(`${id}/results`)).body()
    assert.equal(data.answered, 1)
    assert.notInclude(JSON.stringify(data), 'sentinelword')
    assert.notInclude((await read(`${id}/file`, { format: 'csv' })).text(), 'sentinelword')
  })
})
