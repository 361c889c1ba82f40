import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import type { StaffMember } from '#auth/members/member'
import { verifyInvariants } from '#points/truths/verify_truths_sql'
import { givenCart, givenProduct, stockOf, type GivenProduct } from '#tests/support/catalogue'
import { checkoutBody, checkOut } from '#tests/support/checkout'
import { givenMember, givenStaff } from '#tests/support/members'
import { givenOrderInWork } from '#tests/support/parcels'
import { givenCreditedScan } from '#tests/support/scans'

/** A gift with its first stock item. */
async function givenStockItem(given: GivenProduct) {
  const product = await givenProduct(given)
  const sql = 'SELECT id FROM stock_items WHERE product_id = ? ORDER BY id'
  const [{ id }] = await shopReader().rows<{ id: number }>(sql, [product.id])
  return { product, id }
}

function desk(client: ApiClient, staff: StaffMember) {
  return {
    limit: (id: number, qty: unknown) =>
      client
        .post(`/api/admin/stock_items/${id}/limit`)
        .accept('json')
        .withCsrfToken()
        .withGuard('staff')
        .loginAs(staff)
        .json({ qty, note: 'Leltár' } as object),
    move: (id: number, body: object, key: string = randomUUID()) =>
      client
        .post(`/api/admin/stock_items/${id}/movements`)
        .accept('json')
        .header('idempotency-key', key)
        .withCsrfToken()
        .withGuard('staff')
        .loginAs(staff)
        .json({ note: 'Szállítólevél 12', ...body }),
    list: async (path: string, filter: object = {}, rest: object = {}) => {
      const request = client.get(`/api/admin/${path}`).withGuard('staff').loginAs(staff)
      return (await request.qs({ filter: JSON.stringify(filter), ...rest })).body()
    },
  }
}

test.group('Stock movements', () => {
  test('staff book what came in and what was lost, and each stays as it was booked', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff({ role: 'marketing' })
    const { product, id } = await givenStockItem({ stock: 4, titleHu: 'Kulacs' })
    const { move, list } = desk(client, staff)
    const received = await move(id, { reason: 'receipt', delta: 10 })
    received.assertStatus(201)
    assert.deepEqual(received.body().data, { id, qty: 14 })
    ;(await move(id, { reason: 'loss', delta: -2, note: 'Eltört' })).assertStatus(201)
    assert.equal(await stockOf(product), 12)
    const { data, total } = await list('stock_movements', { stock_item_id: id })
    assert.equal(total, 3)
    assert.containSubset(data[0], {
      title_hu: 'Kulacs',
      delta: -2,
      reason: 'loss',
      note: 'Eltört',
      actor_name: staff.name,
    })
    assert.deepEqual(
      data.map(({ delta }: any) => delta),
      [-2, 10, 4]
    )
    const audit = `SELECT actor_id, detail FROM audit_logs WHERE action = 'stock.moved'
      AND subject_type = 'product' AND subject_id = ? ORDER BY id`
    assert.deepEqual(await shopReader().rows(audit, [product.id]), [
      { actor_id: staff.id, detail: 'receipt 10' },
      { actor_id: staff.id, detail: 'loss -2' },
    ])
    for (const sql of ['UPDATE stock_movements SET delta = 1', 'DELETE FROM stock_movements']) {
      await assert.rejects(
        () => transaction((trx) => rows(trx, `${sql} WHERE stock_item_id = ?`, [id])),
        /append only/
      )
    }
  })

  test('what cannot be is refused at its field, and nothing moves', async ({ client, assert }) => {
    const { move } = desk(client, await givenStaff({ role: 'admin' }))
    const { product, id } = await givenStockItem({ stock: 4 })
    const unlimited = await givenStockItem({ stock: null })
    const cases: [number, object, string, string][] = [
      [id, { reason: 'loss', delta: -5 }, 'delta', 'stock_too_low'],
      [unlimited.id, { reason: 'receipt', delta: 5 }, 'delta', 'stock_unlimited'],
      [id, { reason: 'receipt', delta: -1 }, 'delta', 'invalid'],
      [id, { reason: 'loss', delta: 1 }, 'delta', 'invalid'],
      [id, { reason: 'order', delta: 1 }, 'reason', 'invalid'],
      [id, { reason: 'receipt', delta: 1, note: '' }, 'note', 'required'],
      ...[0, 0.5, '1e2', 2 ** 53, [3], null].map((delta): [number, object, string, string] => [
        id,
        { reason: 'correction', delta },
        'delta',
        '',
      ]),
    ]
    for (const [item, body, field, rule] of cases) {
      const answer = await move(item, body)
      answer.assertStatus(422)
      const [error] = answer.body().errors
      assert.equal(error.field, field, JSON.stringify(body))
      if (rule) assert.equal(error.rule, rule, JSON.stringify(body))
    }
    ;(await move(999_999_999, { reason: 'receipt', delta: 1 })).assertStatus(404)
    assert.equal(await stockOf(product), 4)
  })

  test('a repeated request books once, another body under its key is refused', async ({
    client,
    assert,
  }) => {
    const { move } = desk(client, await givenStaff({ role: 'marketing' }))
    const { product, id } = await givenStockItem({ stock: 0 })
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => move(id, { reason: 'receipt', delta: 6 }, key))
    )
    for (const answer of answers) assert.deepEqual(answer.body().data, { id, qty: 6 })
    assert.equal(await stockOf(product), 6)
    ;(await move(id, { reason: 'receipt', delta: 7 }, key)).assertStatus(409)
    const bare = await client
      .post(`/api/admin/stock_items/${id}/movements`)
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(await givenStaff({ role: 'admin' }))
      .json({ reason: 'receipt', delta: 1, note: 'Kulcs nélkül' })
    assert.equal(bare.body().errors[0].rule, 'idempotency_key_invalid')
  })

  test('orders and movements at once keep the sum of the movements', async ({ client, assert }) => {
    const { move } = desk(client, await givenStaff({ role: 'marketing' }))
    const { product, id } = await givenStockItem({ stock: 5, price: 10 })
    const members = await Promise.all(Array.from({ length: 4 }, () => givenMember()))
    const orders = members.map(async (member) => {
      await givenCreditedScan(member, 50)
      const [hash] = await givenCart(member, [{ product }])
      return checkOut(client, member, checkoutBody({ [hash]: 2 }))
    })
    const deltas = [3, -1, 2]
    const moves = deltas.map((delta) => move(id, { reason: 'correction', delta }))
    const placed = (await Promise.all(orders)).filter((answer) => answer.status() === 200).length
    const moved = (await Promise.all(moves)).map((answer) => answer.status() === 201)
    const sum = deltas.reduce((all, delta, at) => all + (moved[at] ? delta : 0), 5 - 2 * placed)
    assert.equal(await stockOf(product), sum)
    const broken = (await verifyInvariants(shopReader())).filter(({ violations }) => violations > 0)
    assert.notInclude(
      broken.map((one) => one.id),
      'stock-conserved'
    )
  })
})

test.group('The limit of a stock', () => {
  test('counting begins and ends, and never takes the place of a count', async ({
    client,
    assert,
  }) => {
    const { limit, move } = desk(client, await givenStaff({ role: 'marketing' }))
    const { product, id } = await givenStockItem({ stock: 4 })
    const over = await limit(id, 9)
    over.assertStatus(422)
    assert.deepInclude(over.body().errors[0], { field: 'qty', rule: 'stock_limited' })
    ;(await limit(id, null)).assertStatus(201)
    assert.isNull(await stockOf(product))
    assert.equal((await limit(id, null)).body().errors[0].rule, 'stock_unlimited')
    ;(await limit(id, 9)).assertStatus(201)
    ;(await move(id, { reason: 'loss', delta: -2 })).assertStatus(201)
    assert.equal(await stockOf(product), 7)
    const sum = 'SELECT SUM(delta) AS moved FROM stock_movements WHERE stock_item_id = ?'
    assert.equal(Number((await shopReader().rows<any>(sum, [id]))[0].moved), 7)
    const audit = `SELECT detail FROM audit_logs WHERE action = 'stock.limited'
      AND subject_id = ? ORDER BY id`
    const told = await shopReader().rows<{ detail: string }>(audit, [product.id])
    assert.deepEqual(
      told.map(({ detail }) => detail),
      ['unlimited', '9']
    )
    for (const qty of [-1, 0.5, '3', 2 ** 53, [1], undefined]) {
      const wrong = await limit(id, qty)
      wrong.assertStatus(422)
      assert.equal(wrong.body().errors[0].field, 'qty')
    }
    ;(await limit(999_999_999, 1)).assertStatus(404)
  })

  test('counting begins with what is left when orders not yet sent have theirs', async ({
    client,
    assert,
  }) => {
    const { limit } = desk(client, await givenStaff({ role: 'marketing' }))
    const { product, id } = await givenStockItem({ stock: null, price: 10 })
    await givenOrderInWork([{ product, quantity: 3 }])
    const [refused] = (await limit(id, 2)).body().errors
    assert.deepInclude(refused, { field: 'qty', rule: 'stock_promised', meta: { pieces: 3 } })
    const begun = await limit(id, 9)
    assert.deepEqual(begun.body().data, { id, qty: 6 })
    assert.equal(await stockOf(product), 6)
  })
})

test.group('Low stock', () => {
  test('the list of what runs low follows the limit of each gift, fewest pieces first', async ({
    client,
    assert,
  }) => {
    const { list } = desk(client, await givenStaff({ role: 'marketing' }))
    const word = `keves-${randomUUID()}`
    const given = { titleHu: word, titleEn: word }
    const four = await givenStockItem({ ...given, stock: 4 })
    const none = await givenStockItem({ ...given, stock: 0 })
    await givenStockItem({ ...given, stock: 6 })
    await givenStockItem({ ...given, stock: null })
    const sizes = { variations: { Size: ['S', 'M'] }, stockOf: { S: 5, M: 50 } }
    const sized = await givenProduct({ ...given, ...sizes })
    const lines = await list('stock_items', { q: word, low: '1' }, { sort: 'qty', order: 'asc' })
    assert.deepEqual(
      lines.data.map(({ qty, label, is_low }: any) => [qty, label, is_low]),
      [
        [0, '', true],
        [4, '', true],
        [5, 'S', true],
      ]
    )
    assert.equal(lines.data[0].id, none.id)
    assert.equal((await list('stock_items', { q: word })).total, 6)
    await transaction((trx) =>
      rows(trx, 'UPDATE products SET low_stock_at = 3 WHERE id = ?', [four.product.id])
    )
    assert.equal((await list('stock_items', { q: word, low: '1' })).total, 2)
    const { data } = await list(`stock_items/${four.id}`)
    assert.containSubset(data, { qty: 4, low_stock_at: 3, is_low: false })
    assert.equal((await list(`products/${sized.id}`)).data.low_stock_at, 5)
  })

  test('strangers and members see no stock', async ({ client }) => {
    for (const path of ['stock_items', 'stock_movements', 'stock_items/1']) {
      ;(await client.get(`/api/admin/${path}`)).assertStatus(401)
      const member = await givenMember()
      const asMember = client.get(`/api/admin/${path}`).withGuard('member').loginAs(member)
      ;(await asMember).assertStatus(401)
    }
  })
})
