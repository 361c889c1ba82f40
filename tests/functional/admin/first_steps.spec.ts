import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { givenCategory, givenProduct } from '#tests/support/catalogue'
import { givenStaff } from '#tests/support/members'
import { givenBatch, givenParticipatingProduct } from '#tests/support/points'
import { staffApi } from '#tests/support/staff_api'

const write = (sql: string, values: Value[] = []) => transaction((trx) => rows(trx, sql, values))

type Value = string | number | null

/** What other tests have left is put aside, as if the shop were empty; what this one left goes with it. */
const ASIDE = [
  ['staff_members', 'disabled_at', '1'],
  ['regional_representatives', 'phone', 'NULL'],
  ['regional_representatives', 'email', 'NULL'],
  ['regional_representatives', 'is_default', 'is_default'],
  ['participating_products', 'is_active', '0'],
  ['code_batches', 'state', "'printed'"],
  ['categories', 'is_active', '0'],
  ['products', 'published_at', 'NULL'],
] as const

/** @returns puts all of it back */
async function putAside(): Promise<() => Promise<void>> {
  const kept: { table: string; column: string; before: { id: number; value: Value }[] }[] = []
  for (const [table, column, empty] of ASIDE) {
    const before = await shopReader().rows<{ id: number; value: Value }>(
      `SELECT id, ${column} AS value FROM ${table}`
    )
    await write(`UPDATE ${table} SET ${column} = ${empty}`)
    kept.push({ table, column, before })
  }
  return async () => {
    for (const { table, column, before } of kept.reverse()) {
      for (const { id, value } of before) {
        await write(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [value, id])
      }
    }
  }
}

test.group('First steps of a new shop', () => {
  test('[O-16] [O-10] an empty shop needs everything; each thing that is there is ticked', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await putAside())
    const admin = await givenStaff()
    const done = async () => {
      const { data } = (await staffApi(client, 'first_steps', admin).list()).body()
      const steps = data as { id: string; is_done: boolean }[]
      return steps.filter(({ is_done: isDone }) => isDone).map(({ id }) => id)
    }
    assert.deepEqual(await done(), [])
    const { body } = await staffApi(client, 'first_steps', admin)
      .list()
      .then((answer) => ({ body: answer.body() }))
    assert.deepEqual(
      body.data.map(({ id }: { id: string }) => id),
      [
        'second_admin',
        'representatives',
        'participating_products',
        'code_batches',
        'categories',
        'products',
        'messages',
        'code_keys',
        'backup',
      ]
    )
    await givenStaff({ role: 'marketing' })
    assert.deepEqual(await done(), [])
    await givenStaff()
    assert.deepEqual(await done(), ['second_admin'])
    const product = await givenParticipatingProduct({ isActive: false })
    await givenBatch({ productId: product.id, state: 'printed' })
    const category = await givenCategory()
    await givenProduct({ categoryId: category.id, stock: 0 })
    await givenProduct({ categoryId: category.id, publishedAt: null })
    assert.deepEqual(await done(), ['second_admin', 'categories'])
    await givenBatch({ productId: (await givenParticipatingProduct()).id })
    await givenProduct({ categoryId: category.id, stock: 1 })
    await write(`INSERT INTO regional_representatives (last_name, first_name, phone, is_default,
      distribution_channel, distribution_channel_task_fields, created_at, updated_at)
      VALUES ('Első', 'Lépés', '+3613334444', 0, '[]', '[]', 1, 1)`)
    await write(`UPDATE regional_representatives SET is_default = 0`)
    await write(`UPDATE regional_representatives SET is_default = 1 WHERE last_name = 'Első'`)
    cleanup(() =>
      write(`DELETE FROM regional_representatives WHERE last_name = 'Első'`).then(() => {})
    )
    assert.deepEqual(await done(), [
      'second_admin',
      'representatives',
      'participating_products',
      'code_batches',
      'categories',
      'products',
    ])
  })
})
