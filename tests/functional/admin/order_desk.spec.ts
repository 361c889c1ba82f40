import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { clock } from '#app/clock'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { allDisclosures } from '#app/personal/disclosure'
import { transaction } from '#app/transaction'
import type { StaffMember } from '#auth/members/member'
import { deleteMember } from '#auth/my_data/actions/delete_member'
import { changeOrderStatus, sendParcel, substituteLine } from '#catalogue'
import { deskOrders } from '#catalogue/desk/queries/admin/desk_orders'
import type { OrderStatus } from '#catalogue/orders/order_status'
import { balanceOf } from '#points'
import { givenProduct, stockOf } from '#tests/support/catalogue'
import { linesOf, movesOf } from '#tests/support/checkout'
import { pathOf, shopRoutes } from '#tests/support/fuzz/routes'
import { givenStaff } from '#tests/support/members'
import { parcelsOf, stepsOf } from '#tests/support/order_records'
import { givenOrder } from '#tests/support/orders'
import { staffApi } from '#tests/support/staff_api'
import { brokenTruths } from '#tests/support/truths'

function desk(client: ApiClient, staff: StaffMember) {
  const post = (path: string, body: object, key: string) =>
    client
      .post(`/api/admin/orders/${path}`)
      .accept('json')
      .header('idempotency-key', key)
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json(body)
  return {
    ...staffApi(client, 'orders', staff),
    change: (orders: unknown, status: string, key: string = randomUUID(), carrier?: unknown) =>
      post('status', { orders, status, carrier }, key),
    write: (id: number, note: unknown, key: string = randomUUID()) =>
      post(`${id}/notes`, { note }, key),
  }
}

async function statusOf(orderId: number): Promise<OrderStatus> {
  const sql = 'SELECT status FROM orders WHERE id = ?'
  const [order] = await shopReader().rows<{ status: OrderStatus }>(sql, [orderId])
  return order.status
}

const step = (orderId: number, to: OrderStatus) =>
  transaction((trx) => changeOrderStatus(trx, { orderId, to }))

/** An order that staff work on. */
async function givenBegunOrder() {
  const order = await givenOrder()
  await step(order.orderId, 'processing')
  return order
}

async function lineOf(orderId: number): Promise<number> {
  const [line] = await linesOf({ id: orderId })
  return line.id
}

/** Takes up an order of two pieces and sends one of them. */
async function sendOnePiece(orderId: number): Promise<void> {
  await step(orderId, 'processing')
  const lines = [{ lineId: await lineOf(orderId), quantity: 1 }]
  await transaction((trx) => sendParcel(trx, { orderId, lines, carrier: '', reference: '' }))
}

test.group('Queues of orders', () => {
  test('the list counts what waits in each queue and says which steps are allowed', async ({
    client,
    assert,
  }) => {
    const { list } = desk(client, await givenStaff())
    const before = (await list()).body().meta
    const { orderId } = await givenOrder()
    const other = await givenOrder()
    await step(other.orderId, 'processing')
    const { meta } = (await list({ id: [orderId, other.orderId], status: 'received' })).body()
    assert.equal(meta.waiting.received, before.waiting.received + 1)
    assert.equal(meta.waiting.processing, before.waiting.processing + 1)
    assert.equal(meta.waiting.shipped, before.waiting.shipped)
    assert.sameMembers(Object.keys(meta.waiting), ['received', 'processing', 'shipped'])
    assert.deepEqual(meta.steps.processing, ['shipped', 'cancelled'])
  })

  test('an order shows its steps with who took them', async ({ client, assert }) => {
    const staff = await givenStaff()
    const { act, show } = desk(client, staff)
    const { orderId } = await givenOrder()
    ;(await act(orderId, 'status', { status: 'processing' })).assertStatus(200)
    const { steps } = (await show(orderId)).body().data
    assert.deepEqual(
      steps.map(({ status, actor_name }: any) => [status, actor_name]),
      [
        ['received', null],
        ['processing', staff.name],
      ]
    )
  })
})

test.group('Many orders at once', () => {
  test('one carrier is noted at each parcel, and a step that sends nothing needs none', async ({
    client,
    assert,
  }) => {
    const { change } = desk(client, await givenStaff())
    const ids = [(await givenBegunOrder()).orderId, (await givenBegunOrder()).orderId]
    const key = randomUUID()
    ;(await change(ids, 'shipped', key, 'x'.repeat(101))).assertStatus(422)
    for (const _ of [1, 2]) (await change(ids, 'shipped', key, 'GLS')).assertStatus(200)
    assert.equal((await change(ids, 'shipped', key, 'DPD')).status(), 409)
    for (const id of ids) {
      const parcels = await parcelsOf(id)
      assert.deepEqual(
        parcels.map(({ carrier, reference }) => [carrier, reference]),
        [['GLS', '']]
      )
    }
    const other = (await givenBegunOrder()).orderId
    ;(await change([other], 'shipped')).assertStatus(200)
    assert.equal((await parcelsOf(other))[0].carrier, '')
  })

  test('each order is answered for: changed, or why it was not', async ({ client, assert }) => {
    const staff = await givenStaff()
    const { change } = desk(client, staff)
    const [fresh, shipped, second] = [await givenOrder(), await givenOrder(), await givenOrder()]
    for (const to of ['processing', 'shipped'] as const) await step(shipped.orderId, to)
    const unknown = 999_999_999
    const ids = [unknown, second.orderId, shipped.orderId, fresh.orderId, fresh.orderId]
    const answer = await change(ids, 'processing')
    answer.assertStatus(200)
    assert.deepEqual(answer.body().data, [
      { id: fresh.orderId, changed: true, reason: null, status: 'processing' },
      { id: shipped.orderId, changed: false, reason: 'transition_refused', status: 'shipped' },
      { id: second.orderId, changed: true, reason: null, status: 'processing' },
      { id: unknown, changed: false, reason: 'not_found', status: null },
    ])
    assert.equal(await statusOf(second.orderId), 'processing')
    const audit = `SELECT actor_id, detail FROM audit_logs
      WHERE action = 'order.status_changed' AND subject_id = ?`
    const audited = (orderId: number) => shopReader().rows(audit, [orderId])
    assert.deepEqual(await audited(fresh.orderId), [{ actor_id: staff.id, detail: 'processing' }])
    assert.deepEqual(await audited(shipped.orderId), [])
  })

  test('[C-28] sent again and twice at once, points and stock come back once', async ({
    client,
    assert,
  }) => {
    const { change } = desk(client, await givenStaff())
    const orders = [await givenOrder(), await givenOrder()]
    const ids = orders.map(({ orderId }) => orderId)
    const key = randomUUID()
    const first = await Promise.all([change(ids, 'cancelled', key), change(ids, 'cancelled', key)])
    for (const answer of [...first, await change(ids.toReversed(), 'cancelled', key)]) {
      assert.deepEqual(
        answer.body().data.map(({ changed }: any) => changed),
        [true, true]
      )
    }
    const later = await change(ids, 'cancelled')
    assert.deepEqual(
      later.body().data.map(({ reason }: any) => reason),
      ['transition_refused', 'transition_refused']
    )
    for (const { member, product } of orders) {
      assert.deepEqual([await balanceOf(member.id), await stockOf(product)], [1000, 5])
      assert.lengthOf(await movesOf(member), 2)
    }
    assert.deepEqual(await brokenTruths(), [])
  })

  test('an order of which a parcel left is not cancelled, and nothing of it comes back', async ({
    client,
    assert,
  }) => {
    const { change } = desk(client, await givenStaff())
    const [parted, whole] = [await givenOrder(), await givenOrder()]
    await sendOnePiece(parted.orderId)
    const { data } = (await change([parted.orderId, whole.orderId], 'cancelled')).body()
    assert.deepEqual(data, [
      { id: parted.orderId, changed: false, reason: 'order_partly_sent', status: 'processing' },
      { id: whole.orderId, changed: true, reason: null, status: 'cancelled' },
    ])
    assert.deepEqual([await balanceOf(parted.member.id), await stockOf(parted.product)], [800, 3])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('two staff with opposite steps leave each order with one of them', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await givenStaff(), await givenStaff()]
    const orders = await Promise.all(Array.from({ length: 4 }, () => givenOrder()))
    const ids = orders.map(({ orderId }) => orderId)
    for (const id of ids) await step(id, 'processing')
    const answers = await Promise.all([
      desk(client, one).change(ids, 'shipped'),
      desk(client, other).change(ids, 'cancelled'),
    ])
    const changed = answers.map((answer) =>
      answer
        .body()
        .data.filter((line: any) => line.changed)
        .map(({ id }: any) => id)
    )
    assert.sameMembers(changed.flat(), ids)
    for (const id of ids) {
      assert.equal(await statusOf(id), changed[0].includes(id) ? 'shipped' : 'cancelled')
      assert.lengthOf(await stepsOf(id), 3)
    }
    assert.deepEqual(await brokenTruths(), [])
  })

  test('another list under the same key, no key and nonsense change nothing', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const { change, act } = desk(client, staff)
    const [one, other] = [await givenOrder(), await givenOrder()]
    const key = randomUUID()
    ;(await change([one.orderId], 'processing', key)).assertStatus(200)
    ;(await change([one.orderId, other.orderId], 'processing', key)).assertStatus(409)
    ;(await change([one.orderId], 'shipped', key)).assertStatus(409)
    const many = Array.from({ length: 501 }, (_, index) => index + 1)
    const wrong = [[], many, [0], ['1e2'], [1.5], [[other.orderId]], 'all', { 0: 1 }, null]
    for (const orders of wrong) {
      const answer = await change(orders, 'processing')
      answer.assertStatus(422)
      assert.match(answer.body().errors[0].field, /^orders/)
    }
    const lost = await change([other.orderId], 'lost')
    assert.equal(lost.body().errors[0].field, 'status')
    const bare = await client
      .post('/api/admin/orders/status')
      .accept('json')
      .withCsrfToken()
      .withGuard('staff')
      .loginAs(staff)
      .json({ orders: [other.orderId], status: 'processing' })
    assert.equal(bare.body().errors[0].rule, 'idempotency_key_invalid')
    assert.equal(await statusOf(other.orderId), 'received')
    ;(await act(other.orderId, 'status', { status: 'processing' })).assertStatus(200)
  })
})

test.group('Notes about orders', () => {
  test('staff write a note once; it stays, sealed, and the member never sees it', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const { write, show } = desk(client, staff)
    const { member, orderId } = await givenOrder()
    const [words, key] = ['Telefonon kérte:\nhétfőn vigyük', randomUUID()]
    const twins = await Promise.all([write(orderId, words, key), write(orderId, words, key)])
    for (const answer of twins) answer.assertStatus(201)
    ;(await write(orderId, 'Más szöveg', key)).assertStatus(409)
    const { notes } = (await show(orderId)).body().data
    assert.lengthOf(notes, 1)
    assert.containSubset(notes[0], { note: words, actor_name: staff.name })
    const stored = 'SELECT sealed_note AS "sealed" FROM order_notes WHERE order_id = ?'
    const [{ sealed }] = await shopReader().rows<{ sealed: string }>(stored, [orderId])
    assert.notInclude(sealed, 'Telefonon')
    for (const sql of ['UPDATE order_notes SET actor_id = 1', 'DELETE FROM order_notes']) {
      const spoil = () => transaction((trx) => rows(trx, `${sql} WHERE order_id = ?`, [orderId]))
      await assert.rejects(spoil, /append only/)
    }
    for (const { read, name } of allDisclosures()) {
      for await (const batch of read(member.id, 'hu')) {
        assert.notInclude(JSON.stringify(batch), 'Telefonon', name)
      }
    }
    const audit = `SELECT actor_id FROM audit_logs
      WHERE action = 'order.note_written' AND subject_id = ?`
    assert.deepEqual(await shopReader().rows(audit, [orderId]), [{ actor_id: staff.id }])
  })

  test('a note without words, or for no order, is refused', async ({ client, assert }) => {
    const { write, show } = desk(client, await givenStaff())
    const { orderId } = await givenOrder()
    for (const note of ['', '   ', null, ['x'], 'x'.repeat(1001)]) {
      const answer = await write(orderId, note)
      answer.assertStatus(422)
      assert.equal(answer.body().errors[0].field, 'note')
    }
    ;(await write(999_999_999, 'Van ilyen?')).assertStatus(404)
    assert.deepEqual((await show(orderId)).body().data.notes, [])
  })

  test('with its member a note becomes unreadable, and none is added', async ({
    client,
    assert,
  }) => {
    const { write, show } = desk(client, await givenStaff())
    const { member, orderId } = await givenOrder()
    ;(await write(orderId, 'Kovács úr nincs otthon')).assertStatus(201)
    await deleteMember(member.id)
    const [note] = (await show(orderId)).body().data.notes
    assert.isNull(note.note)
    const late = await write(orderId, 'Még valami')
    late.assertStatus(422)
    assert.equal(late.body().errors[0].rule, 'order_of_deleted')
  })
})

test.group('Papers of orders', () => {
  const unconfirmed = (client: ApiClient, staff: StaffMember, path: string) =>
    client.get(`/api/admin/orders/${path}`).accept('json').withGuard('staff').loginAs(staff)
  const paper = (client: ApiClient, staff: StaffMember, path: string) =>
    unconfirmed(client, staff, path).withSession({
      confirmed_password_staff: { id: staff.id, at: clock.now() },
    })

  test('pick list and delivery notes are PDFs of just the chosen orders', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const [one, other] = [(await givenBegunOrder()).orderId, (await givenBegunOrder()).orderId]
    for (const [path, file] of [
      ['pick_list', `pick-list-${one}-${other}.pdf`],
      ['delivery_notes', `delivery-notes-${one}-${other}.pdf`],
    ]) {
      const answer = await paper(client, staff, `${path}?ids=${other}-${one}`)
      answer.assertStatus(200)
      assert.equal(answer.header('content-type'), 'application/pdf')
      assert.include(answer.header('content-disposition'), `"${file}"`)
      assert.include(answer.header('cache-control'), 'no-store')
      assert.equal(Buffer.from(answer.body()).subarray(0, 5).toString(), '%PDF-')
    }
  })

  test('the courier list has one safe line for each order, and who took it is known', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const { member, orderId } = await givenBegunOrder()
    const hostile = `UPDATE orders SET shipping_note = '=1+1', shipping_doorbell = '@"x";y'
      WHERE id = ?`
    await transaction((trx) => rows(trx, hostile, [orderId]))
    const answer = await paper(client, staff, `courier_list?ids=${orderId}`)
    answer.assertStatus(200)
    assert.match(String(answer.header('content-type')), /^text\/csv/)
    assert.isTrue(answer.text().startsWith('\ufeff"order";"name";'))
    assert.deepEqual(parse(answer.text(), { bom: true, columns: true, delimiter: ';' }), [
      {
        order: String(orderId),
        name: 'Szűcs Gábor',
        phone: member.phone.replace('+', '00'),
        zip: '1119',
        city: 'Budapest',
        address: 'Fehérvári út',
        house_number: '84/A',
        floor: '2',
        door_number: '7',
        doorbell: `'@"x";y`,
        note: "'=1+1",
        pieces: '2',
      },
    ])
    ;(await paper(client, staff, `delivery_notes?ids=${orderId}`)).assertStatus(200)
    const audit = `SELECT actor_id, detail FROM audit_logs
      WHERE action = 'order.address_exported' AND subject_id = ? ORDER BY id`
    assert.deepEqual(await shopReader().rows(audit, [orderId]), [
      { actor_id: staff.id, detail: 'courier_list' },
      { actor_id: staff.id, detail: 'delivery_notes' },
    ])
  })

  test('[A-21] papers and the pick list want the password once more', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const { orderId } = await givenBegunOrder()
    for (const path of ['pick_list', 'delivery_notes', 'courier_list']) {
      const refused = await unconfirmed(client, staff, `${path}?ids=${orderId}`)
      refused.assertStatus(423)
      assert.notInclude(JSON.stringify(refused.body()), 'Budapest')
    }
    const audit =
      "SELECT id FROM audit_logs WHERE action = 'order.address_exported' AND subject_id = ?"
    assert.deepEqual(await shopReader().rows(audit, [orderId]), [])
  })

  test('a whole queue is printed without naming its orders', async ({ client, assert }) => {
    const staff = await givenStaff()
    const { orderId } = await givenOrder()
    await step(orderId, 'processing')
    const answer = await paper(client, staff, 'courier_list?status=processing')
    const lines = parse(answer.text(), { bom: true, columns: true, delimiter: ';' })
    assert.include(
      lines.map((line: any) => line.order),
      String(orderId)
    )
    for (const { order } of lines as any[])
      assert.equal(await statusOf(Number(order)), 'processing')
  })

  test('papers name what goes out and has not left: other gifts, and only the pieces still here', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const [parted, replaced] = [(await givenOrder()).orderId, (await givenOrder()).orderId]
    const spare = await givenProduct({
      titleHu: 'Csereajándék',
      price: 50,
      variations: { Size: ['Large'] },
    })
    await sendOnePiece(parted)
    const variations = [spare.variation('Large').value]
    const substitution = { orderId: replaced, lineId: await lineOf(replaced), variations }
    const chosen = { ...substitution, productId: spare.id, isBack: true }
    await transaction((trx) => substituteLine(trx, chosen))
    const [half, other] = await deskOrders({ ids: [replaced, parted] })
    assert.deepEqual([half.id, half.lines[0].quantity, half.sentBefore], [parted, 1, 1])
    assert.containSubset(other.lines, [{ title: 'Csereajándék', variations: 'Large', quantity: 2 }])
    const list = await paper(client, staff, `courier_list?ids=${parted}`)
    assert.match(list.text(), /;"1"\r\n$/)
    await step(parted, 'shipped')
    const [whole] = await deskOrders({ ids: [parted] })
    assert.deepEqual([whole.lines[0].quantity, whole.sentBefore], [2, 0])
  })

  test('one order that does not fit, is not there, or nonsense: no paper, and it says which', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const [fresh, sent, gone] = [
      await givenBegunOrder(),
      await givenBegunOrder(),
      await givenOrder(),
    ]
    await step(sent.orderId, 'shipped')
    await step(gone.orderId, 'cancelled')
    const all = [fresh, sent, gone].map(({ orderId }) => orderId).join('-')
    const cases: [string, string][] = [
      ['pick_list', `#${sent.orderId}, #${gone.orderId}`],
      ['delivery_notes', `#${gone.orderId}`],
      ['courier_list', `#${gone.orderId}`],
    ]
    for (const [path, misfits] of cases) {
      const refused = await paper(client, staff, `${path}?ids=${all}`)
      refused.assertStatus(422)
      assert.containSubset(refused.body().errors[0], {
        rule: 'orders_do_not_fit',
        meta: { orders: misfits },
      })
      const unknown = await paper(client, staff, `${path}?ids=${fresh.orderId}-999999999`)
      unknown.assertStatus(404)
      const many = Array.from({ length: 501 }, (_, index) => index + 1).join('-')
      for (const query of [
        '',
        'ids=',
        'ids=1e2',
        'ids=1-',
        'ids=0',
        `ids=${many}`,
        'status=lost',
      ]) {
        ;(await paper(client, staff, `${path}?${query}`)).assertStatus(422)
      }
      const queue = await paper(client, staff, `${path}?status=cancelled`)
      assert.equal(queue.body().errors[0].rule, 'orders_do_not_fit')
    }
    const sql = `SELECT id FROM audit_logs WHERE action = 'order.address_exported'
      AND subject_id IN (?, ?)`
    assert.deepEqual(await shopReader().rows(sql, [fresh.orderId, sent.orderId]), [])
  })

  test('what its member can still cancel has no paper, and no address of it leaves the shop', async ({
    client,
    assert,
  }) => {
    const staff = await givenStaff()
    const [begun, received] = [await givenBegunOrder(), await givenOrder()]
    const ids = `ids=${begun.orderId}-${received.orderId}`
    for (const path of ['pick_list', 'delivery_notes', 'courier_list']) {
      const refused = await paper(client, staff, `${path}?${ids}`)
      refused.assertStatus(422)
      assert.containSubset(refused.body().errors[0], {
        rule: 'orders_do_not_fit',
        meta: { orders: `#${received.orderId}` },
      })
      const queue = await paper(client, staff, `${path}?status=received`)
      assert.equal(queue.body().errors[0].rule, 'orders_do_not_fit')
    }
    const sql = `SELECT id FROM audit_logs WHERE action = 'order.address_exported'
      AND subject_id IN (?, ?)`
    assert.deepEqual(await shopReader().rows(sql, [begun.orderId, received.orderId]), [])
    await step(received.orderId, 'processing')
    for (const path of ['pick_list', 'delivery_notes', 'courier_list']) {
      ;(await paper(client, staff, `${path}?${ids}`)).assertStatus(200)
    }
  })

  test('strangers and members get no paper', async ({ client }) => {
    const { member, orderId } = await givenOrder()
    for (const path of ['pick_list', 'delivery_notes', 'courier_list']) {
      const address = `/api/admin/orders/${path}?ids=${orderId}`
      ;(await client.get(address)).assertStatus(401)
      ;(await client.get(address).withGuard('member').loginAs(member)).assertStatus(401)
    }
  })
})

test.group('Who works at the desk', () => {
  test('marketing gets 403 at every route of orders and parcels, and nothing changes', async ({
    client,
    assert,
  }) => {
    const marketing = await givenStaff({ role: 'marketing' })
    const { member, orderId } = await givenOrder()
    const before = [await balanceOf(member.id), await stepsOf(orderId)]
    const ofDesk = /^\/api\/admin\/(orders|parcels)(\/|$)/
    const routes = shopRoutes().filter(({ pattern }) => ofDesk.test(pattern))
    const names = routes.map(({ name }) => name)
    assert.includeMembers(names, ['admin.orders.courier_list', 'admin.parcels.delivery'])
    assert.isAtLeast(routes.length, 13)
    const confirmed = { id: marketing.id, at: clock.now() }
    for (const route of routes) {
      for (const method of route.methods.filter((one) => one !== 'HEAD')) {
        const path = pathOf(route, () => String(orderId))
        const answer = await client
          .request(path, method)
          .accept('json')
          .withCsrfToken()
          .withGuard('staff')
          .loginAs(marketing)
          .withSession({ confirmed_password_staff: confirmed })
          .qs(method === 'GET' ? { ids: orderId } : {})
          .json({ status: 'cancelled', note: 'x', idempotency_key: randomUUID() })
        answer.assertStatus(403)
        assert.equal(answer.body().errors[0].rule, 'forbidden', `${method} ${path}`)
      }
    }
    assert.deepEqual([await balanceOf(member.id), await stepsOf(orderId)], before)
  })
})
