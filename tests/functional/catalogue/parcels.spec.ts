import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { changeOrderStatus, sendParcel } from '#catalogue'
import { cancelOrder } from '#catalogue/desk/actions/change_order_status'
import { deliverParcel } from '#catalogue/desk/actions/follow_parcel'
import { balanceOf } from '#points'
import { givenProduct, stockOf } from '#tests/support/catalogue'
import { movesOf, ordersOf } from '#tests/support/checkout'
import { frozenClock } from '#tests/support/clock'
import { parcelsOf, stepsOf } from '#tests/support/order_records'
import { givenOrder } from '#tests/support/orders'
import { mailsTo } from '#tests/support/outbox'
import { codeOf, givenOrderInWork, send } from '#tests/support/parcels'
import { brokenTruths } from '#tests/support/truths'

const AT_ONCE = 12

const change = (orderId: number, to: 'shipped' | 'delivered' | 'processing') =>
  transaction((trx) => changeOrderStatus(trx, { orderId, to }))
const cancel = (orderId: number) => transaction((trx) => cancelOrder(trx, { orderId }))

/** Three caps and one mug, in processing. */
async function givenTwoLines() {
  const cap = await givenProduct({ price: 50, stock: 5 })
  const mug = await givenProduct({ price: 20, stock: 5 })
  const order = await givenOrderInWork([{ product: cap, quantity: 3 }, { product: mug }])
  return { ...order, cap, mug }
}

test.group('Partial shipment', () => {
  test('[C-27] an order stays in processing until the last piece of it is sent', async ({
    assert,
    cleanup,
  }) => {
    const { restore, pass } = frozenClock('2026-11-20T08:00:00Z')
    cleanup(restore)
    const order = await givenTwoLines()
    const [caps, mugs] = order.lineIds
    const start = Date.parse('2026-11-20T08:00:00Z')
    pass(60_000)
    assert.equal((await send(order, { [caps]: 2, [mugs]: 0 }, 'GLS')).left, 2)
    assert.equal((await ordersOf(order.member))[0].status, 'processing')
    pass(60_000)
    assert.equal((await send(order, { [caps]: 1, [mugs]: 1 })).left, 0)
    assert.equal((await ordersOf(order.member))[0].status, 'shipped')
    const parcels = await parcelsOf(order.orderId)
    assert.deepEqual(
      parcels.map(({ id: _id, ...parcel }) => parcel),
      [
        {
          carrier: 'GLS',
          reference: '00123',
          sentAt: start + 60_000,
          deliveredAt: null,
          lines: [{ lineId: caps, quantity: 2 }],
        },
        {
          carrier: '',
          reference: '',
          sentAt: start + 120_000,
          deliveredAt: null,
          lines: [
            { lineId: caps, quantity: 1 },
            { lineId: mugs, quantity: 1 },
          ],
        },
      ]
    )
    const steps = await stepsOf(order.orderId)
    assert.containSubset(steps.at(-1), { status: 'shipped', actorId: order.actorId })
    const audit = `SELECT detail FROM audit_logs WHERE action = 'order.parcel_sent'
      AND subject_id = ? AND actor_id = ? ORDER BY id`
    const written = await shopReader().rows(audit, [order.orderId, order.actorId])
    assert.deepEqual(written, [{ detail: '2' }, { detail: '2' }])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('the plain step sends all that is left in one parcel', async ({ assert }) => {
    const order = await givenTwoLines()
    const [caps, mugs] = order.lineIds
    await send(order, { [caps]: 1 })
    await change(order.orderId, 'shipped')
    const [, rest] = await parcelsOf(order.orderId)
    assert.deepEqual(rest.lines, [
      { lineId: caps, quantity: 2 },
      { lineId: mugs, quantity: 1 },
    ])
    const whole = await givenTwoLines()
    await change(whole.orderId, 'shipped')
    assert.lengthOf(await parcelsOf(whole.orderId), 1)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('what was not ordered, is not left or is not in work cannot be sent', async ({ assert }) => {
    const order = await givenTwoLines()
    const [caps] = order.lineIds
    const other = await givenTwoLines()
    await send(order, { [caps]: 2 })
    for (const [pieces, code] of [
      [{ [caps]: 2 }, 'pieces_not_there'],
      [{ [other.lineIds[0]]: 1 }, 'pieces_not_there'],
      [{ [caps]: 0 }, 'parcel_empty'],
      [{}, 'parcel_empty'],
    ] as const) {
      assert.equal(await codeOf(send(order, pieces)), code)
    }
    assert.lengthOf(await parcelsOf(order.orderId), 1)
    assert.equal(await codeOf(send({ ...order, orderId: 999_999_999 }, {})), 'not_found')
    const { orderId } = await givenOrder()
    assert.equal(await codeOf(send({ ...order, orderId }, {})), 'transition_refused')
    assert.deepEqual(await brokenTruths(), [])
  })

  test('clicks at once never send more pieces than were ordered', async ({ assert }) => {
    const order = await givenTwoLines()
    const [caps] = order.lineIds
    const clicks = Array.from({ length: AT_ONCE }, () => codeOf(send(order, { [caps]: 2 })))
    const codes = await Promise.all(clicks)
    assert.lengthOf(
      codes.filter((code) => code === 'done'),
      1
    )
    assert.lengthOf(
      codes.filter((code) => code === 'pieces_not_there'),
      AT_ONCE - 1
    )
    const rest = Array.from({ length: AT_ONCE }, () => codeOf(change(order.orderId, 'shipped')))
    await Promise.all([...rest, codeOf(send(order, { [caps]: 1 }))])
    const parcels = await parcelsOf(order.orderId)
    const pieces = parcels.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))
    assert.equal(
      pieces.reduce((sum, one) => sum + one, 0),
      4
    )
    assert.equal((await ordersOf(order.member))[0].status, 'shipped')
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[C-28] an order a parcel of which left is not cancelled, also when both come at once', async ({
    assert,
  }) => {
    const order = await givenTwoLines()
    await send(order, { [order.lineIds[0]]: 1 })
    assert.equal(await codeOf(cancel(order.orderId)), 'order_partly_sent')
    assert.equal(await balanceOf(order.member.id), 1000 - 170)
    for (let round = 0; round < 4; round++) {
      const racing = await givenTwoLines()
      const [sent, cancelled] = await Promise.all([
        codeOf(send(racing, { [racing.lineIds[1]]: 1 })),
        codeOf(cancel(racing.orderId)),
      ])
      assert.include(
        [
          ['done', 'order_partly_sent'],
          ['transition_refused', 'done'],
        ].map(String),
        String([sent, cancelled])
      )
      assert.equal(await balanceOf(racing.member.id), cancelled === 'done' ? 1000 : 830)
      assert.equal(await stockOf(racing.cap), cancelled === 'done' ? 5 : 2)
      assert.lengthOf(await movesOf(racing.member), cancelled === 'done' ? 2 : 1)
    }
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[C-27] the last parcel that arrives makes the order delivered', async ({ assert }) => {
    const order = await givenTwoLines()
    const [caps, mugs] = order.lineIds
    const { actorId } = order
    const first = await send(order, { [caps]: 3 })
    const arrive = (parcelId: number) =>
      codeOf(transaction((trx) => deliverParcel(trx, { parcelId, actorId })))
    assert.equal(await arrive(first.id), 'done')
    assert.equal(await arrive(first.id), 'transition_refused')
    assert.equal((await ordersOf(order.member))[0].status, 'processing')
    const second = await send(order, { [mugs]: 1 })
    assert.equal((await ordersOf(order.member))[0].status, 'shipped')
    assert.equal(await arrive(second.id), 'done')
    assert.equal((await ordersOf(order.member))[0].status, 'delivered')
    assert.equal(await arrive(999_999_999), 'not_found')
    const whole = await givenTwoLines()
    await change(whole.orderId, 'shipped')
    await change(whole.orderId, 'delivered')
    assert.isNotNull((await parcelsOf(whole.orderId))[0].deliveredAt)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('the member hears of a part once, and of the rest', async ({ assert }) => {
    const order = await givenTwoLines()
    const [caps, mugs] = order.lineIds
    await send(order, { [caps]: 3 }, 'GLS')
    await send(order, { [mugs]: 1 }, 'MPL')
    const told = await mailsTo(order.member.email)
    const [part, ...parts] = told.filter(({ subject }) => /a part of order/.test(subject))
    assert.lengthOf(parts, 0)
    assert.include(part.text, `A part of your order no. ${order.orderId}`)
    assert.include(part.text, 'Your parcel: GLS 00123.')
    const [whole, ...more] = told.filter(({ subject }) => /: order no\. \d+ is on/.test(subject))
    assert.lengthOf(more, 0)
    assert.include(whole.text, 'Your parcels: GLS 00123, MPL 00123.')
    const silent = await givenTwoLines()
    await change(silent.orderId, 'shipped')
    const texts = (await mailsTo(silent.member.email)).map(({ text }) => text)
    assert.lengthOf(
      texts.filter((text) => text.includes('has left our store.')),
      1
    )
  })

  for (const [locale, words] of [
    ['hu', { number: 'Csomagszám', carrier: 'Futárszolgálat: GLS.' }],
    ['en', { number: 'Your parcel', carrier: 'Carrier: GLS.' }],
  ] as const) {
    test(`a carrier without a number is not told as a number (${locale})`, async ({ assert }) => {
      const order = await givenTwoLines()
      const { orderId, member, lineIds } = order
      const sql = 'UPDATE members SET locale = ? WHERE id = ?'
      await transaction((trx) => rows(trx, sql, [locale, member.id]))
      const carried = { carrier: 'GLS', reference: '' }
      const lines = [{ lineId: lineIds[0], quantity: 1 }]
      await transaction((trx) => sendParcel(trx, { orderId, lines, ...carried }))
      const ship = { orderId, to: 'shipped', consignment: carried } as const
      await transaction((trx) => changeOrderStatus(trx, ship))
      const texts = (await mailsTo(member.email)).map(({ text }) => text)
      const told = texts.filter((text) => text.includes('GLS'))
      assert.lengthOf(told, 2)
      for (const text of told) {
        assert.include(text, words.carrier)
        assert.notInclude(text, words.number)
      }
    })
  }

  test('the database refuses to change what lies in a parcel', async ({ assert }) => {
    const order = await givenTwoLines()
    const { id } = await send(order, { [order.lineIds[0]]: 1 })
    const attempt = (sql: string) => transaction((trx) => rows(trx, sql, [id]))
    for (const sql of [
      'UPDATE parcel_lines SET quantity = 2 WHERE parcel_id = ?',
      'DELETE FROM parcel_lines WHERE parcel_id = ?',
    ]) {
      await assert.rejects(() => attempt(sql), /append only/)
    }
    const early = 'UPDATE parcels SET delivered_at = sent_at - 1 WHERE id = ?'
    await assert.rejects(() => attempt(early), /parcels_are_sent_before/)
  })
})
