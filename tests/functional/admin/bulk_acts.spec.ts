import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { givenProduct } from '#tests/support/catalogue'
import { givenStaff } from '#tests/support/members'
import { invoke, staffApi } from '#tests/support/staff_api'

const isPublished = async (id: number) =>
  (await db.from('products').where({ id }).firstOrFail()).published_at !== null

async function linesOf(staffId: number, action: string) {
  const lines = await db.from('audit_logs').where({ actor_id: staffId, action }).orderBy('id')
  return lines.map(({ subject_id: id, detail }) => [Number(id), detail])
}

test.group('Acts on chosen rows', () => {
  test('[O-10] [O-13] chosen gifts are taken off and put on sale, each with its line in the log', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const [first, second, reward] = [
      await givenProduct(),
      await givenProduct(),
      await givenProduct({ isGift: true, price: 0 }),
    ]
    const all = [first.id, second.id, reward.id]
    await transaction((trx) =>
      rows(trx, 'UPDATE products SET published_at = NULL WHERE id = ?', [second.id])
    )
    const off = await invoke(client, staff, 'products.unpublish', all)
    assert.deepEqual(off.body().flash, { done: 1, refused: 2 })
    assert.isFalse(await isPublished(first.id))
    const on = await invoke(client, staff, 'products.publish', all)
    assert.deepEqual(on.body().flash, { done: 2, refused: 1 })
    assert.isTrue((await isPublished(first.id)) && (await isPublished(second.id)))
    assert.deepEqual(await linesOf(staff.id, 'product.changed'), [
      [first.id, 'draft'],
      [first.id, 'on_sale'],
      [second.id, 'on_sale'],
    ])
    const missing = await invoke(client, staff, 'products.publish', [999_999_999])
    assert.deepEqual(missing.body().flash, { done: 0, refused: 1 })
    for (const role of ['support', 'auditor'] as const) {
      const other = await givenStaff({ role })
      ;(await invoke(client, other, 'products.unpublish', all)).assertStatus(403)
    }
  }).tags(['@alike-everywhere'])

  test('[O-10] [O-13] chosen texts are published and taken off; one with gaps stays, the others do not wait for it', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const api = staffApi(client, 'content_records', staff)
    const made = async (question_hu: string) => {
      const body = { question_hu, question_en: '', answer_hu: '<p>Így.</p>', answer_en: '' }
      const answer = await api.create({ kind: 'faq', body })
      answer.assertStatus(201)
      return Number(answer.body().data.id)
    }
    const [whole, gap] = [await made('Hogyan?'), await made('')]
    const both = [whole, gap, 999_999_999]
    const on = await invoke(client, staff, 'content_records.publish', both)
    assert.deepEqual(on.body().flash, { done: 1, refused: 2 })
    assert.equal((await api.show(whole)).body().data.state, 'live')
    assert.equal((await api.show(gap)).body().data.state, 'draft')
    const off = await invoke(client, staff, 'content_records.unpublish', both)
    assert.deepEqual(off.body().flash, { done: 1, refused: 2 })
    assert.equal((await api.show(whole)).body().data.state, 'ended')
    assert.deepEqual(
      (await linesOf(staff.id, 'content.unpublished')).map(([id]) => id),
      [whole]
    )
  }).tags(['@alike-everywhere'])
})
