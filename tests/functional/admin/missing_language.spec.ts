import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { givenCategory } from '#tests/support/catalogue'
import { givenMember, givenStaff } from '#tests/support/members'
import { removeQuestionnaires } from '#tests/support/questionnaires'
import { staffApi } from '#tests/support/staff_api'

type Body = Record<string, any>

const some = () => randomUUID().slice(0, 8)
const both = (text: string) => ({ title_hu: `${text} hu`, title_en: `${text} en` })

const BONUS = { bonus_kind: 'points', bonus: 5, budget: 50 }

/** Forms of two languages: where they are sent, right ones, and the fields that both need. */
const FORMS: Record<string, { table: string; right: () => Promise<Body>; needed: string[] }> = {
  products: {
    table: 'products',
    right: async () => ({
      ...both(`Kabát ${some()}`),
      category_id: (await givenCategory()).id,
      price: 10,
      initial_quantity: 1,
      variation_types: [{ ...both('Méret'), values: [both('M')] }],
    }),
    needed: [
      'title_hu',
      'title_en',
      'variation_types.0.title_hu',
      'variation_types.0.title_en',
      'variation_types.0.values.0.title_hu',
      'variation_types.0.values.0.title_en',
    ],
  },
  participating_products: {
    table: 'participating_products',
    right: async () => ({ ...both(`Festék ${some()}`), slug: `festek-${some()}`, points: 5 }),
    needed: ['title_hu', 'title_en'],
  },
  categories: {
    table: 'categories',
    right: async () => ({ ...both(`Ruha ${some()}`), slug: `ruha-${some()}` }),
    needed: ['title_hu'],
  },
  professions: {
    table: 'professions',
    right: async () => ({ name_hu: `Ács ${some()}`, name_en: 'Carpenter' }),
    needed: ['name_hu'],
  },
  boosters: {
    table: 'boosters',
    right: async () => ({ name_hu: 'Nyár', name_en: 'Summer', ...BONUS }),
    needed: ['name_hu'],
  },
  surveys: {
    table: 'surveys',
    right: async () => ({
      ...both('Felmérés'),
      points: 5,
      content: [
        { name: 'title', props: { text_hu: 'Eszközök', text_en: 'Tools' } },
        { name: 'text', props: { html_hu: '<p>Ez.</p>', html_en: '<p>This.</p>' } },
        { name: 'survey input', props: { type: 'text', label_hu: 'Mi?', label_en: 'What?' } },
      ],
    }),
    needed: [
      'title_hu',
      'content.0.props.text_hu',
      'content.1.props.html_hu',
      'content.2.props.label_hu',
    ],
  },
  questionnaires: {
    table: 'questionnaires',
    right: async () => ({
      ...both('Kvíz'),
      points: 5,
      questions: [{ type: 'text', label_hu: 'Mi?', label_en: 'What?', solutions: 'simító' }],
    }),
    needed: ['title_hu', 'questions.0.label_hu'],
  },
}

/** The same form with something else at a path such as `values.0.title_en`. */
function changed(form: Body, path: string, value: unknown): Body {
  const copy = structuredClone(form)
  const names = path.split('.')
  const last = names.pop()!
  const owner = names.reduce((part, name) => part[name], copy)
  if (value === undefined) delete owner[last]
  else owner[last] = value
  return copy
}

async function count(table: string) {
  const [row] = await shopReader().rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table}`)
  return row.n
}

test.group('A language that is missing', (group) => {
  group.tap((one) => one.tags(['@alike-everywhere']))
  group.teardown(() => removeQuestionnaires())

  for (const [list, { table, right, needed }] of Object.entries(FORMS)) {
    test(`${list}: each text that is needed is refused at its field, and nothing is made or changed`, async ({
      client,
      assert,
    }) => {
      const api = staffApi(client, list, await givenStaff())
      const made = await api.create(await right())
      made.assertStatus(201)
      const { id } = made.body().data
      const before = (await api.show(id)).body().data
      const rowsBefore = await count(table)
      for (const field of needed) {
        for (const nothing of [undefined, null, '', '   ']) {
          const form = changed(await right(), field, nothing)
          const isOfVariation = field.startsWith('variation_types')
          const answers = [await api.create(form)]
          if (!isOfVariation) answers.push(await api.update(id, form))
          for (const answer of answers) {
            assert.equal(answer.status(), 422, `${field} ${JSON.stringify(nothing)}`)
            const fields = answer.body().errors.map((error: { field: string }) => error.field)
            assert.deepEqual(fields, [field])
          }
        }
      }
      assert.equal(await count(table), rowsBefore)
      assert.deepEqual((await api.show(id)).body().data, before)
    })
  }

  test('where English may wait, members who read English see the Hungarian text', async ({
    client,
    assert,
  }) => {
    const slug = `csak-${some()}`
    const api = staffApi(client, 'categories', await givenStaff())
    ;(await api.create({ title_hu: 'Csak magyarul', slug })).assertStatus(201)
    const member = await givenMember({ locale: 'en' })
    const request = client.get(`/ajandekok/${slug}`).withGuard('member').loginAs(member)
    const { category } = (await request.withInertia()).inertiaProps as any
    assert.equal(category.title, 'Csak magyarul')
  })
})
