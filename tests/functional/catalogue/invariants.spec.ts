import '#start/invariants'
import { test } from '@japa/runner'
import { shopReader } from '#app/database/engine'
import { rows } from '#app/database/statement'
import { transaction } from '#app/transaction'
import { changeOrderStatus } from '#catalogue'
import { cancelOrder } from '#catalogue/desk/actions/change_order_status'
import { verifyInvariants } from '#points/truths/verify_truths_sql'
import { givenProduct } from '#tests/support/catalogue'
import { givenOrder } from '#tests/support/orders'
import { givenOrderInWork, substitute } from '#tests/support/parcels'

/** The truths of the catalogue with how often each is broken now. */
async function broken(): Promise<Record<string, number>> {
  const checked = await verifyInvariants(shopReader())
  const own = checked.filter(({ id }) =>
    /^(orders|stock|parcels|substitutions|remainders)-/.test(id)
  )
  return Object.fromEntries(own.map(({ id, violations }) => [id, violations]))
}

const spoil = (sql: string, values: (string | number)[]) =>
  transaction((trx) => rows(trx, sql, values))

test.group('Truths of the catalogue', () => {
  test('orders and cancellations break none', async ({ assert }) => {
    const before = await broken()
    await givenOrder()
    const { orderId } = await givenOrder()
    await transaction((trx) => cancelOrder(trx, { orderId }))
    assert.deepEqual(await broken(), before)
    assert.sameMembers(Object.keys(before), [
      'orders-paid',
      'orders-total',
      'stock-conserved',
      'orders-refunded',
      'orders-restocked',
      'orders-steps',
      'orders-of-deleted',
      'orders-free-lines',
      'orders-rewards-used',
      'parcels-fit',
      'parcels-complete',
      'parcels-delivered',
      'substitutions-paid',
      'substitutions-stocked',
      'remainders-paid',
      'remainders-stocked',
    ])
  })

  const wounds: [string, string, string, string[]][] = [
    [
      'a total that was changed',
      'UPDATE orders SET total = total + 1 WHERE id = ?',
      'UPDATE orders SET total = total - 1 WHERE id = ?',
      ['orders-paid', 'orders-total'],
    ],
    [
      'a status that was changed by hand',
      "UPDATE orders SET status = 'cancelled' WHERE id = ?",
      "UPDATE orders SET status = 'received' WHERE id = ?",
      ['orders-refunded', 'orders-restocked', 'orders-steps'],
    ],
    [
      'stock that was changed by hand',
      `UPDATE stock_items SET qty = qty + 1
        WHERE id IN (SELECT stock_item_id FROM order_lines WHERE order_id = ?)`,
      `UPDATE stock_items SET qty = qty - 1
        WHERE id IN (SELECT stock_item_id FROM order_lines WHERE order_id = ?)`,
      ['stock-conserved'],
    ],
    [
      'an open order of a member that was deleted by hand',
      'UPDATE orders SET member_deleted_at = 1 WHERE id = ?',
      'UPDATE orders SET member_deleted_at = NULL WHERE id = ?',
      ['orders-of-deleted'],
    ],
    [
      'a moment of placing that was changed',
      'UPDATE orders SET placed_at = placed_at + 1 WHERE id = ?',
      'UPDATE orders SET placed_at = placed_at - 1 WHERE id = ?',
      ['orders-steps'],
    ],
    [
      'a quantity that was changed',
      'UPDATE order_lines SET quantity = quantity + 1 WHERE order_id = ?',
      'UPDATE order_lines SET quantity = quantity - 1 WHERE order_id = ?',
      ['orders-total'],
    ],
  ]

  /** Wounds of an order that was delivered with another gift in place of the ordered one. */
  const lateWounds: typeof wounds = [
    [
      'a line with fewer pieces than were sent',
      'UPDATE order_lines SET quantity = quantity - 1 WHERE order_id = ?',
      'UPDATE order_lines SET quantity = quantity + 1 WHERE order_id = ?',
      ['orders-total', 'parcels-fit', 'substitutions-paid', 'substitutions-stocked'],
    ],
    [
      'a line with more pieces than were sent',
      'UPDATE order_lines SET quantity = quantity + 1 WHERE order_id = ?',
      'UPDATE order_lines SET quantity = quantity - 1 WHERE order_id = ?',
      ['orders-total', 'parcels-complete', 'substitutions-paid', 'substitutions-stocked'],
    ],
    [
      'a parcel of a delivered order that never arrived',
      'UPDATE parcels SET delivered_at = NULL WHERE order_id = ?',
      'UPDATE parcels SET delivered_at = sent_at WHERE order_id = ?',
      ['parcels-delivered'],
    ],
    [
      'an order that was sent and stands in processing',
      "UPDATE orders SET status = 'processing' WHERE id = ?",
      "UPDATE orders SET status = 'delivered' WHERE id = ?",
      ['parcels-complete'],
    ],
    [
      'a price that was changed after the difference came back',
      'UPDATE order_lines SET price = price + 1 WHERE order_id = ?',
      'UPDATE order_lines SET price = price - 1 WHERE order_id = ?',
      ['orders-total', 'substitutions-paid'],
    ],
  ]

  for (const [title, wound, heal, ids] of lateWounds) {
    test(`${title} is found`, async ({ assert }) => {
      const product = await givenProduct({ price: 100, stock: 5 })
      const other = await givenProduct({ price: 80, stock: 5 })
      const order = await givenOrderInWork([{ product, quantity: 2 }])
      const { orderId } = order
      await substitute(order, [order.lineIds[0], other.id], false)
      for (const to of ['shipped', 'delivered'] as const) {
        await transaction((trx) => changeOrderStatus(trx, { orderId, to }))
      }
      const before = await broken()
      await spoil(wound, [orderId])
      const after = await broken()
      await spoil(heal, [orderId])
      const found = Object.keys(after).filter((id) => after[id] === before[id] + 1)
      assert.sameMembers(found, ids)
      assert.deepEqual(await broken(), before)
    })
  }

  for (const [title, wound, heal, ids] of wounds) {
    test(`${title} is found`, async ({ assert }) => {
      const { orderId } = await givenOrder()
      const before = await broken()
      await spoil(wound, [orderId])
      const after = await broken()
      await spoil(heal, [orderId])
      const found = Object.keys(after).filter((id) => after[id] === before[id] + 1)
      assert.sameMembers(found, ids)
      assert.deepEqual(await broken(), before)
    })
  }
})
