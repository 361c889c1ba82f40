import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { clearOldAddresses } from '#catalogue/orders/orders_of_deleted'
import { balanceOf } from '#points'
import { givenProduct, stockOf } from '#tests/support/catalogue'
import { ordersOf } from '#tests/support/checkout'
import { givenMember, givenStaff } from '#tests/support/members'
import { parcelsOf } from '#tests/support/order_records'
import { givenOrderInWork } from '#tests/support/parcels'
import { staffApi } from '#tests/support/staff_api'

/** Three caps at 100 points in processing, and a desk to work on them. */
async function givenDesk(client: ApiClient) {
  const word = `csere-${randomUUID()}`
  const cap = await givenProduct({ price: 100, stock: 9 })
  const mug = await givenProduct({ price: 70, stock: 9, titleHu: `${word} bögre`, titleEn: word })
  const order = await givenOrderInWork([{ product: cap, quantity: 3 }])
  const staff = await givenStaff()
  const orders = staffApi(client, 'orders', staff)
  const { orderId, lineIds } = order
  const [lineId] = lineIds
  return {
    ...order,
    staff,
    cap,
    mug,
    word,
    lineId,
    parcels: staffApi(client, 'parcels', staff),
    show: async () => (await orders.show(orderId)).body().data,
    send: (quantities: object, rest: object = {}) =>
      orders.act(orderId, 'parcels', { quantities, idempotency_key: randomUUID(), ...rest }),
    giveUp: (body: object) =>
      orders.act(orderId, 'rest', {
        is_back: true,
        reason: 'Not to be had',
        idempotency_key: randomUUID(),
        ...body,
      }),
    ship: (rest: object) => orders.act(orderId, 'status', { status: 'shipped', ...rest }),
    replace: (body: object) =>
      orders.act(orderId, `lines/${lineId}/substitution`, {
        variations: [],
        is_back: true,
        idempotency_key: randomUUID(),
        ...body,
      }),
  }
}

test.group('Parcels in the back-office', () => {
  test('[C-27] staff send a part, then the rest, and the page of the order follows', async ({
    client,
    assert,
  }) => {
    const desk = await givenDesk(client)
    const { lineId } = desk
    assert.containSubset(await desk.show(), {
      next_statuses: ['shipped', 'cancelled'],
      parcels: [],
      lines: [{ id: lineId, quantity: 3, sent: 0, replacement: null, is_replaceable: true }],
    })
    const part = { carrier: ' GLS ', reference: '00123' }
    const sent = await desk.send({ [lineId]: 2 }, part)
    sent.assertStatus(201)
    assert.equal(sent.body().data.left, 1)
    assert.containSubset(await desk.show(), {
      status: 'processing',
      next_statuses: ['shipped'],
      parcels: [
        {
          carrier: 'GLS',
          reference: '00123',
          lines: [{ line_id: lineId, quantity: 2 }],
          delivered_at: null,
        },
      ],
      lines: [{ sent: 2, is_replaceable: false }],
    })
    const rest = await desk.ship({ carrier: 'MPL', reference: '77' })
    rest.assertStatus(200)
    const { parcels, status } = await desk.show()
    assert.equal(status, 'shipped')
    assert.containSubset(parcels[1], { carrier: 'MPL', reference: '77', lines: [{ quantity: 1 }] })
    const correction = { carrier: 'GLS', reference: '78' }
    const corrected = await desk.parcels.update(parcels[1].id, correction)
    corrected.assertStatus(200)
    for (const { id } of parcels) {
      ;(await desk.parcels.act(id, 'delivery')).assertStatus(200)
    }
    const arrived = await desk.show()
    assert.equal(arrived.status, 'delivered')
    assert.containSubset(arrived.parcels[1], correction)
    assert.isNumber(arrived.parcels[1].delivered_at)
  })

  test('[O-10] who corrects a parcel that a colleague corrected meanwhile is told, and undoes nothing', async ({
    client,
    assert,
  }) => {
    const desk = await givenDesk(client)
    await desk.ship({ carrier: 'GLS' })
    const [{ id }] = await parcelsOf(desk.orderId)
    const shown = { carrier: 'GLS', reference: '' }
    const first = { carrier: 'GLS', reference: '77' }
    ;(await desk.parcels.update(id, { ...first, shown })).assertStatus(200)
    const late = await desk.parcels.update(id, { carrier: 'MPL', shown })
    late.assertStatus(409)
    assert.equal(late.body().errors[0].message, 'changed_meanwhile')
    assert.containSubset(await parcelsOf(desk.orderId), [first])
    ;(await desk.parcels.update(id, { carrier: 'MPL', shown: first })).assertStatus(200)
    assert.containSubset(await parcelsOf(desk.orderId), [{ carrier: 'MPL', reference: '' }])
    for (const wrong of ['x', 5, [['GLS']], { carrier: {} }]) {
      ;(await desk.parcels.update(id, { ...first, shown: wrong })).assertStatus(422)
    }
  })

  test('a repeated request sends once, another body under its key is refused', async ({
    client,
    assert,
  }) => {
    const desk = await givenDesk(client)
    const idempotency_key = randomUUID()
    const pieces = { [desk.lineId]: 1 }
    const answers = await Promise.all([1, 2, 3].map(() => desk.send(pieces, { idempotency_key })))
    for (const answer of answers) assert.equal(answer.body().data.left, 2)
    assert.lengthOf(await parcelsOf(desk.orderId), 1)
    ;(await desk.send({ [desk.lineId]: 2 }, { idempotency_key })).assertStatus(409)
    const [bare] = (await desk.send(pieces, { idempotency_key: undefined })).body().errors
    assert.equal(bare.rule, 'idempotency_key_invalid')
  })

  test('quantities that are none are refused at their field, and nothing is sent', async ({
    client,
    assert,
  }) => {
    const desk = await givenDesk(client)
    const field = `quantities.${desk.lineId}`
    for (const quantity of [-1, 0.5, '1e2', 2 ** 53, [3], null, 'x', {}, true, 4]) {
      const answer = await desk.send({ [desk.lineId]: quantity })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field, JSON.stringify(quantity))
    }
    const wholes = [{}, [], 5, 'x', null, { x: 1 }, { '1e2': 1 }, { [desk.lineId]: 0 }]
    for (const quantities of wholes) {
      const answer = await desk.send(quantities as object)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'quantities', JSON.stringify(quantities))
    }
    const long = await desk.send({ [desk.lineId]: 1 }, { carrier: 'x'.repeat(101) })
    assert.equal(long.body().errors[0].field, 'carrier')
    assert.deepEqual(await parcelsOf(desk.orderId), [])
  })

  test('of an order whose address is gone with its member no parcel is put right', async ({
    client,
    assert,
  }) => {
    const desk = await givenDesk(client)
    await desk.ship({ carrier: 'GLS', reference: '00123' })
    const [{ id }] = await parcelsOf(desk.orderId)
    ;(await desk.parcels.act(id, 'delivery')).assertStatus(200)
    await deleteMember(desk.member.id)
    ;(await desk.parcels.update(id, { carrier: 'GLS', reference: '124' })).assertStatus(200)
    const overdue = 'UPDATE orders SET updated_at = 0 WHERE id = ?'
    await transaction(async (trx) => {
      await rows(trx, overdue, [desk.orderId])
      await clearOldAddresses(trx)
    })
    const late = await desk.parcels.update(id, { carrier: 'MPL', reference: 'Szűcs 125' })
    late.assertStatus(422)
    assert.containSubset(late.body().errors, [{ rule: 'order_of_deleted', field: 'reference' }])
    assert.containSubset(await parcelsOf(desk.orderId), [{ carrier: 'GLS', reference: '' }])
    ;(await desk.parcels.update(999_999_999, {})).assertStatus(404)
  })

  test('strangers and members send and replace nothing', async ({ client }) => {
    const desk = await givenDesk(client)
    const member = await givenMember()
    const { orderId, lineId } = desk
    for (const path of [
      `orders/${orderId}/parcels`,
      `orders/${orderId}/lines/${lineId}/substitution`,
      'parcels/1/delivery',
    ]) {
      const post = () => client.post(`/api/admin/${path}`).accept('json').withCsrfToken().json({})
      ;(await post()).assertStatus(401)
      ;(await post().withGuard('member').loginAs(member)).assertStatus(401)
    }
  })
})

test.group('Replacing a gift in the back-office', () => {
  test('staff find gifts that fit and send one of them', async ({ client, assert }) => {
    const desk = await givenDesk(client)
    const { lineId, mug, cap, word, orderId } = desk
    const dear = { titleHu: `${word} drága`, price: 101 }
    await givenProduct(dear)
    await givenProduct({ titleHu: `${word} kevés`, price: 90, stock: 2 })
    await givenProduct({ titleHu: `${word} piszkozat`, price: 90, publishedAt: null })
    const sized = await givenProduct({
      titleHu: `${word} póló`,
      price: 80,
      variations: { Size: ['S', 'M'] },
      stockOf: { S: 3, M: 3 },
    })
    const api = staffApi(client, `orders/${orderId}/lines/${lineId}/substitutes`, desk.staff)
    const { data, total } = (await api.list({ q: word })).body()
    assert.equal(total, 2)
    assert.sameMembers(
      data.map(({ id }: { id: number }) => id),
      [mug.id, sized.id]
    )
    const { variation_types: types } = data.find(({ id }: { id: number }) => id === sized.id)
    assert.containSubset(types, [{ title_hu: 'Size', values: [{ title_hu: 'S' }, {}] }])
    const answer = await desk.replace({ product_id: mug.id })
    answer.assertStatus(201)
    assert.deepEqual(answer.body().data, { id: lineId, credited: 90 })
    assert.containSubset(await desk.show(), {
      total: 300,
      lines: [{ replacement: { title: `${word} bögre`, credited: 90 }, is_replaceable: false }],
    })
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [9, 6])
    const again = await desk.replace({ product_id: sized.id, variations: [types[0].values[0].id] })
    assert.equal(again.body().errors[0].rule, 'substitution_refused')
  })

  test('what staff did not put back is lost, and without their answer nothing moves', async ({
    client,
    assert,
  }) => {
    const desk = await givenDesk(client)
    const { cap, mug } = desk
    for (const is_back of [undefined, null, 'no', 'false', 0, []]) {
      const answer = await desk.replace({ product_id: mug.id, is_back })
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'is_back', JSON.stringify(is_back))
    }
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [6, 9])
    ;(await desk.replace({ product_id: mug.id, is_back: false })).assertStatus(201)
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [6, 6])
  })

  test('what is no gift is refused at its field, and nothing moves', async ({ client, assert }) => {
    const desk = await givenDesk(client)
    const { cap, mug } = desk
    const cases: [object, string][] = [
      ...[0, -1, 0.5, '1e2', 2 ** 53, [1], null, cap.id].map((product_id): [object, string] => [
        { product_id },
        'product_id',
      ]),
      [{ product_id: mug.id, variations: 'x' }, 'variations'],
      [{ product_id: mug.id, variations: [1, 1] }, 'variations'],
      [{ product_id: mug.id, variations: [999_999_999] }, 'variations'],
    ]
    for (const [body, field] of cases) {
      const answer = await desk.replace(body)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, field, JSON.stringify(body))
    }
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [6, 9])
    assert.equal((await ordersOf(desk.member))[0].status, 'processing')
  })

  test('[C-28] the rest that cannot go out is cancelled once, with its reason, by those who may', async ({
    client,
    assert,
  }) => {
    const desk = await givenDesk(client)
    const { lineId, member, orderId } = desk
    assert.isFalse((await desk.show()).can_cancel_rest)
    ;(await desk.send({ [lineId]: 1 })).assertStatus(201)
    assert.isTrue((await desk.show()).can_cancel_rest)
    const empty = await desk.giveUp({ reason: '  ' })
    empty.assertStatus(422)
    assert.equal(empty.body().errors[0].field, 'reason')
    const press = { idempotency_key: randomUUID() }
    const answers = await Promise.all([desk.giveUp(press), desk.giveUp(press)])
    for (const answer of [...answers, await desk.giveUp(press)]) {
      answer.assertStatus(201)
      assert.deepEqual(answer.body().data, { credited: 200, pieces: 2 })
    }
    const late = await desk.giveUp({})
    late.assertStatus(422)
    assert.equal(late.body().errors[0].rule, 'transition_refused')
    assert.containSubset(await desk.show(), {
      status: 'shipped',
      can_cancel_rest: false,
      lines: [{ id: lineId, sent: 1, given_up: { quantity: 2, credited: 200 } }],
      notes: [{ note: 'Not to be had' }],
    })
    assert.equal(await balanceOf(member.id), 900)
    assert.equal(await stockOf(desk.cap), 8)
    const marketing = staffApi(client, 'orders', await givenStaff({ role: 'marketing' }))
    const refused = await marketing.act(orderId, 'rest', { is_back: true, reason: 'No', ...press })
    refused.assertStatus(403)
  })
})
