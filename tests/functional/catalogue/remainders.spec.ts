import { test } from '@japa/runner'
import { shopReader, type SqlRunner, type SqlValue } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { giftLimitsOf } from '#catalogue/checkout/queries/gift_limits_of'
import { cancelRest } from '#catalogue/desk/actions/cancel_rest'
import { deliverParcel } from '#catalogue/desk/actions/follow_parcel'
import { deskOrders } from '#catalogue/desk/queries/admin/desk_orders'
import { balanceOf } from '#points'
import { verifyInvariants } from '#points/truths/verify_truths_sql'
import { givenProduct, givenStock, stockOf } from '#tests/support/catalogue'
import { ordersOf } from '#tests/support/checkout'
import { givenStaff } from '#tests/support/members'
import { stepsOf } from '#tests/support/order_records'
import { mailsTo } from '#tests/support/outbox'
import { codeOf, givenOrderInWork, send, substitute } from '#tests/support/parcels'
import { brokenTruths } from '#tests/support/truths'

const AT_ONCE = 10

type Worked = Awaited<ReturnType<typeof givenOrderInWork>>

const giveUp = ({ orderId, actorId }: Pick<Worked, 'orderId' | 'actorId'>, isBack = true) =>
  transaction((trx) => cancelRest(trx, { orderId, isBack, reason: 'Not to be had', actorId }))

/** Three caps at 50 points and one mug at 20, in processing. */
async function givenTwoLines(stock: number | null = 5) {
  const cap = await givenProduct({ price: 50, stock, titleEn: 'Cap' })
  const mug = await givenProduct({ price: 20, stock: 5, titleEn: 'Mug' })
  const order = await givenOrderInWork([{ product: cap, quantity: 3 }, { product: mug }])
  return { ...order, cap, mug }
}

function entriesOf({ id }: { id: number }) {
  const sql = `SELECT points, source, reference FROM ledger_entries
    WHERE member_id = ? AND source = 'cancelled_order' ORDER BY id`
  return shopReader().rows<{ points: number; source: string; reference: string }>(sql, [id])
}

function movesOf(lineIds: number[]) {
  const named = lineIds.flatMap((id) => [`remainder:${id}:returned`, `remainder:${id}:lost`])
  const sql = `SELECT delta, reason, reference FROM stock_movements
    WHERE reference IN (${named.map(() => '?').join(', ')}) ORDER BY reference`
  return shopReader().rows(sql, named)
}

test.group('Rest of an order', () => {
  test('[C-28] what was not sent comes back once, at the price paid, and the order is shipped', async ({
    assert,
  }) => {
    const order = await givenTwoLines()
    const { cap, mug, member, orderId, actorId } = order
    const [caps, mugs] = order.lineIds
    const { id: parcelId } = await send(order, { [caps]: 1 }, 'GLS')
    assert.deepEqual(await giveUp(order), { credited: 120, pieces: 3 })
    assert.equal((await ordersOf(member))[0].status, 'shipped')
    assert.equal(await balanceOf(member.id), 1000 - 50)
    assert.deepEqual(await entriesOf(member), [
      { points: 100, source: 'cancelled_order', reference: `remainder:${caps}` },
      { points: 20, source: 'cancelled_order', reference: `remainder:${mugs}` },
    ])
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [4, 5])
    assert.deepEqual(await movesOf([caps, mugs]), [
      { delta: 2, reason: 'cancellation', reference: `remainder:${caps}:returned` },
      { delta: 1, reason: 'cancellation', reference: `remainder:${mugs}:returned` },
    ])
    assert.containSubset((await stepsOf(orderId)).at(-1), { status: 'shipped', actorId })
    assert.deepEqual(await brokenTruths(), [])
    // Only what was sent stands on its delivery note.
    const [{ lines }] = await deskOrders({ ids: [orderId] })
    assert.containSubset(lines, [{ quantity: 1 }])
    assert.lengthOf(lines, 1)
    await transaction((trx) => deliverParcel(trx, { parcelId, actorId }))
    assert.equal((await ordersOf(member))[0].status, 'delivered')
    assert.deepEqual(await brokenTruths(), [])
  })

  test('the member is told once of the gifts and the points, and not that all is on its way', async ({
    assert,
  }) => {
    for (const [locale, words] of [
      ['en', ['we cannot send the rest', '2 × Cap, 1 × Mug', '120 points are yours again.']],
      ['hu', ['nem tudjuk elküldeni', '120 pontot visszaírtunk az egyenlegére.']],
    ] as const) {
      const order = await givenTwoLines()
      const sql = 'UPDATE members SET locale = ? WHERE id = ?'
      await transaction((trx) => rows(trx, sql, [locale, order.member.id]))
      await send(order, { [order.lineIds[0]]: 1 })
      await giveUp(order)
      const texts = (await mailsTo(order.member.email)).map(({ text }) => text)
      assert.lengthOf(
        texts.filter((text) => words.every((word) => text.includes(word))),
        1
      )
      assert.lengthOf(
        texts.filter((text) =>
          /Your order no\. \d+ has left|Átadtuk a futárnak \d+\. számú rendelését/.test(text)
        ),
        0
      )
    }
  })

  test('what is not back in the store is booked as lost and never on sale', async ({ assert }) => {
    const order = await givenTwoLines()
    const [caps, mugs] = order.lineIds
    await send(order, { [caps]: 3 })
    await giveUp(order, false)
    assert.deepEqual([await stockOf(order.cap), await stockOf(order.mug)], [2, 4])
    assert.deepEqual(await movesOf([caps, mugs]), [
      { delta: -1, reason: 'loss', reference: `remainder:${mugs}:lost` },
      { delta: 1, reason: 'cancellation', reference: `remainder:${mugs}:returned` },
    ])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('of an unlimited stock nothing comes back but the points', async ({ assert }) => {
    const order = await givenTwoLines(null)
    const [caps, mugs] = order.lineIds
    await givenStock(order.cap.id, [{ combination: '', qty: 4 }])
    await send(order, { [mugs]: 1 })
    assert.equal((await giveUp(order)).credited, 150)
    assert.equal(await stockOf(order.cap), 4)
    assert.isEmpty(await movesOf([caps, mugs]))
    assert.deepEqual(await brokenTruths(), [])
  })

  test('of a replaced line the new gift and its price come back, the difference came before', async ({
    assert,
  }) => {
    const order = await givenTwoLines()
    const pen = await givenProduct({ price: 30, stock: 9 })
    const [caps, mugs] = order.lineIds
    await substitute(order, [caps, pen.id])
    await send(order, { [mugs]: 1 })
    assert.deepEqual(await giveUp(order), { credited: 90, pieces: 3 })
    assert.equal(await balanceOf(order.member.id), 1000 - 20)
    assert.deepEqual([await stockOf(order.cap), await stockOf(pen)], [5, 9])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('where all that was sent has arrived the order is delivered at once', async ({ assert }) => {
    const order = await givenTwoLines()
    const { id: parcelId } = await send(order, { [order.lineIds[0]]: 3 })
    await transaction((trx) => deliverParcel(trx, { parcelId, actorId: order.actorId }))
    await giveUp(order)
    assert.equal((await ordersOf(order.member))[0].status, 'delivered')
    assert.deepEqual(await brokenTruths(), [])
  })

  test('there is no rest of an order that has not begun to leave, has left, or is not there', async ({
    assert,
  }) => {
    const order = await givenTwoLines()
    const [caps, mugs] = order.lineIds
    assert.equal(await codeOf(giveUp(order)), 'nothing_to_give_up')
    await send(order, { [caps]: 3, [mugs]: 1 })
    assert.equal(await codeOf(giveUp(order)), 'transition_refused')
    assert.equal(await codeOf(giveUp({ ...order, orderId: 999_999_999 })), 'not_found')
    assert.isEmpty(await entriesOf(order.member))
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[C-28] staff who press at once, or send it at that moment, give it back once or not at all', async ({
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const order = await givenTwoLines()
      const [caps, mugs] = order.lineIds
      await send(order, { [caps]: 1 })
      const others = await Promise.all(Array.from({ length: AT_ONCE }, () => givenStaff()))
      const presses = others.map(({ id }) => codeOf(giveUp({ ...order, actorId: id })))
      const sends = [codeOf(send(order, { [caps]: 2, [mugs]: 1 }))]
      const answers = await Promise.all(round % 2 ? [...presses, ...sends] : [...sends, ...presses])
      assert.lengthOf(
        answers.filter((answer) => answer === 'done'),
        1
      )
      const isBack = (await entriesOf(order.member)).length === 2
      assert.equal(await balanceOf(order.member.id), isBack ? 950 : 830)
      assert.equal((await ordersOf(order.member))[0].status, 'shipped')
    }
    assert.deepEqual(await brokenTruths(), [])
  })

  test('pieces that were given up do not count towards the limit of a gift', async ({ assert }) => {
    const cap = await givenProduct({ price: 50, limit: { quantity: 3, days: 365 } })
    const order = await givenOrderInWork([{ product: cap, quantity: 3 }])
    await send(order, { [order.lineIds[0]]: 1 })
    await giveUp(order)
    const limited = { productId: cap.id, limitQuantity: 3, limitDays: 365 }
    const limits = await giftLimitsOf(order.member.id, [limited], shopReader())
    assert.equal(limits.get(cap.id)!.left, 2)
  })

  test('the database refuses to change what was given up, and the check sees what does not fit', async ({
    assert,
  }) => {
    const order = await givenTwoLines()
    const [caps, mugs] = order.lineIds
    await send(order, { [caps]: 1 })
    await giveUp(order)
    const attempt = (sql: string) => transaction((trx) => rows(trx, sql, [mugs]))
    await assert.rejects(
      () => attempt('UPDATE order_remainders SET credited = 1 WHERE order_line_id = ?'),
      /append only/
    )
    await assert.rejects(
      () => attempt('DELETE FROM order_remainders WHERE order_line_id = ?'),
      /append only/
    )
    const wrong = await givenTwoLines()
    await send(wrong, { [wrong.lineIds[0]]: 1 })
    const sql = `INSERT INTO order_remainders
      (order_id, order_line_id, quantity, credited, happened_at) VALUES (?, ?, 1, 7, 0)`
    const twice = transaction(async (trx) => {
      for (const _ of [1, 2]) await rows(trx, sql, [wrong.orderId, wrong.lineIds[1]])
    })
    await assert.rejects(() => twice, /unique/i)
    const seen: string[] = []
    const look = transaction(async (trx) => {
      await rows(trx, sql, [wrong.orderId, wrong.lineIds[1]])
      const runner = { rows: (text: string, values?: SqlValue[]) => rows(trx, text, values) }
      const checked = await verifyInvariants(runner as SqlRunner)
      seen.push(...checked.filter(({ violations }) => Number(violations) > 0).map(({ id }) => id))
      throw new Error('seen')
    })
    await assert.rejects(() => look, 'seen')
    assert.deepEqual(seen, ['remainders-paid', 'remainders-stocked'])
  })
})
