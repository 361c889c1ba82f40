import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { clock } from '#app/clock'
import Setting from '#app/settings/models/setting'
import { forgetSettings } from '#app/settings/settings'
import { givenDraft } from '#tests/support/boosters'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { frozenClock } from '#tests/support/clock'
import { givenDraftedGame } from '#tests/support/games'
import { givenMedium, pictureOf } from '#tests/support/media'
import { givenStaff } from '#tests/support/members'
import { givenParticipatingProduct } from '#tests/support/points'
import { givenQuestionnaire } from '#tests/support/questionnaires'
import { givenSurvey } from '#tests/support/surveys'

/** Adds a record by its list's own address. */
type Add = (list: string, fields: object) => Promise<number>

interface EditedRecord {
  list: string
  /** What each of the two changes, and to what. */
  field: string
  values?: unknown[]
  /** The number or name it has. */
  given: (add: Add) => Promise<number | string>
  /** What the form sends of the record, where that is not all of it. */
  sent?: (record: Record<string, unknown>) => object
}

const whole = (record: Record<string, unknown>): object => record
const NAMES = ['Az első', 'A második', 'A harmadik']
const some = () => `Próba ${randomBytes(4).toString('hex')}`

/** Records that two people may edit at once. */
const RECORDS: EditedRecord[] = [
  { list: 'products', field: 'title_hu', given: givenGift },
  { list: 'categories', field: 'title_hu', given: async () => (await givenCategory()).id },
  {
    list: 'participating_products',
    field: 'title_hu',
    given: async () => (await givenParticipatingProduct()).id,
  },
  { list: 'surveys', field: 'title_hu', given: async () => (await givenSurvey()).id },
  { list: 'questionnaires', field: 'title_hu', given: () => givenQuestionnaire() },
  { list: 'boosters', field: 'name_hu', given: () => givenDraft() },
  {
    list: 'article_categories',
    field: 'title_hu',
    given: (add) => add('article_categories', { title_hu: some() }),
  },
  {
    list: 'professions',
    field: 'name_en',
    given: (add) => add('professions', { name_hu: some() }),
  },
  {
    list: 'representatives',
    field: 'first_name',
    given: (add) => add('representatives', { last_name: some(), first_name: 'Ágnes' }),
  },
  {
    list: 'postcodes',
    field: 'zip',
    values: ['1011', '1012', '1013'],
    given: (add) => add('postcodes', { zip: '9999', city: some() }),
  },
  {
    list: 'community_words',
    field: 'ends_on',
    values: ['2030-01-01', '2030-01-02', '2030-01-03'],
    given: (add) =>
      add('community_words', { word: some(), starts_on: '2029-01-01', ends_on: '2029-12-31' }),
  },
  {
    list: 'point_rules',
    field: 'points_from',
    values: [3, 2, 1],
    given: async (add) => {
      const product = await givenParticipatingProduct({ points: 10 })
      const rule = { source: 'qrcode', product_id: product.id, points_from: 5 }
      return add('point_rules', { ...rule, valid_from: '2099-01-01' })
    },
    sent: ({ points_from, saved_at }) => ({ points_from, saved_at, valid_from: '2099-01-01' }),
  },
  {
    list: 'promotions',
    field: 'title_hu',
    given: async () => (await givenDraftedGame()).id,
  },
  { list: 'staff', field: 'name', given: async () => (await givenStaff()).id },
  {
    list: 'media',
    field: 'alt_hu',
    given: async () => (await givenMedium(await pictureOf())).id,
  },
  {
    list: 'settings',
    field: 'value',
    values: [7, 8, 9],
    given: async () => 'game_archive_years',
  },
]

async function givenGift() {
  const category = await givenCategory()
  return (await givenProduct({ price: 10, categoryId: category.id })).id
}

test.group('Two people at one record', (group) => {
  group.teardown(async () => {
    await Setting.query().where('key', 'game_archive_years').delete()
    forgetSettings()
  })

  for (const { list, field, values = NAMES, given, sent = whole } of RECORDS) {
    test(`[O-10] who saves second is told, and undoes nothing: ${list}`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const time = frozenClock(Date.now())
      cleanup(() => time.restore())
      const staff = await givenStaff()
      const send = (method: 'post' | 'put', at: string, data: object) => {
        time.pass(1)
        const request = client[method](`/api/admin/${at}`).accept('json').withCsrfToken()
        request.withSession({ confirmed_password_staff: { id: staff.id, at: clock.now() } })
        return request.withGuard('staff').loginAs(staff).json(data)
      }
      const id = await given(async (to, fields) => (await send('post', to, fields)).body().data.id)
      const read = async () => {
        const answer = client.get(`/api/admin/${list}/${id}`).accept('json')
        return (await answer.withGuard('staff').loginAs(staff)).body().data
      }
      const save = (data: Record<string, unknown>) => send('put', `${list}/${id}`, sent(data))
      const [mine, another, last] = values

      const opened = await read()
      ;(await save({ ...opened, [field]: mine })).assertStatus(200)
      const second = await save({ ...opened, [field]: another })
      second.assertStatus(409)
      assert.equal(second.body().errors[0].message, 'changed_meanwhile')
      const now = await read()
      assert.equal(now[field], mine)
      ;(await save({ ...now, [field]: last })).assertStatus(200)
      assert.equal((await read())[field], last)
      ;(await save({ ...now, saved_at: 'x' })).assertStatus(422)
    })
  }
})
