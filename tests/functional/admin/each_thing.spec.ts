import { randomUUID } from 'node:crypto'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { forgetPointRules } from '#points/point_rules/queries/point_rules'
import { givenDraft } from '#tests/support/boosters'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenFaqEntry } from '#tests/support/faq'
import { confirmedSession, givenMember, givenStaff, type TestStaff } from '#tests/support/members'
import { givenOrder } from '#tests/support/orders'
import { givenParticipatingProduct } from '#tests/support/points'
import { removeQuestionnaires } from '#tests/support/questionnaires'
import { staffApi } from '#tests/support/staff_api'
import { givenSurvey } from '#tests/support/surveys'

type Body = Record<string, unknown>
interface Office {
  /** Sends a change with the password just given; fails where it is refused. */
  change: (method: 'post' | 'put', path: string, body?: Body) => Promise<Body & { id: number }>
}

/** What is edited: its list, how one comes about, what is done to it, and what its page says then. */
interface Thing {
  list: string
  make: (office: Office) => Promise<number>
  edit: (id: number) => Promise<[method: 'post' | 'put', path: string, body: Body]>
  told: Body
}

const some = () => randomUUID().slice(0, 8)
const put = async (body: Body): Promise<['put', string, Body]> => ['put', '', body]

const ASKED = [
  { name: 'survey input', props: { type: 'text', required: false, label_hu: 'Mit használ?' } },
]
const gift = async () => ({
  title_hu: `Új ${some()}`,
  category_id: (await givenCategory()).id,
  price: 33,
})

/** Makes one over the API, so that making is shown as well. */
const made = (list: string, body: () => Body | Promise<Body>) => async (office: Office) =>
  (await office.change('post', list, await body())).id

async function stockItemOf(given: { stock: number }) {
  const { id } = await givenProduct(given)
  const sql = 'SELECT id FROM stock_items WHERE product_id = ?'
  return (await shopReader().rows<{ id: number }>(sql, [id]))[0].id
}

const THINGS: Record<string, Thing> = {
  'products': {
    list: 'products',
    make: made('products', async () => ({
      ...(await gift()),
      title_en: 'New',
      initial_quantity: 2,
    })),
    edit: async () => put({ ...(await gift()), title_en: 'Newer', price: 44 }),
    told: { title_en: 'Newer', price: 44 },
  },
  'variations': {
    list: 'products',
    make: made('products', async () => ({
      ...(await gift()),
      title_en: 'Cap',
      initial_quantity: 2,
      variation_types: [
        { title_hu: 'Méret', title_en: 'Size', values: [{ title_hu: 'M', title_en: 'M' }] },
      ],
    })),
    edit: async (id) => {
      const sql = `SELECT t.id AS type, v.id AS value FROM variation_types t
        JOIN variation_values v ON v.type_id = t.id WHERE t.product_id = ?`
      const [{ type, value }] = await shopReader().rows<Record<string, number>>(sql, [id])
      const values = [{ id: value, title_hu: 'Közepes', title_en: 'Medium' }]
      const types = [{ id: type, title_hu: 'Méret', title_en: 'Size', values }]
      return put({ ...(await gift()), title_en: 'Cap', variation_types: types })
    },
    told: { variation_types: [{ values: [{ title_hu: 'Közepes', title_en: 'Medium' }] }] },
  },
  'stock': {
    list: 'stock_items',
    make: () => stockItemOf({ stock: 4 }),
    edit: async () => [
      'post',
      '/movements',
      { reason: 'receipt', delta: 10, note: 'Szállítólevél' },
    ],
    told: { qty: 14 },
  },
  'categories': {
    list: 'categories',
    make: made('categories', () => ({ title_hu: 'Ruha', slug: `ruha-${some()}` })),
    edit: () => put({ title_hu: 'Munkaruha', is_active: false }),
    told: { title_hu: 'Munkaruha', is_active: false },
  },
  'FAQ': {
    list: 'content_records',
    make: () => givenFaqEntry(),
    edit: () => put({ revision: 1, body: { question_hu: 'Mikor?', answer_hu: '<p>Holnap.</p>' } }),
    told: { title_hu: 'Mikor?', body: { question_hu: 'Mikor?', answer_hu: '<p>Holnap.</p>' } },
  },
  'surveys': {
    list: 'surveys',
    make: async () => (await givenSurvey({ published_at: null })).id,
    edit: () => put({ title_hu: 'Másik', points: 55, is_published: false, content: ASKED }),
    told: { title_hu: 'Másik', points: 55 },
  },
  'questionnaires': {
    list: 'questionnaires',
    make: made('questionnaires', () => quiz('Vakolás')),
    edit: () => put(quiz('Festés')),
    told: { title_hu: 'Festés' },
  },
  'participating products': {
    list: 'participating_products',
    make: async () => (await givenParticipatingProduct({ points: 20 })).id,
    edit: () => put({ title_hu: 'Fal', title_en: 'Wall', points: 31 }),
    told: { title_hu: 'Fal', title_en: 'Wall', points: 31 },
  },
  'QR code batches': {
    list: 'code_batches',
    make: async (office) => {
      const { id } = await givenParticipatingProduct({ points: 1 })
      const batch = { product_id: id, count: 10, max_scans: 1, valid_to: '2099-10-31' }
      return (await office.change('post', 'code_batches', batch)).id
    },
    edit: async () => ['post', '/activate', {}],
    told: { state: 'active' },
  },
  'boosters': {
    list: 'boosters',
    make: () => givenDraft(),
    edit: () => put({ name_hu: 'Hétvége', bonus_kind: 'points', bonus: 7, budget: 70 }),
    told: { name_hu: 'Hétvége', bonus: 7, budget: 70 },
  },
  'professions': {
    list: 'professions',
    make: made('professions', () => ({ name_hu: `Szakma ${some()}` })),
    edit: () => put({ name_hu: 'Asztalos', name_en: 'Joiner', is_active: false }),
    told: { name_hu: 'Asztalos', name_en: 'Joiner', is_active: false },
  },
  'representatives': {
    list: 'representatives',
    make: made('representatives', () => ({ last_name: `Nagy${some()}`, first_name: 'Éva' })),
    edit: () => put({ last_name: 'Kis', first_name: 'Éva', email: 'kis.eva@pelda.hu' }),
    told: { last_name: 'Kis', email: 'kis.eva@pelda.hu' },
  },
  'point rules': {
    list: 'point_rules',
    make: made('point_rules', () => ({
      source: 'name_day',
      points_from: 21,
      valid_from: '2099-01-01',
    })),
    edit: () => put({ source: 'name_day', points_from: 22, valid_from: '2099-02-01' }),
    told: { points_from: 22 },
  },
  'orders': {
    list: 'orders',
    make: async () => (await givenOrder()).orderId,
    edit: async () => ['post', '/status', { status: 'processing' }],
    told: { status: 'processing' },
  },
  'members': {
    list: 'members',
    make: async () => (await givenMember()).id,
    edit: async () => {
      const address = { zip: '6720', city: 'Szeged', address: 'Kárász utca', house_number: '4' }
      return ['put', '/shipping', { ...address, asked: 'phone' }]
    },
    told: { shipping: { city: 'Szeged' } },
  },
}

function quiz(title_hu: string): Body {
  const questions = [{ type: 'text', label_hu: 'Mi a neve?', solutions: 'simító' }]
  return { title_hu, points: 25, page_slug: 'szaktanacsadas', is_published: false, questions }
}

function officeOf(client: ApiClient, staff: TestStaff): Office {
  return {
    async change(method, path, body = {}) {
      const answer = await client[method](`/api/admin/${path}`)
        .accept('json')
        .header('idempotency-key', randomUUID())
        .withCsrfToken()
        .withSession(confirmedSession(staff))
        .withGuard('staff')
        .loginAs(staff)
        .json(body)
      if (answer.status() >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body())}`)
      return answer.body().data
    },
  }
}

test.group('Each thing of the back-office', (group) => {
  group.teardown(async () => {
    await removeQuestionnaires()
    await transaction((trx) => rows(trx, 'DELETE FROM point_rules WHERE valid_from > 0'))
    forgetPointRules()
  })

  for (const [name, thing] of Object.entries(THINGS)) {
    test(`[O-10] ${name} are listed and edited`, async ({ client, assert }) => {
      const staff = await givenStaff()
      const office = officeOf(client, staff)
      const api = staffApi(client, thing.list, staff)
      const id = await thing.make(office)
      const [method, path, body] = await thing.edit(id)
      const before = (await api.show(id)).body().data
      assert.notContainsSubset(before, thing.told)
      await office.change(method, `${thing.list}/${id}${path}`, body)
      assert.containsSubset((await api.show(id)).body().data, thing.told)
      const listed = await api.list({ id: [id] })
      listed.assertStatus(200)
      const line = listed.body().data.find((one: { id: number }) => one.id === id)
      assert.isDefined(line, 'it stands in its list')
    })
  }
})
