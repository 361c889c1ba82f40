import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { cancelOrder } from '#catalogue/desk/actions/change_order_status'
import { balanceOf } from '#points'
import { givenProduct, givenStock, stockOf } from '#tests/support/catalogue'
import { linesOf, ordersOf } from '#tests/support/checkout'
import { substitutionsOf } from '#tests/support/order_records'
import { mailsTo } from '#tests/support/outbox'
import { codeOf, givenOrderInWork, send, substitute } from '#tests/support/parcels'
import { brokenTruths } from '#tests/support/truths'

const AT_ONCE = 12

const cancel = (orderId: number) => transaction((trx) => cancelOrder(trx, { orderId }))

/** Two caps at 100 points, in processing, and a mug at 70 that could go out for them. */
async function givenCaps(stock: number | null = 5) {
  const cap = await givenProduct({ price: 100, stock, titleEn: 'Cap' })
  const mug = await givenProduct({ price: 70, stock: 3, titleEn: 'Mug' })
  const order = await givenOrderInWork([{ product: cap, quantity: 2 }])
  return { ...order, cap, mug, lineId: order.lineIds[0] }
}

function creditsOf({ id }: { id: number }) {
  const sql = `SELECT points, source, reference FROM ledger_entries
    WHERE member_id = ? AND source IN ('substitution', 'cancelled_order') ORDER BY id`
  return shopReader().rows<{ points: number; source: string; reference: string }>(sql, [id])
}

test.group('Substitution', () => {
  test('a cheaper gift goes out, the difference comes back, the order keeps what was ordered', async ({
    assert,
  }) => {
    const order = await givenCaps()
    const { cap, mug, lineId, member, orderId } = order
    const [before] = await linesOf({ id: orderId })
    assert.equal(await substitute(order, [lineId, mug.id]), 60)
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [5, 1])
    assert.equal(await balanceOf(member.id), 860)
    assert.deepEqual(await creditsOf(member), [
      { points: 60, source: 'substitution', reference: `substitute:${lineId}` },
    ])
    assert.equal((await ordersOf(member))[0].total, 200)
    assert.deepEqual(await linesOf({ id: orderId }), [before])
    assert.containSubset(await substitutionsOf(orderId), [
      { lineId, productId: mug.id, title_en: 'Mug', price: 70, variations: [], credited: 60 },
    ])
    const moves = `SELECT delta, reason, actor_id, note FROM stock_movements
      WHERE reference LIKE ? ORDER BY delta`
    const of = { actor_id: order.actorId, note: `#${orderId}` }
    assert.deepEqual(await shopReader().rows(moves, [`substitute:${lineId}:%`]), [
      { delta: -2, reason: 'order', ...of },
      { delta: 2, reason: 'cancellation', ...of },
    ])
    const [mail] = (await mailsTo(member.email)).filter(({ subject }) => /another/.test(subject))
    assert.include(
      mail.text,
      `In your order no. ${orderId} we send Mug (2 pieces) in place of Cap.`
    )
    assert.include(mail.text, '60 points are yours again.')
    await send(order, { [lineId]: 2 })
    assert.equal((await ordersOf(member))[0].status, 'shipped')
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[C-28] cancelled afterwards, the rest of the points and the new gift come back, once', async ({
    assert,
  }) => {
    const order = await givenCaps()
    const { cap, mug, lineId, member, orderId } = order
    await substitute(order, [lineId, mug.id])
    await cancel(orderId)
    assert.equal(await codeOf(cancel(orderId)), 'transition_refused')
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [5, 3])
    assert.equal(await balanceOf(member.id), 1000)
    assert.deepEqual(await creditsOf(member), [
      { points: 60, source: 'substitution', reference: `substitute:${lineId}` },
      { points: 140, source: 'cancelled_order', reference: `cancel:${orderId}` },
    ])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('what is not back in the store is booked as lost and never on sale, cancelled or not', async ({
    assert,
  }) => {
    const order = await givenCaps()
    const { cap, mug, lineId, member, orderId } = order
    assert.equal(await substitute(order, [lineId, mug.id], false), 60)
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [3, 1])
    const moves = `SELECT delta, reason, reference, actor_id, note FROM stock_movements
      WHERE reference LIKE ? ORDER BY reference`
    const of = { actor_id: order.actorId, note: `#${orderId}` }
    const named = (what: string) => `substitute:${lineId}:${what}`
    assert.deepEqual(await shopReader().rows(moves, [named('%')]), [
      { delta: -2, reason: 'loss', reference: named('lost'), ...of },
      { delta: 2, reason: 'cancellation', reference: named('returned'), ...of },
      { delta: -2, reason: 'order', reference: named('taken'), ...of },
    ])
    assert.deepEqual(await brokenTruths(), [])
    await cancel(orderId)
    assert.deepEqual([await stockOf(cap), await stockOf(mug)], [3, 3])
    assert.equal(await balanceOf(member.id), 1000)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('of an unlimited stock nothing is lost', async ({ assert }) => {
    const order = await givenCaps(null)
    await givenStock(order.cap.id, [{ combination: '', qty: 4 }])
    await substitute(order, [order.lineId, order.mug.id], false)
    assert.deepEqual([await stockOf(order.cap), await stockOf(order.mug)], [4, 1])
    const lost = 'SELECT id FROM stock_movements WHERE reference = ?'
    assert.deepEqual(await shopReader().rows(lost, [`substitute:${order.lineId}:lost`]), [])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('the same price gives nothing back, and an unlimited stock neither gives nor takes', async ({
    assert,
  }) => {
    const order = await givenCaps(null)
    const towel = await givenProduct({ price: 100, stock: null })
    await givenStock(order.cap.id, [{ combination: '', qty: 4 }])
    assert.equal(await substitute(order, [order.lineId, towel.id]), 0)
    assert.deepEqual([await stockOf(order.cap), await stockOf(towel)], [4, null])
    assert.deepEqual(await creditsOf(order.member), [])
    await cancel(order.orderId)
    assert.deepEqual([await stockOf(order.cap), await stockOf(towel)], [4, null])
    assert.equal(await balanceOf(order.member.id), 1000)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('another size of the same gift goes out of its own stock', async ({ assert }) => {
    const trousers = await givenProduct({
      price: 100,
      variations: { Size: ['S', 'M'] },
      stockOf: { S: 4, M: 4 },
    })
    const [small, medium] = ['S', 'M'].map((title) => trousers.variation(title))
    const items = [{ product: trousers, quantity: 2, variations: [small] }]
    const order = await givenOrderInWork(items)
    const [lineId] = order.lineIds
    const wanted = (...values: number[]) => codeOf(substitute(order, [lineId, trousers.id, values]))
    assert.equal(await wanted(small.value), 'substitute_same')
    assert.equal(await wanted(), 'required')
    assert.equal(await wanted(small.value, medium.value), 'invalid')
    assert.equal(await wanted(999_999_999), 'required')
    assert.equal(await wanted(medium.value), 'done')
    const sql = 'SELECT qty FROM stock_items WHERE product_id = ? ORDER BY id'
    const left = () => shopReader().rows<{ qty: number }>(sql, [trousers.id])
    assert.deepEqual(await left(), [{ qty: 4 }, { qty: 2 }])
    const [{ variations }] = await substitutionsOf(order.orderId)
    assert.equal(variations[0].value.title_en, 'M')
    await cancel(order.orderId)
    assert.deepEqual(await left(), [{ qty: 4 }, { qty: 4 }])
    assert.deepEqual(await brokenTruths(), [])
  })

  test('what is dearer, out of stock, sent or replaced is refused, and nothing changes', async ({
    assert,
  }) => {
    const order = await givenCaps()
    const { cap, mug, lineId } = order
    const dear = await givenProduct({ price: 101 })
    const rare = await givenProduct({ price: 90, stock: 1 })
    const refusal = (line: number, productId: number) =>
      codeOf(substitute(order, [line, productId]))
    assert.equal(await refusal(lineId, dear.id), 'substitute_too_dear')
    assert.equal(await refusal(lineId, rare.id), 'out_of_stock')
    assert.equal(await refusal(lineId, cap.id), 'substitute_same')
    assert.equal(await refusal(lineId, 999_999_999), 'not_for_replacing')
    const other = await givenCaps()
    assert.equal(await refusal(other.lineId, mug.id), 'not_found')
    assert.deepEqual([await stockOf(cap), await stockOf(mug), await stockOf(rare)], [3, 3, 1])
    assert.equal(await balanceOf(order.member.id), 800)
    await send(other, { [other.lineId]: 1 })
    assert.equal(await codeOf(substitute(other, [other.lineId, mug.id])), 'substitution_refused')
    await send(other, { [other.lineId]: 1 })
    assert.equal(await codeOf(substitute(other, [other.lineId, mug.id])), 'transition_refused')
    assert.deepEqual(await brokenTruths(), [])
  })

  test('many substitutions of one line at once make one', async ({ assert }) => {
    const order = await givenCaps()
    const towel = await givenProduct({ price: 40, stock: 30 })
    const { mug, lineId, cap, member } = order
    const clicks = Array.from({ length: AT_ONCE }, (_, at) =>
      codeOf(substitute(order, [lineId, at % 2 ? mug.id : towel.id]))
    )
    const codes = await Promise.all(clicks)
    assert.lengthOf(
      codes.filter((code) => code === 'done'),
      1
    )
    assert.lengthOf(
      codes.filter((code) => code === 'substitution_refused'),
      AT_ONCE - 1
    )
    assert.lengthOf(await creditsOf(member), 1)
    assert.equal(await stockOf(cap), 5)
    assert.equal((await stockOf(mug))! + (await stockOf(towel))!, 31)
    assert.deepEqual(await brokenTruths(), [])
  })

  test('[C-28] substituted and cancelled at once, the member is even and so is the store', async ({
    assert,
  }) => {
    for (let round = 0; round < 4; round++) {
      const order = await givenCaps()
      const codes = await Promise.all([
        codeOf(substitute(order, [order.lineId, order.mug.id])),
        codeOf(cancel(order.orderId)),
      ])
      assert.equal(codes[1], 'done')
      assert.include(['done', 'transition_refused'], codes[0])
      assert.equal(await balanceOf(order.member.id), 1000)
      assert.deepEqual([await stockOf(order.cap), await stockOf(order.mug)], [5, 3])
    }
    assert.deepEqual(await brokenTruths(), [])
  })

  test('the database refuses to change, repeat or delete a substitution', async ({ assert }) => {
    const order = await givenCaps()
    await substitute(order, [order.lineId, order.mug.id])
    for (const [sql, refusal] of [
      ['UPDATE order_substitutions SET credited = 0 WHERE order_line_id = ?', /append only/],
      ['DELETE FROM order_substitutions WHERE order_line_id = ?', /append only/],
      [
        `INSERT INTO order_substitutions (order_id, order_line_id, product_id, stock_item_id,
          title_hu, title_en, price, credited, happened_at)
          SELECT order_id, order_line_id, product_id, stock_item_id, title_hu, title_en, price,
            credited, 5 FROM order_substitutions WHERE order_line_id = ?`,
        /unique/i,
      ],
    ] as const) {
      const attempt = () => transaction((trx) => rows(trx, sql, [order.lineId]))
      await assert.rejects(attempt, refusal)
    }
  })
})
