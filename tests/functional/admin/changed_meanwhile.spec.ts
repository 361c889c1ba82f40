import { test } from '@japa/runner'
import { givenDraft } from '#tests/support/boosters'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { frozenClock } from '#tests/support/clock'
import { givenStaff } from '#tests/support/members'
import { givenParticipatingProduct } from '#tests/support/points'
import { givenQuestionnaire } from '#tests/support/questionnaires'
import { givenSurvey } from '#tests/support/surveys'

/** Records that two people may edit at once, and the field of each that they change. */
const RECORDS: [list: string, field: string, given: () => Promise<number>][] = [
  ['products', 'title_hu', givenGift],
  ['categories', 'title_hu', async () => (await givenCategory()).id],
  ['participating_products', 'title_hu', async () => (await givenParticipatingProduct()).id],
  ['surveys', 'title_hu', async () => (await givenSurvey()).id],
  ['questionnaires', 'title_hu', () => givenQuestionnaire()],
  ['boosters', 'name_hu', () => givenDraft()],
]

async function givenGift() {
  const category = await givenCategory()
  return (await givenProduct({ price: 10, categoryId: category.id })).id
}

test.group('Two people at one record', () => {
  for (const [list, field, given] of RECORDS) {
    test(`[O-10] who saves second is told, and undoes nothing: ${list}`, async ({
      client,
      assert,
      cleanup,
    }) => {
      const time = frozenClock(Date.now())
      cleanup(() => time.restore())
      const path = `/api/admin/${list}/${await given()}`
      const staff = await givenStaff()
      const read = async () => {
        const answer = await client.get(path).accept('json').withGuard('staff').loginAs(staff)
        return answer.body().data
      }
      const save = (data: object) => {
        time.pass(1)
        const request = client.put(path).accept('json').withCsrfToken()
        return request.withGuard('staff').loginAs(staff).json(data)
      }

      const opened = await read()
      ;(await save({ ...opened, [field]: 'Az első' })).assertStatus(200)
      const second = await save({ ...opened, [field]: 'A második' })
      second.assertStatus(409)
      assert.equal(second.body().errors[0].message, 'changed_meanwhile')
      const now = await read()
      assert.equal(now[field], 'Az első')
      ;(await save({ ...now, [field]: 'A harmadik' })).assertStatus(200)
      assert.equal((await read())[field], 'A harmadik')
      ;(await save({ ...now, saved_at: 'x' })).assertStatus(422)
    })
  }
})
