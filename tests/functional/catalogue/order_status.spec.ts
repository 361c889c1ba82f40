import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { changeOrderStatus } from '#catalogue'
import { cancelOrder } from '#catalogue/desk/actions/change_order_status'
import { ORDER_STATUSES, type OrderStatus } from '#catalogue/orders/order_status'
import { balanceOf } from '#points'
import { givenProduct, givenStock, stockOf } from '#tests/support/catalogue'
import { movesOf, ordersOf } from '#tests/support/checkout'
import { frozenClock } from '#tests/support/clock'
import { givenStaff } from '#tests/support/members'
import { stepsOf } from '#tests/support/order_records'
import { givenOrder } from '#tests/support/orders'

const cancel = (orderId: number) => transaction((trx) => cancelOrder(trx, { orderId }))
const change = (orderId: number, to: OrderStatus) =>
  transaction((trx) => changeOrderStatus(trx, { orderId, to }))

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error) => error.code
  )
}

test.group('Order status', () => {
  test('[C-28] a cancelled order gives back points and stock, once', async ({ assert }) => {
    const { member, product, orderId } = await givenOrder()
    assert.deepEqual([await balanceOf(member.id), await stockOf(product)], [800, 3])
    await cancel(orderId)
    assert.equal(await codeOf(cancel(orderId)), 'transition_refused')
    assert.deepEqual([await balanceOf(member.id), await stockOf(product)], [1000, 5])
    assert.deepEqual(await movesOf(member), [
      { points: -200, source: 'redeem', reference: `order:${orderId}` },
      { points: 200, source: 'cancelled_order', reference: `cancel:${orderId}` },
    ])
  })

  test('whether a mail goes out is asked of the transaction that writes it', async ({ assert }) => {
    const [told, disabled] = [await givenOrder(), await givenOrder()]
    await cancel(told.orderId)
    // A connection beside its own would not see this yet, and would have to be free.
    await transaction(async (trx) => {
      const sql = 'UPDATE members SET disabled_at = ? WHERE id = ?'
      await rows(trx, sql, [1, disabled.member.id])
      await cancelOrder(trx, { orderId: disabled.orderId })
    })
    const written = `SELECT member_id AS "memberId" FROM outbox_messages
      WHERE dedupe_key IN (?, ?)`
    const keys = [`order-cancelled:${told.orderId}`, `order-cancelled:${disabled.orderId}`]
    assert.deepEqual(await shopReader().rows(written, keys), [{ memberId: told.member.id }])
  })

  test('[C-28] twenty cancellations at once give back once', async ({ assert }) => {
    const { member, product, orderId } = await givenOrder()
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(cancel(orderId))))
    assert.lengthOf(
      codes.filter((code) => code === 'done'),
      1
    )
    assert.lengthOf(
      codes.filter((code) => code === 'transition_refused'),
      19
    )
    assert.deepEqual([await balanceOf(member.id), await stockOf(product)], [1000, 5])
    assert.lengthOf(await movesOf(member), 2)
  })

  test('[C-28] what was unlimited when ordered is not restocked', async ({ assert }) => {
    const { product, orderId } = await givenOrder(null)
    await givenStock(product.id, [{ combination: '', qty: 4 }])
    await cancel(orderId)
    assert.equal(await stockOf(product), 4)
  })

  test('[C-27] an order goes on step by step and never back', async ({ assert }) => {
    const allowed: Record<OrderStatus, OrderStatus[]> = {
      received: ['processing', 'cancelled'],
      processing: ['shipped', 'cancelled'],
      shipped: ['delivered'],
      delivered: [],
      cancelled: [],
    }
    const way: Record<OrderStatus, OrderStatus[]> = {
      received: [],
      processing: ['processing'],
      shipped: ['processing', 'shipped'],
      delivered: ['processing', 'shipped', 'delivered'],
      cancelled: ['cancelled'],
    }
    for (const from of ORDER_STATUSES) {
      for (const to of ORDER_STATUSES) {
        const { member, orderId } = await givenOrder()
        for (const step of way[from]) await change(orderId, step)
        const wanted = allowed[from].includes(to)
        const name = `${from} to ${to}`
        const code = await codeOf(change(orderId, to))
        assert.equal(code, wanted ? 'done' : 'transition_refused', name)
        const [order] = await ordersOf(member)
        assert.equal(order.status, wanted ? to : from, name)
      }
    }
  })

  test('[C-27] the database knows no other status', async ({ assert }) => {
    const { orderId } = await givenOrder()
    const sql = "UPDATE orders SET status = 'lost' WHERE id = ?"
    await assert.rejects(() => transaction((trx) => rows(trx, sql, [orderId])), /orders_status/)
  })

  test('[C-27] every step is kept with its moment and who took it', async ({ assert, cleanup }) => {
    const { restore, pass } = frozenClock('2026-11-20T08:00:00Z')
    cleanup(restore)
    const staff = await givenStaff()
    const { orderId } = await givenOrder()
    pass(60_000)
    const actorId = staff.id
    await transaction((trx) => changeOrderStatus(trx, { orderId, to: 'processing', actorId }))
    pass(60_000)
    assert.equal(await codeOf(change(orderId, 'delivered')), 'transition_refused')
    await cancel(orderId)
    const start = Date.parse('2026-11-20T08:00:00Z')
    assert.deepEqual(await stepsOf(orderId), [
      { status: 'received', happenedAt: start, actorId: null },
      { status: 'processing', happenedAt: start + 60_000, actorId },
      { status: 'cancelled', happenedAt: start + 120_000, actorId: null },
    ])
    const audit = `SELECT actor_id, detail FROM audit_logs
      WHERE action = 'order.status_changed' AND subject_type = 'order' AND subject_id = ?`
    assert.deepEqual(await shopReader().rows(audit, [orderId]), [
      { actor_id: actorId, detail: 'processing' },
    ])
  })

  test('[C-27] the database refuses to change, delete or repeat a step', async ({ assert }) => {
    const { orderId } = await givenOrder()
    for (const [sql, refusal] of [
      ['UPDATE order_steps SET happened_at = 0 WHERE order_id = ?', /append only/],
      ['DELETE FROM order_steps WHERE order_id = ?', /append only/],
      [
        `INSERT INTO order_steps (order_id, status, happened_at)
          SELECT order_id, status, 5 FROM order_steps WHERE order_id = ?`,
        /unique/i,
      ],
    ] as const) {
      await assert.rejects(() => transaction((trx) => rows(trx, sql, [orderId])), refusal)
    }
  })

  test('[C-27] an unknown order is not found', async ({ assert }) => {
    assert.equal(await codeOf(change(999_999_999, 'processing')), 'not_found')
  })
})

test.group('Stock movements', () => {
  test('movements add up to what is left, through counts, orders and cancellations', async ({
    assert,
  }) => {
    const { product, orderId } = await givenOrder()
    await givenStock(product.id, [{ combination: '', qty: 40 }])
    await givenStock(product.id, [{ combination: '', qty: null }])
    await givenStock(product.id, [{ combination: '', qty: 12 }])
    await cancel(orderId)
    const [{ moved }] = await shopReader().rows<{ moved: number }>(
      `SELECT sum(m.delta) AS moved FROM stock_movements m
        JOIN stock_items s ON s.id = m.stock_item_id WHERE s.product_id = ?`,
      [product.id]
    )
    assert.deepEqual([await stockOf(product), moved], [14, 14])
  })

  test('the database refuses to change or delete a movement', async ({ assert }) => {
    const { orderId } = await givenOrder()
    for (const sql of [
      'UPDATE stock_movements SET delta = 5 WHERE reference LIKE ?',
      'DELETE FROM stock_movements WHERE reference LIKE ?',
    ]) {
      const attempt = () => transaction((trx) => rows(trx, sql, [`order:${orderId}:%`]))
      await assert.rejects(attempt, /append only/)
    }
  })

  test('the database refuses a price of nothing and a stock below nothing', async ({ assert }) => {
    const { product } = await givenOrder()
    for (const [sql, name] of [
      ['UPDATE products SET price = 0 WHERE id = ?', /products_price/],
      ['UPDATE stock_items SET qty = -1 WHERE product_id = ?', /stock_items_qty/],
    ] as const) {
      await assert.rejects(() => transaction((trx) => rows(trx, sql, [product.id])), name)
    }
  })

  test('a shared stock beside combinations is a slip', async ({ assert }) => {
    const product = await givenProduct({ variations: { Size: ['S'] } })
    const { value } = product.variation('S')
    const counts = [
      { combination: '', qty: 1 },
      { combination: String(value), qty: 1 },
    ]
    await assert.rejects(() => givenStock(product.id, counts), /shared stock beside combinations/)
  })
})
